import Box from '@mui/material/Box'

import type { Fact } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'

interface FactsProps {
  facts: Fact[]
  /** The section's sentence, which leads on to the logos. */
  text: string | undefined
}

/** Figures about the company, larger than anything else on the page: on the logos' columns, on phones in rows. */
export function Facts({ facts, text: sentence }: FactsProps) {
  const text = useContentText()
  // As large as the longest figure has room in one of four columns, on phones in a row.
  const longest = Math.max(...facts.map(({ figure }) => text(figure).length))
  const sizeOf = (room: number) => `min(${Math.round(room / longest)}vw, 14rem)`
  return (
    <Box sx={block}>
      <Box component="dl" sx={facts.length > 3 ? [list, fourOnTablet] : list}>
        {facts.map(({ figure, text: words }) => (
          <div key={words}>
            <dt>{text(words)}</dt>
            <Box
              component="dd"
              sx={{
                ...large,
                fontSize: { xs: sizeOf(48), sm: sizeOf(36), md: sizeOf(26) },
              }}
            >
              {text(figure)}
            </Box>
          </div>
        ))}
      </Box>
      {sentence && (
        <Box component="p" sx={leadOn}>
          {text(sentence)}
        </Box>
      )}
    </Box>
  )
}

const words = { xs: '1.0625rem', sm: '1.5rem', md: 'clamp(1.125rem, 1.5vw, 1.375rem)' }

const block = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'end',
  columnGap: 4,
  rowGap: { xs: 3, md: 5 },
  mt: 'clamp(1.5rem, 3vw, 3rem)',
} as const

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'subgrid',
  },
  gridColumn: { lg: 'span 3' },
  columnGap: { xs: 2, sm: 4 },
  rowGap: { xs: 1, md: 4 },
  m: 0,
  '& > div': {
    display: { xs: 'grid', md: 'flex' },
    gridTemplateColumns: 'subgrid',
    gridColumn: { xs: '1 / -1', md: 'auto' },
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: { xs: 'center', md: 'start' },
  },
  '& dt': {
    gridArea: '1 / 2',
    maxWidth: '12em',
    fontSize: words,
    lineHeight: 1.25,
    textWrap: 'balance',
  },
} as const

const leadOn = { m: 0, fontSize: words, lineHeight: 1.25, textWrap: 'balance' } as const

const fourOnTablet = {
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'subgrid' },
  gridColumn: { lg: '1 / -1' },
} as const

// The letters' own white would set it off the words' edge.
const large = { typography: 'h2', lineHeight: 1, m: 0, ml: '-.045em' } as const
