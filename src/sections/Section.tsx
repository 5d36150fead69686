import type { Section as SectionContent } from '../../schema/generated/siteContent.ts'
import { usePage } from '../components/page.ts'
import { Cases } from './Cases.tsx'
import { Clients } from './Clients.tsx'
import { Contact } from './Contact.tsx'
import { Footer } from './Footer.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { HeroClients } from './HeroClients.tsx'
import { Hours } from './Hours.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { Quotes } from './Quotes.tsx'
import { Services } from './Services.tsx'
import { Steps } from './Steps.tsx'
import { Team } from './Team.tsx'

/** Maps an entry of `sections` to the component of its type. A new type does not compile until it has a component. */
export function Section({ section }: { section: SectionContent }) {
  const { site } = usePage()
  switch (section.type) {
    case 'hero': {
      const isFirst = section === site.sections.find(({ type }) => type === 'hero')
      const clients = site.sections.find((entry) => entry.type === 'clients')
      const shown = clients ? chosen(site.clients, clients.show) : []
      return (
        <Hero section={section} isFirst={isFirst}>
          {isFirst && clients && shown.length > 0 && (
            <HeroClients label={section.clients ?? clients.title} clients={shown} />
          )}
        </Hero>
      )
    }
    case 'services':
      return <Services section={section} services={chosen(site.services, section.show)} />
    case 'cases':
      return <Cases section={section} />
    case 'quotes':
      return <Quotes section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'team':
      return <Team section={section} />
    case 'prices':
      return <Prices section={section} />
    case 'gallery':
      return <Gallery section={section} />
    case 'hours':
      return <Hours section={section} />
    case 'clients':
      return <Clients section={section} clients={chosen(site.clients, section.show)} />
    case 'contact':
      return <Contact section={section} />
    case 'footer':
      return <Footer section={section} offices={chosen(site.offices, section.show)} />
  }
}

/** The entries that a section names, in its order, or all of them if it names none. */
function chosen<Entry extends { id: string }>(
  entries: Entry[] = [],
  ids?: string[],
): Entry[] {
  if (!ids) return entries
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
