import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { countedFrom } from '../../schema/look/record.ts'
import type { TypefaceName } from '../../schema/look/typefaces.ts'
import type { PageContent } from '../../schema/pageContent.ts'
import { ClientList } from './ClientList.tsx'
import { ClientQuotes } from './ClientQuotes.tsx'
import { Facts } from './Facts.tsx'
import { PageSection } from './PageSection.tsx'
import { YearChart } from './YearChart.tsx'

interface ClientsProps {
  section: ClientsSection
  clients: Client[]
  /** By their path in the content. */
  pictures: PageContent['pictures']
  typeface: TypefaceName
  /** The number of bands of the chart; undefined without a chart. */
  bandCount: number | undefined
  /** The file of drawings (scripts/build/brand/drawings.ts). */
  drawings: string | undefined
  /** The year in which the company began. */
  founded: number | undefined
  /** The current year of the visitor. */
  year: number
}

export function Clients({
  section,
  clients,
  pictures,
  typeface,
  bandCount,
  drawings,
  founded,
  year,
}: ClientsProps) {
  const { facts = [] } = section
  // Fewer than four figures leave room for the sentence beside them.
  const isTextBeside = facts.length > 0 && facts.length < 4
  return (
    <PageSection
      section={isTextBeside ? { ...section, text: undefined } : section}
      background="wall"
    >
      {bandCount && (
        <YearChart section={section} drawings={drawings} bandCount={bandCount} />
      )}
      {facts.length > 0 && (
        <Facts
          facts={facts}
          text={isTextBeside ? section.text : undefined}
          typeface={typeface}
          countedFrom={(counts) => countedFrom(counts, founded, clients)}
          year={year}
        />
      )}
      <ClientQuotes section={section} pictures={pictures} />
      <ClientList clients={clients} />
    </PageSection>
  )
}
