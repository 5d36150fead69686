import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import type { HeroSection } from '../../schema/generated/siteContent.ts'
import type { PagePicture } from '../../schema/pageContent.ts'
import { Artwork } from '../components/Artwork.tsx'
import { brightButton, button } from '../components/button.ts'
import { headlineSize } from '../components/headlineSize.ts'
import { Icon } from '../components/Icon.tsx'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { useLandmarkName } from './landmark.ts'

interface HeroProps {
  section: HeroSection
  /** Pictures of one's own, by their path in the content. */
  pictures: Record<string, PagePicture>
  /** The page has one headline of the first order. */
  first: boolean
  /** Letters of a word in the title that asks for a smaller one on a phone. */
  longWord: number | undefined
  /** What stands below the buttons. */
  children?: ReactNode
}

/** A poster: the headline stands on the beam, the columns carry it, the rest is written on the floor. */
export function Hero({ section, pictures, first, longWord, children }: HeroProps) {
  const text = useContentText()
  const titleId = `${section.id}-title`
  const own = section.picture && pictures[section.picture.file]
  return (
    <Box
      component="section"
      id={section.id}
      aria-labelledby={useLandmarkName(titleId)}
      sx={frame}
    >
      <Container>
        <Box sx={grid}>
          <Typography
            variant="h1"
            component={first ? 'h1' : 'h2'}
            id={titleId}
            sx={longWord === undefined ? null : fitting(longWord)}
          >
            {text(section.title)}
          </Typography>
          {own && section.picture ? (
            <div>
              <Picture
                picture={own}
                alt={text(section.picture.alt)}
                sizes="(min-width: 1536px) 1376px, 90vw"
                first={first}
                sx={own.sources.length > 0 ? photo : drawing}
              />
            </div>
          ) : (
            section.drawing !== false && <Artwork sx={picture} />
          )}
          <Typography variant="subtitle1" className="floor">
            {text(section.text)}
          </Typography>
          <div className="floor">
            <Box sx={actions}>
              <Box component="a" href={`#${section.button.section}`} sx={brightButton}>
                {text(section.button.label)}
              </Box>
              {section.link && (
                <Box component="a" href={`#${section.link.section}`} sx={quiet}>
                  <span>{text(section.link.label)}</span>
                  <Icon name="arrow" />
                </Box>
              )}
            </Box>
            {section.note && (
              <Typography variant="body2">{text(section.note)}</Typography>
            )}
            {children}
          </div>
        </Box>
      </Container>
    </Box>
  )
}

const frame = {
  overflow: 'clip',
  paddingBlock: 'clamp(1.5rem, 3vw, 2.5rem)',
  color: 'brand.onGround',
  bgcolor: 'brand.panel',
  // Printers leave grounds out.
  '@media print': { color: 'text.primary', bgcolor: 'transparent' },
} as const

/** The first button is to be seen on a low window too. */
const low = { maxHeight: 'max(7rem, 45svh - 8.5rem)' } as const

const picture = {
  width: '1px',
  height: 'clamp(11rem, 22vw, 26rem)',
  ml: '66%',
  ...low,
  // Where the system picks the colours, words on the floor would stand in boxes.
  '@media (forced-colors: active)': { display: 'none' },
  // The one gesture of the page: the sun comes up, once. As a transform it would be a layer of its own, and at once it
  // would compete with the first view for the processor.
  '@keyframes rise': { from: { cy: '42px' } },
  '@media (prefers-reduced-motion: no-preference)': {
    '& .sun': { animation: 'rise .6s .3s ease-out backwards' },
  },
} as const

/** On a phone the size at which so many wide letters fill a line. */
const fitting = (letters: number) => ({
  fontSize: headlineSize(Math.floor(1580 / letters) / 10),
})

const own = {
  display: 'block',
  width: '100%',
  height: 'clamp(14rem, 28vw, 34rem)',
  ...low,
} as const
/** Cut to the poster's shape. */
const photo = { ...own, objectFit: 'cover', borderRadius: 1 } as const
/** Shown whole. */
const drawing = { ...own, objectFit: 'contain' } as const

/** Everything over the whole width, but the words on the floor side by side where there is room. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 6,
  '& > :not(.floor)': { gridColumn: '1 / -1' },
  '& > .floor': { position: 'relative' },
  '& > .floor > * + *': { mt: 2 },
  // Closer together: drawing, words and the way on share the first view.
  '& > :not(.floor) + :not(.floor)': { my: -3 },
  '& > div.floor': { mt: { xs: -4, md: 0 } },
} as const

// Its words stand at the margin and near their neighbours: border and a thumb's height do not count.
const quiet = { ...button, px: 0, m: '-8px -1px' } as const

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 2,
  '@media print': { display: 'none' },
} as const
