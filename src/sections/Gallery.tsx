import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { GallerySection } from '../../schema/generated/siteContent.ts'
import type { PagePicture } from '../../schema/pageContent.ts'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'

interface GalleryProps {
  section: GallerySection
  /** By their path in the content. */
  pictures: Record<string, PagePicture>
}

/** Pictures side by side, whole and in rows of one height each: a picture takes as much of its row as it is wide. */
export function Gallery({ section, pictures }: GalleryProps) {
  const text = useContentText()
  const shown = section.entries.flatMap((entry) => {
    const picture = pictures[entry.file]
    return picture ? [{ ...entry, picture, ratio: picture.width / picture.height }] : []
  })
  return (
    <PageSection section={section}>
      <Box component="ul" sx={rows}>
        {rowsOf(shown).flatMap((row) =>
          row.map(({ file, picture, alt, caption, ratio }, index) => (
            <Box
              key={`${file} ${alt}`}
              component="li"
              sx={place(ratio, row, index === row.length - 1)}
            >
              <Box component="figure" sx={{ m: 0 }}>
                <Picture
                  picture={picture}
                  alt={text(alt)}
                  sizes={`min(92vw, ${Math.round(ratio * 480)}px)`}
                  sx={image}
                />
                {caption && (
                  <Typography variant="body2" component="figcaption" sx={{ mt: 1 }}>
                    {text(caption)}
                  </Typography>
                )}
              </Box>
            </Box>
          )),
        )}
      </Box>
    </PageSection>
  )
}

const rows = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: { xs: 3, md: 4 },
  m: 0,
  mt: { xs: 4, md: 8 },
  p: 0,
  listStyle: 'none',
} as const

/** Rows of three and, before them, of two, so that none is left alone. */
function rowsOf<Entry>(entries: Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / 3)
  const start = (row: number) => Math.floor((row * entries.length) / count)
  return Array.from({ length: count }, (_, row) =>
    entries.slice(start(row), start(row + 1)),
  )
}

/** How wide a row is to its height, at least: one portrait alone would be as high as two screens. */
const minRatio = 1.5

/** A picture takes of its row what its shape asks for; on a phone none that is wider than high shares one. */
function place(ratio: number, row: readonly { ratio: number }[], isLast: boolean) {
  const ratios = row.reduce((sum, each) => sum + each.ratio, 0)
  const whole = Math.max(ratios, minRatio)
  const ofRow = (width: number) =>
    // Rounded down: shares that add up to more than the row would not stand in one.
    `calc((100% - ${row.length - 1}rem) * ${Math.floor((1e4 * width) / whole) / 1e4})`
  return {
    flexGrow: { xs: 100 * round(ratio), sm: 0 },
    flexBasis: {
      xs: ratio > 1 ? '100%' : `${round(ratio * 11)}rem`,
      sm: ofRow(ratio),
    },
    // What such a row leaves free stays so.
    ...(ratios < minRatio && isLast && { mr: { sm: ofRow(minRatio - ratios) } }),
    minWidth: 0,
    maxWidth: '100%',
    breakInside: 'avoid',
  }
}

const round = (ratio: number) => Math.round(ratio * 100) / 100

const image = {
  display: 'block',
  width: '100%',
  height: 'auto',
} as const
