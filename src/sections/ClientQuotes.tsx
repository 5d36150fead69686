import Box from '@mui/material/Box'

import type { ClientsSection } from '../../schema/generated/siteContent.ts'
import { fontSizes } from '../components/fontSizes.ts'
import { useIsBelowHorizon } from './heroLayout.ts'
import { QuoteFigure } from './QuoteFigure.tsx'

/** Quotes of clients: the first one is large, the others are smaller and below it. */
export function ClientQuotes({ section }: { section: ClientsSection }) {
  const { quote: first, quotes = [] } = section
  const isBelowHorizon = useIsBelowHorizon()
  return (
    <>
      {first && (
        <QuoteFigure quote={first} sx={isBelowHorizon ? centeredQuote : largeQuote} />
      )}
      {quotes.length > 0 && (
        <Box sx={furtherQuotesStyle}>
          {quotes.map((quote) => (
            <QuoteFigure
              key={`${quote.text} ${quote.person}`}
              quote={quote}
              sx={furtherQuoteStyle}
            />
          ))}
        </Box>
      )}
    </>
  )
}

const largeQuote = {
  mt: 'clamp(2.5rem, 10vw, 5rem)',
  '& blockquote': {
    mb: 2,
    typography: 'h3',
    ...fontSizes('1.75rem', { 600: 2.25, 900: 2.75, 1200: 3.125, 1400: 3.625 }),
    lineHeight: 1.08,
    // Moves the quotation mark out of the text, which stays aligned with the left edge.
    textIndent: { sm: '-.5em' },
  },
} as const

const furtherQuotesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  columnGap: 4,
  rowGap: 4,
  mt: 'clamp(2.5rem, 4vw, 4rem)',
} as const

/** Portraits are aligned, regardless of the length of the quotes above them. */
const furtherQuoteStyle = {
  display: 'flex',
  flexDirection: 'column',
  '& blockquote': {
    flexGrow: 1,
    mb: 2,
    maxWidth: '32em',
    fontSize: { xs: '1.25rem', sm: '1.375rem', md: '1.5rem' },
    lineHeight: 1.4,
    textIndent: { sm: '-.4em' },
    textWrap: 'balance',
  },
} as const

const centeredQuote = {
  ...largeQuote,
  textAlign: 'center',
  '& figcaption': { justifyContent: 'center' },
  '& blockquote': { ...largeQuote['& blockquote'], textIndent: 0 },
} as const
