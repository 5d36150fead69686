import Box from '@mui/material/Box'
import Container from '@mui/material/Container'

import {
  fontSizeAcrossPage,
  Artwork,
  decoration,
  textLeft,
  cover,
  Headline,
  HeroContainer,
  inkAtEdge,
  type HeroProps,
  Introduction,
  onGround,
  skyColors,
  contain,
  useHeroPicture,
} from './heroParts.tsx'

/** The hero with a picture as wide as the window, and the headline along the picture's lower edge. */
export function HorizonHero(hero: HeroProps) {
  const { section } = hero
  const picture = useHeroPicture(section)
  return (
    <HeroContainer section={section} sx={onGround}>
      <Box sx={[viewStyle, picture ? picture.fills && fadingStyle : decoration]}>
        <Artwork {...hero} sizes="100vw" styles={{ cover, contain, scene: sceneStyle }} />
      </Box>
      <Container sx={groundStyle}>
        <Headline {...hero} fontSizeOf={fontSizeAcrossPage} />
        <Introduction section={section} />
        {hero.children}
      </Container>
    </HeroContainer>
  )
}

const viewStyle = {
  position: 'relative',
  flex: '1 0 clamp(11rem, 34svh, 34rem)',
  ...skyColors,
  '@media print': { backgroundImage: 'none' },
} as const

/** Fades a picture into the background of the text below it. */
const fadingStyle = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '40%',
    backgroundImage: 'linear-gradient(transparent, var(--ground))',
  },
} as const

const sceneStyle = {
  position: 'absolute',
  left: textLeft,
  width: '1px',
  height: '100%',
  '@media (min-width: 900px) and (min-aspect-ratio: 3/2)': {
    '& .far': { transform: 'translate(48px)' },
  },
} as const

/** The headline takes the full width. Below it are text and buttons, then the clients in one line. */
const groundStyle = {
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
