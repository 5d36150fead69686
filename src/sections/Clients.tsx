import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { usePage } from '../components/page.ts'
import { ClientList } from './ClientList.tsx'
import { ClientQuotes } from './ClientQuotes.tsx'
import { Facts } from './Facts.tsx'
import { PageSection } from './PageSection.tsx'
import { YearChart } from './YearChart.tsx'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
}

export function Clients({ section, clients }: ClientsProps) {
  const { bandCounts } = usePage()
  const { facts = [] } = section
  const bandCount = bandCounts[section.id]
  // Fewer than four figures leave room for the sentence beside them.
  const isTextBeside = facts.length > 0 && facts.length < 4
  return (
    <PageSection
      section={isTextBeside ? { ...section, text: undefined } : section}
      background="wall"
    >
      {bandCount && <YearChart section={section} bandCount={bandCount} />}
      {facts.length > 0 && (
        <Facts
          facts={facts}
          text={isTextBeside ? section.text : undefined}
          clients={clients}
        />
      )}
      <ClientQuotes section={section} />
      <ClientList clients={clients} />
    </PageSection>
  )
}
