import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { PricesSection } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'

/** Prices as on a menu: the offer at the left, its price at the right. */
export function Prices({ section }: { section: PricesSection }) {
  const contentText = useContentText()
  return (
    <PageSection section={section}>
      <Box component="ul" role="list" sx={listStyle}>
        {section.entries.map(({ title, text: description, price }) => (
          <li key={`${title} ${price}`}>
            <Box sx={lineStyle}>
              <Typography variant="h3">{contentText(title)}</Typography>
              <Typography variant="h3" component="p" sx={amountStyle}>
                {contentText(price)}
              </Typography>
            </Box>
            {description && (
              <Typography sx={textStyle}>{contentText(description)}</Typography>
            )}
          </li>
        ))}
      </Box>
    </PageSection>
  )
}

const listStyle = {
  m: 0,
  mt: { xs: 4, md: 8 },
  p: 0,
  listStyle: 'none',
  borderBottom: '1px solid',
  '& > li': {
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 4,
    alignItems: 'baseline',
    py: { xs: 2, md: 3 },
    borderTop: '1px solid',
    breakInside: 'avoid',
  },
} as const

/** On wide screens, the entry is a grid of three columns: title, text, and price. */
const lineStyle = {
  display: { xs: 'flex', md: 'contents' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
} as const

const amountStyle = {
  gridArea: '1 / 3',
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
  textAlign: { md: 'end' },
} as const

const textStyle = { gridArea: '1 / 2', mt: { xs: 1, md: 0 } } as const
