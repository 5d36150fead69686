import Box from '@mui/material/Box'
import Container from '@mui/material/Container'

import {
  acrossPage,
  Artwork,
  decoration,
  wordsLeft,
  cover,
  Headline,
  HeroFrame,
  inkAtEdge,
  type HeroProps,
  Introduction,
  onGround,
  skyColors,
  contain,
  useOwnPicture,
} from './heroParts.tsx'

/** The picture from edge to edge, the headline along its lower edge. */
export function Horizon(hero: HeroProps) {
  const { section } = hero
  const picture = useOwnPicture(section)
  return (
    <HeroFrame section={section} sx={onGround}>
      <Box sx={[view, picture ? picture.fills && fading : decoration]}>
        <Artwork {...hero} sizes="100vw" styles={{ cover, contain, scene }} />
      </Box>
      <Container sx={ground}>
        <Headline {...hero} fitting={acrossPage} />
        <Introduction section={section} />
        {hero.children}
      </Container>
    </HeroFrame>
  )
}

const view = {
  position: 'relative',
  flex: '1 0 clamp(11rem, 34svh, 34rem)',
  ...skyColors,
  '@media print': { backgroundImage: 'none' },
} as const

/** A picture ends in the ground below the text. */
const fading = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '40%',
    backgroundImage: 'linear-gradient(transparent, var(--ground))',
  },
} as const

const scene = {
  position: 'absolute',
  left: wordsLeft,
  width: '1px',
  height: '100%',
  '@media (min-width: 900px) and (min-aspect-ratio: 3/2)': {
    '& .far': { transform: 'translate(48px)' },
  },
} as const

/** The headline over the full width; below it text and buttons, then the clients in one line. */
const ground = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: 6,
  rowGap: 'clamp(1rem, 2.5svh, 1.75rem)',
  alignItems: 'start',
  pt: 'clamp(.5rem, 1.2vw, 1.25rem)',
  pb: 'clamp(1.5rem, 3vw, 2.5rem)',
  '& h1, & h2, & > div + div': { gridColumn: '1 / -1' },
  '& h1, & h2': inkAtEdge,
  '& p': { maxWidth: '40em' },
  '& > div + div': { pt: 2, borderTop: '1px solid var(--panel)' },
  '& ul': {
    gridTemplateColumns: { md: 'repeat(4, auto)' },
    justifyContent: { md: 'space-between' },
  },
} as const
