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
  const ratios = section.entries.flatMap(({ file }) => {
    const picture = pictures[file]
    return picture ? [picture.width / picture.height] : []
  })
  const row = rowOf(ratios)
  return (
    <PageSection section={section}>
      <Box component="ul" sx={rows}>
        {section.entries.map(({ file, alt, caption }) => {
          const picture = pictures[file]
          if (!picture) return null
          const ratio = picture.width / picture.height
          return (
            <Box key={alt} component="li" sx={place(ratio, row)}>
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
          )
        })}
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
  // Those of the last row grow no further than the others: this takes what is left.
  '&::after': { content: '""', flexGrow: 1e5, ml: -2 },
} as const

/** Rows of three, or of two where three would leave one alone: `ratio` is how wide they are to their height, without the gaps. */
function rowOf(ratios: number[]): { count: number; ratio: number } {
  const count = ratios.length % 3 === 1 || ratios.length === 2 ? 2 : 3
  const all = ratios.reduce((sum, ratio) => sum + ratio, 0)
  return { count, ratio: (count * all) / ratios.length }
}

/** On a phone no picture that is wider than high shares its row. */
const place = (ratio: number, row: ReturnType<typeof rowOf>) => ({
  // Of factors that are less than one together, less than the whole is given out.
  flexGrow: 100 * round(ratio),
  flexBasis: {
    xs: ratio > 1 ? '100%' : `${round(ratio * 11)}rem`,
    // Rounded down: shares that add up to more than the row would not stand in one.
    sm: `max(${round(ratio * 8)}rem, (100% - ${row.count - 1}rem) * ${Math.floor((1e4 * ratio) / row.ratio) / 1e4})`,
  },
  minWidth: 0,
  maxWidth: '100%',
  breakInside: 'avoid',
})

const round = (ratio: number) => Math.round(ratio * 100) / 100

const image = {
  display: 'block',
  width: '100%',
  height: 'auto',
} as const
