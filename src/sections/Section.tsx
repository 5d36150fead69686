import Box from '@mui/material/Box'

import type {
  HeroSection,
  Section as SectionContent,
} from '../../schema/generated/siteContent.ts'
import { typefaceOf } from '../../schema/look/typefaces.ts'
import { defaultLayout } from '../../schema/model/defaults.ts'
import type { PageContent } from '../../schema/pageContent.ts'
import { visuallyHidden } from '../components/visuallyHidden.ts'
import { Cases } from './Cases.tsx'
import { Clients } from './Clients.tsx'
import { ClientsGlimpse } from './ClientsGlimpse.tsx'
import { Contact } from './Contact.tsx'
import { Footer } from './Footer.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { HeroLayoutProvider } from './heroLayout.ts'
import { Hours } from './Hours.tsx'
import { LandmarkProvider } from './landmark.ts'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { Quotes } from './Quotes.tsx'
import { Services } from './Services.tsx'
import { Steps } from './Steps.tsx'
import { Team } from './Team.tsx'

interface SectionProps {
  section: SectionContent
  content: PageContent
  year: number
}

/** An entry of `sections`. On a page without a hero the first one has an h1 for screen readers. */
export function Section(props: SectionProps) {
  const { section, content } = props
  const { sections, company } = content.site
  const hero = sections.find((each) => each.type === 'hero')
  return (
    <>
      {!hero && section === sections[0] && (
        <Box component="h1" sx={visuallyHidden}>
          {company.name}
        </Box>
      )}
      <LandmarkProvider value={!content.sectionsWithRepeatedTitle.includes(section.id)}>
        <HeroLayoutProvider value={hero?.layout ?? defaultLayout}>
          <SectionOfType {...props} hero={hero} />
        </HeroLayoutProvider>
      </LandmarkProvider>
    </>
  )
}

/** Maps an entry to the component of its type. A new type does not compile until it has a component. */
function SectionOfType({
  section,
  content,
  year,
  hero,
}: SectionProps & { hero: HeroSection | undefined }) {
  const { site, pictures, drawingsFile } = content
  switch (section.type) {
    case 'hero': {
      const isFirst = section === hero
      const clients = site.sections.find((each) => each.type === 'clients')
      const shown = clients ? chosen(site.clients, clients.show) : []
      return (
        <Hero section={section} content={content} isFirst={isFirst}>
          {isFirst && clients && shown.length > 0 && (
            <ClientsGlimpse label={section.clients ?? clients.title} clients={shown} />
          )}
        </Hero>
      )
    }
    case 'services':
      return (
        <Services
          section={section}
          services={chosen(site.services, section.show)}
          widestWords={content.widestWords}
          drawings={drawingsFile}
          pictures={pictures}
        />
      )
    case 'cases':
      return <Cases section={section} pictures={pictures} drawings={drawingsFile} />
    case 'quotes':
      return <Quotes section={section} pictures={pictures} />
    case 'steps':
      return <Steps section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'team':
      return <Team section={section} pictures={pictures} />
    case 'prices':
      return <Prices section={section} />
    case 'gallery':
      return <Gallery section={section} pictures={pictures} />
    case 'hours':
      return (
        <Hours section={section} company={site.company} offices={site.offices ?? []} />
      )
    case 'clients':
      return (
        <Clients
          section={section}
          clients={chosen(site.clients, section.show)}
          pictures={pictures}
          typeface={typefaceOf(site)}
          bandCount={content.bandCounts[section.id]}
          drawings={content.motif.hasYears ? drawingsFile : undefined}
          founded={site.company.since}
          year={year}
        />
      )
    case 'contact':
      return (
        <Contact
          section={section}
          company={site.company}
          email={site.email}
          captcha={site.captcha}
          pictures={pictures}
          drawings={drawingsFile}
          hasView={content.motif.scene !== ''}
        />
      )
    case 'footer':
      return (
        <Footer
          section={section}
          company={site.company}
          nameWidth={content.nameWidth}
          mark={content.mark}
          offices={chosen(site.offices, section.show)}
          drawings={content.motif.hasYears ? drawingsFile : undefined}
          year={year}
        />
      )
  }
}

/** The entries that a section names, in its order; all of them when it names none. */
function chosen<Entry extends { id: string }>(
  entries: Entry[] = [],
  ids?: string[],
): Entry[] {
  if (!ids) return entries
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
