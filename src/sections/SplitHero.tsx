import Box from '@mui/material/Box'

import type { HeadlineWidths } from '../../schema/look/headline.ts'
import { brightButton } from '../components/button.ts'
import { darkScheme } from '../components/darkScheme.ts'
import {
  Artwork,
  belowHeader,
  decoration,
  textLeft,
  cover,
  fontSizeFor,
  headlineGrowth,
  Headline,
  HeroContainer,
  inkAtEdge,
  type HeroProps,
  Introduction,
  contain,
  useHeroPicture,
  windowHeight,
} from './heroParts.tsx'

/** The hero with the text on the page's color, seven twelfths wide, and the picture next to it from the header down. */
export function SplitHero(hero: HeroProps) {
  const { section, children } = hero
  const picture = useHeroPicture(section)
  return (
    <HeroContainer section={section} sx={heroStyle}>
      <Box sx={textColumnStyle}>
        <Headline {...hero} fontSizeOf={fontSizeInColumn} />
        <div>
          <Introduction section={section} buttonSx={paperButtonStyle} />
        </div>
      </Box>
      <Box sx={picture ? picturePanelStyle : [picturePanelStyle, decoration]}>
        <Artwork
          {...hero}
          sizes="(min-width: 900px) 42vw, 100vw"
          styles={{ cover, contain, scene: sceneStyle }}
        />
      </Box>
      {children && <Box sx={clientsStyle}>{children}</Box>}
    </HeroContainer>
  )
}

const heroStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: `${textLeft} minmax(0, 1fr) ${textLeft}`,
    md: `${textLeft} minmax(0, 1fr) 41.67%`,
  },
  gridTemplateRows: { xs: 'auto minmax(15rem, 1fr)', md: '1fr' },
  minHeight: windowHeight,
  overflow: 'clip',
  '@media print, (forced-colors: active)': { minHeight: 0 },
} as const

const textColumnStyle = {
  gridColumn: 2,
  pt: { xs: belowHeader, md: 'clamp(1.5rem, 6svh, 5rem)' },
  pb: 3,
  pr: { md: 'clamp(1.5rem, 4vw, 4rem)' },
  '& h1, & h2': { ...inkAtEdge, color: 'primary.main' },
  '& > div': { mt: 'clamp(1.25rem, 3svh, 2rem)' },
  '& > div > * + *': { mt: 2.5 },
} as const

/** The clients are below the text; on phones, they are below the picture. */
const clientsStyle = {
  gridColumn: 2,
  py: 2.5,
  mr: { md: 'clamp(1.5rem, 4vw, 4rem)' },
  borderTop: { md: '1px solid' },
  borderColor: { md: 'divider' },
  // Next to a tall headline, only the logos fit. On phones, where they are below it, their notes fit too.
  '& li > p': { display: { md: 'none' } },
} as const

/**
 * The font size at which the widest line fills the text's area: 88% of a phone's width, 49% of a wider window up to
 * 1,536 px (750 px). Lengths in rem grow with the visitor's font size, as in `fontSizeAcrossPage`.
 */
function fontSizeInColumn({ phone, desktop, word, lines = 1 }: HeadlineWidths) {
  const onPhone = `min(${Math.min(13, fontSizeFor(88, phone))}vw, 76px)`
  const maxPx = Math.floor(Math.min(168, 750 / desktop))
  const lineFits = `${Math.floor(4900 / desktop) / 100}vw - 1px`
  const onDesktop = `min(${lineFits}, ${maxPx}px, ${Math.floor(45 / lines)}svh)`
  const wordOnPhone = fontSizeFor(86, word)
  const wordOnDesktop = fontSizeFor(44, word)
  return {
    fontSize: {
      xs: `max(${onPhone}, min(${headlineGrowth}, ${wordOnPhone}vw))`,
      md: `max(${onDesktop}, min(${fontSizeFor(27, desktop)}rem, ${wordOnDesktop}vw))`,
    },
  }
}

/** The button is brighter than its background, so it turns dark on hover. */
const paperButtonStyle = {
  ...brightButton,
  '&:hover': { color: 'background.default', bgcolor: 'text.primary' },
} as const

const picturePanelStyle = {
  gridArea: { xs: 'auto / 1 / auto / -1', md: '1 / 3 / 3 / auto' },
  position: 'relative',
  overflow: 'clip',
  backgroundImage: 'linear-gradient(var(--sky), var(--horizon))',
  [darkScheme]: { backgroundImage: 'linear-gradient(var(--ground), var(--panel))' },
} as const

/** Shows a closer part of the scene: crops a quarter of its height at the left. */
const sceneStyle = {
  position: 'absolute',
  left: { xs: '-4rem', md: `calc(${windowHeight} / -4)` },
  width: '1px',
  height: '100%',
  '& .far, & .near': { transform: 'none' },
} as const
