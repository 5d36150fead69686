import type { PageContent } from '../../schema/pageContent.ts'
import type { Section as SectionContent } from '../../schema/siteContent.ts'
import { Clients } from './Clients.tsx'
import { Contact } from './Contact.tsx'
import { Footer } from './Footer.tsx'
import { Hero } from './Hero.tsx'
import { Services } from './Services.tsx'

interface SectionProps {
  section: SectionContent
  site: PageContent['site']
  year: number
}

/** Maps an entry of `sections` to its component. A new type does not compile until it has one. */
export function Section({ section, site, year }: SectionProps) {
  switch (section.type) {
    case 'hero':
      return <Hero section={section} />
    case 'services':
      return <Services section={section} services={chosen(site.services, section.show)} />
    case 'clients':
      return <Clients section={section} clients={chosen(site.clients, section.show)} />
    case 'contact':
      return (
        <Contact
          section={section}
          company={site.company}
          email={site.email}
          captcha={site.captcha}
        />
      )
    case 'footer':
      return (
        <Footer
          section={section}
          company={site.company}
          offices={chosen(site.offices, section.show)}
          year={year}
        />
      )
  }
}

/** The entries that a section names, in its order; all of them when it names none. */
function chosen<Entry extends { id: string }>(entries: Entry[], ids?: string[]): Entry[] {
  if (!ids) return entries
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
