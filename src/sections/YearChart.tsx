import Box from '@mui/material/Box'

import type { ClientsSection } from '../../schema/generated/siteContent.ts'
import { bandHeights } from '../../schema/look/record.ts'
import { usePage } from '../components/page.ts'
import { useContentText } from '../i18n/useText.ts'
import { decoration } from './heroParts.tsx'

interface YearChartProps {
  section: ClientsSection
  /** The number of bands, one for each client whose year is known. */
  bandCount: number
}

/**
 * The clients' years as a building: a column for each year, a beam with the owner's text, and on it a band for each
 * client. The list of clients below has the same information as text.
 */
export function YearChart({ section, bandCount }: YearChartProps) {
  const contentText = useContentText()
  const { motif, drawingsFile } = usePage()
  const drawings = motif.hasYears ? drawingsFile : undefined
  return (
    <Box component="figure" sx={figureStyle}>
      {drawings !== undefined && (
        <Box
          component="img"
          src={`${drawings}#${section.id}-bands`}
          alt=""
          loading="lazy"
          sx={[bands, ratioOf(bandCount)]}
        />
      )}
      {section.record && (
        <Box component="figcaption" sx={beamStyle}>
          {contentText(section.record)}
        </Box>
      )}
      {drawings !== undefined && (
        <Box
          component="img"
          src={`${drawings}#years`}
          alt=""
          loading="lazy"
          sx={columnsStyle}
        />
      )}
    </Box>
  )
}

/** Like the hero's beam, reaches from the left edge of the text to the right edge of the window. */
const figureStyle = {
  m: { xs: '1.5rem calc(50% - 50vw) 0 0', md: '1.25rem calc(50% - 50vw) 0 0' },
} as const

const bands = { display: 'block', width: '100%', height: 'auto', ...decoration } as const

/** The ratio of the drawing (schema/look/recordDrawings.ts), so that nothing moves when the file has loaded. */
const ratioOf = (bandCount: number) => ({
  aspectRatio: {
    xs: `960 / ${bandHeights.phone * bandCount}`,
    sm: `960 / ${bandHeights.tablet * bandCount}`,
    md: `960 / ${bandHeights.desktop * bandCount}`,
  },
})

const beamStyle = {
  p: 'clamp(.75rem, 1.2vw, 1.25rem) clamp(12px, 1.7vw, 24px)',
  pr: 'max(16px, 50vw - 50%)',
  typography: 'h1',
  lineHeight: 1.08,
  fontSize: { xs: 'min(1.75rem, 7.5vw)', sm: '2rem', md: 'min(3.7vw, 4.5rem)' },
  color: 'brand.ground',
  bgcolor: 'brand.onGround',
  '@media print': { p: 0, color: 'inherit', bgcolor: 'transparent' },
} as const

const columnsStyle = {
  display: 'block',
  width: '100%',
  height: 'clamp(6.5rem, 15vw, 16rem)',
  ...decoration,
} as const
