import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import type { HeroSection } from '../../schema/generated/siteContent.ts'
import type { HeadlineRoom } from '../../schema/look/headline.ts'
import type { PageContent } from '../../schema/pageContent.ts'
import { Air } from '../components/Air.tsx'
import { brightButton, button } from '../components/button.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { Icon } from '../components/Icon.tsx'
import { night } from '../components/night.ts'
import { Picture } from '../components/Picture.tsx'
import { paintVariables, Scene } from '../components/Scene.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText } from '../i18n/useText.ts'
import { useLandmarkName } from './landmark.ts'

interface HeroProps {
  section: HeroSection
  content: Pick<PageContent, 'pictures' | 'motif' | 'headlines'>
  /** The page has one headline of the first order. */
  first: boolean
  /** What stands below the buttons. */
  children?: ReactNode
}

/** The first view is the building: the headline is cut into its roof, the rest is written on the floor before it. */
export function Hero({ section, content, first, children }: HeroProps) {
  const text = useContentText()
  const { language } = useLanguage()
  const titleId = `${section.id}-title`
  const own = section.picture && content.pictures[section.picture.file]
  const isPhoto = own !== undefined && own.sources.length > 0
  const room = content.headlines[section.id]?.[language]
  return (
    <Box
      component="section"
      id={section.id}
      aria-labelledby={useLandmarkName(titleId)}
      sx={frame}
    >
      <Box sx={sky}>
        <Box sx={isPhoto ? [roof, overPhoto] : roof}>
          {section.drawing !== false && !isPhoto && <Air sx={air} />}
          <Typography
            variant="h1"
            component={first ? 'h1' : 'h2'}
            id={titleId}
            sx={room && filling(room)}
          >
            {text(section.title)}
          </Typography>
        </Box>
        {own && section.picture ? (
          <Picture
            picture={own}
            alt={text(section.picture.alt)}
            sizes="100vw"
            first={first}
            sx={isPhoto ? { ...photo, objectPosition: section.picture.focus } : drawing}
          />
        ) : (
          section.drawing !== false && <Scene markup={content.motif.scene} sx={place} />
        )}
      </Box>
      <Container sx={floor}>
        <div>
          <Typography variant="subtitle1">{text(section.text)}</Typography>
          <Box sx={actions}>
            <ContentLink to={section.button} sx={brightButton}>
              {text(section.button.label)}
            </ContentLink>
            {section.link && (
              <ContentLink to={section.link} sx={quiet}>
                <span>{text(section.link.label)}</span>
                <Icon name="arrow" />
              </ContentLink>
            )}
          </Box>
          {section.note && <Typography variant="body2">{text(section.note)}</Typography>}
        </div>
        {children}
      </Container>
    </Box>
  )
}

/** Where the page's words begin: the container's margin (src/theme.ts) in a window of any width. */
const edge = 'calc(max(0px, 50% - 768px) + clamp(1rem, 5vw, 5rem))'

const frame = {
  ...paintVariables,
  display: 'flex',
  flexDirection: 'column',
  // As high as the window below the header, and no higher than a drawing can fill.
  minHeight: 'min(100svh - 4rem, 64rem)',
  overflow: 'clip',
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  // Without the drawing it is only as high as its words.
  '@media print, (forced-colors: active)': { minHeight: 0 },
  // Printers leave backgrounds out.
  '@media print': { color: 'text.primary', bgcolor: 'transparent' },
  // While its words arrive they would push each other up. What asks for the later styles comes after it (App.tsx).
  ...(import.meta.env.LATER_STYLES !== undefined && {
    'main > &:not(:has(+ *))': { visibility: 'hidden' },
  }),
} as const

const aboveRoof = 'clamp(1rem, 8svh, 8rem)'

const sky = {
  // Birds, moon and stars: in front of the sky, behind the roof.
  position: 'relative',
  isolation: 'isolate',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  pt: aboveRoof,
  backgroundImage:
    'linear-gradient(var(--mui-palette-brand-panel), var(--mui-palette-brand-sky) 45%, var(--mui-palette-brand-horizon))',
  [night]: {
    backgroundImage:
      'linear-gradient(var(--mui-palette-brand-ground), var(--mui-palette-brand-panel))',
  },
  '@media print': { pt: 2, backgroundImage: 'none' },
} as const

/** From the left edge of the words out of the window at the right. */
const roof = {
  position: 'relative',
  ml: edge,
  pt: 'clamp(.5rem, 1.2vw, 1.25rem)',
  pb: 'clamp(.75rem, 1.6vw, 1.75rem)',
  pl: 'clamp(.75rem, 1.7vw, 1.5rem)',
  pr: edge,
  bgcolor: 'var(--slab)',
  color: 'brand.ground',
  [night]: { color: 'brand.onGround' },
  '@media print': { p: 0, color: 'inherit' },
} as const

/** Above the roof and below the header; its lower edge is behind the roof. */
const air = {
  position: 'absolute',
  zIndex: -1,
  right: { xs: '60%', md: '22%' },
  bottom: 'calc(100% - .75rem)',
  // On a tall phone as wide as the place beside it.
  height: `min(${aboveRoof}, 20vw)`,
} as const

/** Its widest line fills the roof. */
const filling = ({ phone, desktop }: HeadlineRoom) => ({
  fontSize: {
    xs: `clamp(1.25rem, min(11.4vw, (90vw - 1.5rem) / ${phone}), 4.5rem)`,
    md: `min((min(90vw, 86rem) - 3rem) / ${desktop}, 8rem)`,
  },
})

const place = {
  width: '1px',
  ml: edge,
  // Takes what the words leave of the window.
  flex: '1 0 clamp(6rem, 100svh - 33rem, 12.5rem)',
  height: 0,
  // The one gesture of the page: the sun comes up, once. As a transform it would be a layer of its own, and at once it
  // would compete with the first view for the processor.
  '@keyframes rise': { from: { cy: '24px' } },
  '@media (prefers-reduced-motion: no-preference)': {
    '& .sun': { animation: 'rise .6s .3s ease-out backwards' },
  },
} as const

/** It is the sky: the roof stands before it. */
const photo = {
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media print': { position: 'static', height: 'auto' },
} as const
/** So much of it is seen below the roof, whatever the words leave. */
const overPhoto = { mb: 'clamp(9rem, 30svh, 26rem)' } as const

/** Shown whole. */
const drawing = {
  display: 'block',
  width: '100%',
  height: 'clamp(14rem, 28vw, 34rem)',
  maxHeight: 'max(7rem, 45svh - 8.5rem)',
  mt: 2,
  objectFit: 'contain',
} as const

const floor = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 6,
  paddingBlock: 'clamp(1.25rem, 2.5vw, 2.25rem) clamp(1.5rem, 3vw, 2.5rem)',
  '& > :first-of-type': { gridColumn: { md: 'span 2' }, '& > * + *': { mt: 2 } },
  '& > div + div': { mt: { xs: -4, md: 0 }, alignSelf: 'end' },
  '& p': { maxWidth: '40em' },
  // While its parts arrive they would push each other up.
  'main > :first-of-type:not(:has(+ *)) > &': { visibility: 'hidden' },
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
