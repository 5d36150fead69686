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
  /** The first hero has the page's only h1. */
  first: boolean
  /** What stands below the buttons. */
  children?: ReactNode
}

/** The hero, drawn as a building: the headline is its roof, the other texts stand on the ground in front of it. */
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
            {section.note && (
              <Typography variant="body2">{text(section.note)}</Typography>
            )}
          </Box>
        </div>
        {children}
      </Container>
    </Box>
  )
}

/** The left edge of the page's words: the container's margin (src/theme.ts) at any window width. */
const edge = 'calc(max(0px, 50% - 768px) + clamp(16px, 5vw, 80px))'

const frame = {
  ...paintVariables,
  display: 'flex',
  flexDirection: 'column',
  // Fills the window below the header, up to the height that a drawing can fill.
  minHeight: 'min(100svh - 4rem, 64rem)',
  overflow: 'clip',
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  // Without the drawing it is only as high as its words.
  '@media print, (forced-colors: active)': { minHeight: 0 },
  // Printers leave backgrounds out.
  '@media print': { color: 'text.primary', bgcolor: 'transparent' },
  // Hidden while its words arrive, since they would push each other up. The link to the later styles comes after it (App.tsx).
  ...(import.meta.env.LATER_STYLES !== undefined && {
    'main > &:not(:has(+ *))': { visibility: 'hidden' },
  }),
} as const

/** Room for the offer of another language (src/pageStyles.ts). */
const aboveRoof = 'clamp(3.25rem, 8svh, 8rem)'

const sky = {
  // Birds, moon and stars: in front of the sky, behind the roof.
  position: 'relative',
  isolation: 'isolate',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  pt: aboveRoof,
  backgroundImage: 'linear-gradient(var(--panel), var(--sky) 45%, var(--horizon))',
  [night]: {
    backgroundImage: 'linear-gradient(var(--ground), var(--panel))',
  },
  '@media print': { pt: 2, backgroundImage: 'none' },
} as const

/** From the left edge of the words to the right edge of the window. */
const roof = {
  position: 'relative',
  ml: edge,
  pt: 'clamp(.5rem, 1.2vw, 1.25rem)',
  pb: 'clamp(.75rem, 1.6vw, 1.75rem)',
  pl: 'clamp(12px, 1.7vw, 24px)',
  pr: edge,
  bgcolor: 'var(--slab)',
  color: 'brand.ground',
  [night]: { color: 'brand.onGround' },
  '@media print': { p: 0, color: 'inherit' },
} as const

/** Between header and roof; its lower edge is behind the roof. */
const air = {
  position: 'absolute',
  zIndex: -1,
  right: { xs: '60%', md: '22%' },
  bottom: 'calc(100% - .75rem)',
  // On a tall phone no wider than the room beside the words.
  height: `min(${aboveRoof}, 20vw)`,
} as const

/** The font size at which the widest line fills the roof. With larger text or zoom it takes more lines, and the widest word still fits. */
function filling({ phone, desktop, word }: HeadlineRoom) {
  const parts = (whole: number, line: number) => Math.floor((10 * whole) / line) / 10
  const widest = `${parts(80, word)}vw`
  return {
    fontSize: {
      xs: `max(min(${Math.min(11.4, parts(82, phone))}vw, 72px), min(9.25rem - 37.5vw, ${widest}))`,
      md: `max(min(${Math.floor(9000 / desktop) / 100}vw - 3px, ${Math.floor(Math.min(128, 1328 / desktop))}px), min(${parts(47, desktop)}rem, ${widest}))`,
    },
  }
}

const place = {
  width: '1px',
  ml: edge,
  // Takes the height that the words leave.
  flex: '1 0 clamp(6rem, 100svh - 33rem, 12.5rem)',
  height: 0,
} as const

/** A photo takes the place of the sky, behind the roof. */
const photo = {
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media print': { position: 'static', height: 'auto' },
} as const
/** At least so much of the photo is visible below the roof. */
const overPhoto = { mb: 'clamp(9rem, 30svh, 26rem)' } as const

/** A drawing of the owner is shown uncropped. */
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
  // Hidden while its parts arrive, since they would push each other up.
  'main > :first-of-type:not(:has(+ *)) > &': { visibility: 'hidden' },
} as const

// Its words are aligned with the margin: negative margins take back padding and border. On phones the note comes first, next to the button.
const quiet = { ...button, px: 0, m: '-8px -1px', order: { xs: 1, sm: 0 } } as const

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1.5,
  '& p': { flexBasis: '100%' },
  '@media print': { '& a': { display: 'none' } },
} as const
