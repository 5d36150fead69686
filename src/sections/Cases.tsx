import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { CasesSection } from '../../schema/generated/siteContent.ts'
import { darkScheme } from '../components/darkScheme.ts'
import { usePage } from '../components/page.ts'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { EntryList } from './EntryList.tsx'
import { PageSection } from './PageSection.tsx'
import { Paragraphs } from './Paragraphs.tsx'

/** Projects for clients, each with its result as a large figure. */
export function Cases({ section }: { section: CasesSection }) {
  const contentText = useContentText()
  const { pictures, drawingsFile } = usePage()
  const { entries } = section
  const hasPictures = entries.some(({ picture }) => picture)
  return (
    <PageSection section={section}>
      <EntryList>
        {entries.map(({ client, problem, figure, result, picture }, index) => {
          const pagePicture = picture && pictures[picture.file]
          return (
            <Box key={problem} component="li" sx={itemStyle}>
              {pagePicture ? (
                <Picture
                  picture={pagePicture}
                  alt={contentText(picture.alt)}
                  sizes={sizesOf(index, entries.length)}
                  sx={pagePicture.sources.length > 0 ? photoStyle : imageStyle}
                />
              ) : (
                // If other cases have a picture, a case without one gets a drawing.
                hasPictures &&
                drawingsFile !== undefined && (
                  <Box
                    component="img"
                    src={`${drawingsFile}#place-${index % 2 === 0 ? 'left' : 'right'}`}
                    alt=""
                    loading="lazy"
                    sx={imageStyle}
                  />
                )
              )}
              <Typography variant="h3">{client}</Typography>
              <Typography
                variant="h2"
                component="p"
                sx={{ mt: 1, color: 'primary.main' }}
              >
                {contentText(figure)}
              </Typography>
              <Typography sx={{ fontWeight: 'fontWeightBold' }}>
                {contentText(result)}
              </Typography>
              <Box sx={textStyle}>
                <Paragraphs text={contentText(problem)} />
              </Box>
            </Box>
          )
        })}
      </EntryList>
    </PageSection>
  )
}

/** The `sizes` of a picture in up to three columns; the cases of the last row share it (EntryList.tsx). */
function sizesOf(index: number, count: number): string {
  const inRow = (columns: number) => Math.min(columns, count - index + (index % columns))
  const isInPair = count > 3 && count % 3 === 1 && index >= count - 4
  const columns = isInPair ? 2 : inRow(3)
  const share = (columns: number) => `${Math.round(90 / columns)}vw`
  const largest = `${Math.round(1376 / columns)}px`
  return `(min-width: 1536px) ${largest}, (min-width: 1031px) ${share(columns)}, (min-width: 676px) ${share(inRow(2))}, 90vw`
}

const itemStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: { xs: 3, md: 4 },
  bgcolor: 'brand.tint',
  overflow: 'hidden',
  '@media print': { p: 0 },
} as const

const textStyle = { '& * + p': { mt: 1 } } as const

/** A picture reaches the edges of its panel, in the same ratio for all files. */
const imageStyle = {
  display: 'block',
  width: { xs: 'calc(100% + 48px)', md: 'calc(100% + 64px)' },
  maxHeight: 320,
  height: 'auto',
  aspectRatio: '2',
  objectFit: 'cover',
  mx: { xs: -3, md: -4 },
  mt: { xs: -3, md: -4 },
  mb: 1,
} as const

/** In the dark scheme, bright photos would distract from the text. Drawings have colors for this scheme. */
const photoStyle = { ...imageStyle, [darkScheme]: { filter: 'brightness(.8)' } } as const
