import Box from '@mui/material/Box'

import type { ClientQuote, Quote } from '../../schema/generated/siteContent.ts'
import { Portrait } from '../components/Portrait.tsx'
import { useContentText } from '../i18n/useText.ts'

interface QuoteFigureProps {
  quote: Quote | ClientQuote
  sx: object
}

/** A quote, with the name and role of the person. */
export function QuoteFigure({ quote, sx }: QuoteFigureProps) {
  const contentText = useContentText()
  return (
    <Box component="figure" sx={[figureStyle, sx]}>
      <blockquote>{contentText(quote.text)}</blockquote>
      <figcaption>
        <Portrait file={quote.picture} size={{ xs: 72, md: 112 }} />
        <div>
          <strong>{quote.person}</strong>
          <span>{contentText(quote.role)}</span>
          <span>{quote.firm}</span>
        </div>
      </figcaption>
    </Box>
  )
}

const figureStyle = {
  m: 0,
  '& blockquote': { m: 0 },
  // The quotation marks of the page's language.
  '& blockquote::before': { content: 'open-quote' },
  '& blockquote::after': { content: 'close-quote' },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 2 },
  '& strong': { display: 'block' },
  '& span + span::before': { content: '", "' },
} as const
