import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { PricesSection } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'

/** As on a good menu: what on the left, how much on the right, a line between. */
export function Prices({ section }: { section: PricesSection }) {
  const text = useContentText()
  return (
    <PageSection section={section}>
      <Box component="ul" sx={list}>
        {section.entries.map(({ title, text: whom, price }) => (
          <li key={title}>
            <Box sx={line}>
              <Typography variant="h3">{text(title)}</Typography>
              <Typography variant="h3" component="p" sx={amount}>
                {text(price)}
              </Typography>
            </Box>
            {whom && (
              <Typography sx={{ mt: 1, maxWidth: '36em' }}>{text(whom)}</Typography>
            )}
          </li>
        ))}
      </Box>
    </PageSection>
  )
}

const list = {
  m: 0,
  mt: { xs: 4, md: 8 },
  p: 0,
  maxWidth: '52rem',
  listStyle: 'none',
  borderBottom: '2px solid',
  '& > li': { py: { xs: 2, md: 3 }, borderTop: '2px solid', breakInside: 'avoid' },
} as const

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
} as const

const amount = { color: 'primary.main', fontVariantNumeric: 'tabular-nums' } as const
