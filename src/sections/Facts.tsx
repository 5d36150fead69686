import Box from '@mui/material/Box'

import type { Fact } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'

/** Figures about the company, larger than anything else on the page. */
export function Facts({ facts }: { facts: Fact[] }) {
  const text = useContentText()
  // On the columns of the services, of which there are three; as large as the longest figure has room in one of them.
  const columns = Math.max(3, facts.length)
  const longest = Math.max(...facts.map(({ figure }) => text(figure).length))
  const size = Math.min(18, Math.round(1100 / columns / longest) / 10)
  return (
    <Box
      component="dl"
      sx={[list, { gridTemplateColumns: { sm: `repeat(${columns}, minmax(0, 1fr))` } }]}
    >
      {facts.map(({ figure, text: words }) => (
        <div key={figure}>
          <dt>{text(words)}</dt>
          <Box
            component="dd"
            sx={{
              ...large,
              fontSize: { xs: 'min(24vw, 9rem)', sm: `min(${size}vw, ${size}rem)` },
            }}
          >
            {text(figure)}
          </Box>
        </div>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mt: 'clamp(2rem, 4vw, 3.5rem)',
  '& > div': {
    display: 'flex',
    flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
    justifyContent: 'flex-end',
    alignItems: { xs: 'center', sm: 'start' },
    columnGap: 2,
  },
  '& dt': {
    maxWidth: '11em',
    fontSize: 'clamp(1.0625rem, 1.5vw, 1.25rem)',
    lineHeight: 1.25,
  },
} as const

// The letters' own white would set it off the words' edge.
const large = { typography: 'h2', lineHeight: 1, m: 0, ml: '-.045em' } as const
