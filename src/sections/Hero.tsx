import Box from '@mui/material/Box'
import Container from '@mui/material/Container'

import { defaultLayout } from '../../schema/model/defaults.ts'
import {
  fontSizeAcrossPage,
  Artwork,
  belowHeader,
  cover,
  textLeft,
  Headline,
  HeroContainer,
  Introduction,
  onGround,
  skyColors,
  type HeroProps,
  useHeroPicture,
} from './heroParts.tsx'
import { HorizonHero } from './HorizonHero.tsx'
import { SplitHero } from './SplitHero.tsx'

/** The hero in the layout that the content chooses. A new layout does not compile until it has a component. */
export function Hero(props: HeroProps) {
  switch (props.section.layout ?? defaultLayout) {
    case 'beam':
      return <BeamHero {...props} />
    case 'split':
      return <SplitHero {...props} />
    case 'horizon':
      return <HorizonHero {...props} />
  }
}

/** The hero as a building: the headline is the roof, and the other texts are on the ground in front of it. */
function BeamHero(hero: HeroProps) {
  const { section, children } = hero
  const heroPicture = useHeroPicture(section)
  return (
    <HeroContainer section={section} sx={onGround}>
      <Box sx={skyStyle}>
        <Box sx={heroPicture?.fills ? [roofStyle, overPhotoStyle] : roofStyle}>
          <Headline {...hero} fontSizeOf={fontSizeAcrossPage} />
        </Box>
        <Artwork
          {...hero}
          sizes="100vw"
          styles={{ cover: photoStyle, contain: drawingStyle, scene: sceneStyle }}
        />
      </Box>
      <Container sx={floorStyle}>
        <div>
          <Introduction section={section} />
        </div>
        {children}
      </Container>
    </HeroContainer>
  )
}

const skyStyle = {
  // Keeps the moon in front of the sky and behind the roof.
  position: 'relative',
  isolation: 'isolate',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  // Clips the drawing, which would otherwise be behind the text below.
  overflowY: 'clip',
  pt: belowHeader,
  ...skyColors,
  '@media print': { pt: 2, backgroundImage: 'none' },
} as const

/** The background of the headline, from the left edge of the text to the right edge of the window. */
const roofStyle = {
  position: 'relative',
  ml: textLeft,
  pt: 'clamp(.5rem, 1.2vw, 1.25rem)',
  pb: 'clamp(.5rem, 1.6vw, 1.75rem)',
  pl: 'clamp(12px, 1.7vw, 24px)',
  pr: textLeft,
  bgcolor: 'brand.onGround',
  color: 'brand.ground',
  '@media print': { p: 0, color: 'inherit' },
} as const

const sceneStyle = {
  width: '1px',
  ml: textLeft,
  // The scene takes the height that the text leaves.
  flex: {
    xs: '1 0 clamp(5rem, 100svh - 48rem, 15rem)',
    md: '1 0 clamp(5rem, 100svh - 36rem, 9.5rem)',
  },
  height: 0,
} as const

/** A photo replaces the sky. */
const photoStyle = {
  ...cover,
  zIndex: -1,
  '@media print': { position: 'static', height: 'auto' },
} as const

/** The minimum part of the photo that is visible below the roof. */
const overPhotoStyle = { mb: 'clamp(9rem, 30svh, 26rem)' } as const

/** The owner's drawing is shown uncropped. */
const drawingStyle = {
  display: 'block',
  width: '100%',
  height: 'clamp(14rem, 28vw, 34rem)',
  maxHeight: 'max(7rem, 45svh - 8.5rem)',
  mt: 2,
  objectFit: 'contain',
} as const

const floorStyle = {
  position: 'relative',
  display: 'grid',
  // Aligns the last column with that of the sections below, which have wider gaps.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) calc((100% - 64px) / 3)',
  },
  columnGap: 3,
  rowGap: 6,
  paddingBlock: 'clamp(1rem, 3vw, 2.5rem)',
  '& > :first-of-type > * + *': { mt: 'max(12px, 1.4vw)' },
  '& > div + div': { mt: { xs: -4, md: 0 } },
  '& p': { maxWidth: '34em' },
} as const
