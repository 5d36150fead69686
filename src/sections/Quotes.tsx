import Box from '@mui/material/Box'

import type { Quote, QuotesSection } from '../../schema/generated/siteContent.ts'
import { inSteps } from '../components/inSteps.ts'
import { useContentText } from '../i18n/useText.ts'
import { EntryList } from './EntryList.tsx'
import { useIsBelowHorizon } from './heroLayout.ts'
import { PageSection } from './PageSection.tsx'

export function Quotes({ section }: { section: QuotesSection }) {
  return (
    <PageSection section={section} background="tint">
      <EntryList>
        {section.entries.map((entry) => (
          <li key={entry.text}>
            <Saying entry={entry} />
          </li>
        ))}
      </EntryList>
    </PageSection>
  )
}

function Saying({ entry }: { entry: Quote }) {
  const contentText = useContentText()
  const isBelowHorizon = useIsBelowHorizon()
  return (
    <Box component="figure" sx={[figure, isBelowHorizon && centredFigure]}>
      <Box component="blockquote" sx={words}>
        {contentText(entry.text)}
      </Box>
      <Box component="figcaption" sx={{ display: 'grid' }}>
        <strong>{entry.person}</strong>
        <span>{contentText(entry.role)}</span>
        <span>{entry.firm}</span>
      </Box>
    </Box>
  )
}

const figure = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  gap: 3,
  m: 0,
  pt: { xs: 2, md: 3 },
  borderTop: '1px solid',
} as const

const centredFigure = {
  alignItems: { sm: 'center' },
  textAlign: { sm: 'center' },
} as const

const words = {
  flexGrow: 1,
  m: 0,
  maxWidth: '32em',
  ...inSteps('1.25rem', { 900: 1.5 }),
  lineHeight: 1.45,
  // Quotation marks of the page's language.
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
} as const
