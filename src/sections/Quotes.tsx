import type { QuotesSection } from '../../schema/generated/siteContent.ts'
import { fontSizes } from '../components/fontSizes.ts'
import { EntryList } from './EntryList.tsx'
import { useIsBelowHorizon } from './heroLayout.ts'
import { PageSection } from './PageSection.tsx'
import { QuoteFigure } from './QuoteFigure.tsx'

export function Quotes({ section }: { section: QuotesSection }) {
  const isBelowHorizon = useIsBelowHorizon()
  return (
    <PageSection section={section} background="tint">
      <EntryList>
        {section.entries.map((entry) => (
          <li key={`${entry.text} ${entry.person}`}>
            <QuoteFigure
              quote={entry}
              sx={isBelowHorizon ? { ...figureStyle, ...centeredFigure } : figureStyle}
            />
          </li>
        ))}
      </EntryList>
    </PageSection>
  )
}

const figureStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  gap: 3,
  pt: { xs: 2, md: 3 },
  borderTop: '1px solid',
  '& > blockquote': {
    flexGrow: 1,
    maxWidth: '32em',
    ...fontSizes('1.25rem', { 900: 1.5 }),
    lineHeight: 1.45,
  },
} as const

const centeredFigure = {
  alignItems: { sm: 'center' },
  textAlign: { sm: 'center' },
} as const
