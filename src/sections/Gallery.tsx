import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { GallerySection } from '../../schema/generated/siteContent.ts'
import { usePage } from '../components/page.ts'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'

/** Pictures in rows, uncropped. The pictures of a row have the same height, so their ratios decide their widths. */
export function Gallery({ section }: { section: GallerySection }) {
  const { pictures } = usePage()
  const contentText = useContentText()
  const entries = section.entries.flatMap((entry) => {
    const picture = pictures[entry.file]
    return picture ? [{ ...entry, picture, ratio: picture.width / picture.height }] : []
  })
  return (
    <PageSection section={section}>
      <Box component="ul" role="list" sx={rowsStyle}>
        {rowsOf(entries).flatMap((row) =>
          row.map(({ file, picture, alt, caption, ratio }, index) => (
            <Box
              key={`${file} ${alt}`}
              component="li"
              sx={widthInRow(ratio, row, index === row.length - 1)}
            >
              <Box component="figure" sx={{ m: 0 }}>
                <Picture
                  picture={picture}
                  alt={contentText(alt)}
                  sizes={`min(92vw, ${Math.round(ratio * 480)}px)`}
                  sx={imageStyle}
                />
                {caption && (
                  <Typography variant="body2" component="figcaption" sx={{ mt: 1 }}>
                    {contentText(caption)}
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

const rowsStyle = {
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

/** Rows of up to three pictures, as equal as possible: no row has a single picture if there are several. */
function rowsOf<Entry>(entries: Entry[]): Entry[][] {
  const rowCount = Math.ceil(entries.length / 3)
  const start = (row: number) => Math.floor((row * entries.length) / rowCount)
  return Array.from({ length: rowCount }, (_, row) =>
    entries.slice(start(row), start(row + 1)),
  )
}

/** The minimum ratio of a row, width to height: a single portrait would otherwise be as high as two screens. */
const minRatio = 1.5

/** The width of a picture in its row, by its aspect ratio; on a phone, each landscape picture has a row to itself. */
function widthInRow(ratio: number, row: readonly { ratio: number }[], isLast: boolean) {
  const ratioSum = row.reduce((sum, entry) => sum + entry.ratio, 0)
  const rowRatio = Math.max(ratioSum, minRatio)
  const shareOfRow = (ratioShare: number) =>
    // Rounded down: with more than 100% in total, the last picture would wrap.
    `calc((100% - ${row.length - 1}rem) * ${Math.floor((1e4 * ratioShare) / rowRatio) / 1e4})`
  return {
    flexGrow: { xs: 100 * round(ratio), sm: 0 },
    flexBasis: {
      xs: ratio > 1 ? '100%' : `${round(ratio * 11)}rem`,
      sm: shareOfRow(ratio),
    },
    // Leaves the rest of an incomplete row empty.
    ...(ratioSum < minRatio && isLast && { mr: { sm: shareOfRow(minRatio - ratioSum) } }),
    minWidth: 0,
    maxWidth: '100%',
    breakInside: 'avoid',
  }
}

const round = (ratio: number) => Math.round(ratio * 100) / 100

const imageStyle = { display: 'block', width: '100%', height: 'auto' } as const
