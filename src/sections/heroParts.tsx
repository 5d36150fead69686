import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import type { HeroSection } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import type { HeadlineWidths } from '../../schema/look/headline.ts'
import { brightButton, button } from '../components/button.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { darkScheme } from '../components/darkScheme.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../components/page.ts'
import { pageMargin } from '../components/pageMargin.ts'
import { Picture } from '../components/Picture.tsx'
import { colorVariables, Scene } from '../components/Scene.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText } from '../i18n/useText.ts'
import { titleIdOf, useLandmarkName } from './landmark.ts'

export interface HeroProps {
  section: HeroSection
  /** The first hero has the page's only h1. */
  isFirst: boolean
  /** Content below the buttons. */
  children?: ReactNode
}

interface HeroContainerProps extends Pick<HeroProps, 'section' | 'children'> {
  sx: object
}

export function HeroContainer({ section, sx, children }: HeroContainerProps) {
  const { scene } = usePage().motif
  return (
    <Box
      component="section"
      id={section.id}
      aria-labelledby={useLandmarkName(section)}
      sx={{ ...colorVariables(scene), ...sx }}
    >
      {children}
    </Box>
  )
}

interface HeadlineProps extends HeroProps {
  /** Returns the styles of the headline's font size. */
  fontSizeOf: (widths: HeadlineWidths) => object
}

export function Headline({ section, isFirst, fontSizeOf }: HeadlineProps) {
  const contentText = useContentText()
  const { choices } = useLanguage()
  const widths = usePage().headlines[section.id]
  return (
    <>
      {section.above && (
        <Box component="p" sx={aboveStyle}>
          {contentText(section.above)}
        </Box>
      )}
      <Typography
        variant="h1"
        component={isFirst ? 'h1' : 'h2'}
        id={titleIdOf(section.id)}
        sx={choices.map((language) => {
          const size = widths?.[language] ? fontSizeOf(widths[language]) : {}
          return language === choices[0]
            ? size
            : { [`&:lang(${languages[language].lang})`]: size }
        })}
      >
        {contentText(section.title)}
      </Typography>
    </>
  )
}

const aboveStyle = {
  m: 0,
  mb: 0.5,
  typography: 'body2',
  fontWeight: 'fontWeightBold',
} as const

export function Introduction({
  section,
  buttonSx = brightButton,
}: Pick<HeroProps, 'section'> & { buttonSx?: object }) {
  const contentText = useContentText()
  return (
    <>
      <Typography variant="subtitle1">{contentText(section.text)}</Typography>
      <Box sx={actionsStyle}>
        <ContentLink to={section.button} sx={buttonSx}>
          {contentText(section.button.label)}
        </ContentLink>
        {section.link && (
          <ContentLink to={section.link} sx={quietLinkStyle}>
            <span>{contentText(section.link.label)}</span>
            <Icon name="arrow" />
          </ContentLink>
        )}
        {section.note && (
          <Typography variant="body2">{contentText(section.note)}</Typography>
        )}
      </Box>
    </>
  )
}

/** The owner's picture, and whether it fills its area: photos do, and drawings that have a focus. */
export function useHeroPicture({ picture }: HeroSection) {
  const { pictures } = usePage()
  const pagePicture = picture && pictures[picture.file]
  if (!pagePicture) return undefined
  const fills = pagePicture.sources.length > 0 || picture.focus !== undefined
  return { ...picture, picture: pagePicture, fills }
}

interface ArtworkProps extends HeroProps {
  /** The `sizes` attribute: the displayed width of a photo. */
  sizes: string
  /** Styles of a picture that fills its area, of a drawing that is not cropped, and of the motif's scene. */
  styles: Record<'cover' | 'contain' | 'scene', object>
}

/** The owner's picture, or the motif's scene. */
export function Artwork({ section, isFirst, sizes, styles }: ArtworkProps) {
  const contentText = useContentText()
  const { motif } = usePage()
  const ownersPicture = useHeroPicture(section)
  if (!ownersPicture)
    return section.drawing === false ? null : (
      <Scene markup={motif.scene} sx={styles.scene} />
    )
  return (
    <Picture
      picture={ownersPicture.picture}
      alt={contentText(ownersPicture.alt)}
      sizes={sizes}
      isFirst={isFirst}
      sx={
        ownersPicture.fills
          ? { ...styles.cover, objectPosition: ownersPicture.focus }
          : styles.contain
      }
    />
  )
}

/** Aligns large letters, which begin to the right of their box, with the left edge of the text. */
export const inkAtEdge = { ml: '-.05em' } as const

/** Fills the window below the header, up to the height that a drawing can fill. */
export const windowHeight = 'min(100svh - 4rem, 64rem)'

/** A frame with text on the ground's color. */
export const onGround = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: windowHeight,
  overflow: 'clip',
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  // The drawing is hidden in print and forced colors, so the frame is only as high as its text.
  '@media print, (forced-colors: active)': { minHeight: 0 },
  // Printers leave backgrounds out.
  '@media print': { color: 'text.primary', bgcolor: 'transparent' },
} as const

export const skyColors = {
  backgroundImage: 'linear-gradient(var(--panel), var(--sky) 45%, var(--horizon))',
  [darkScheme]: {
    backgroundImage: 'linear-gradient(var(--ground), var(--panel) 45%, var(--horizon))',
  },
} as const

/** Fits a picture into its frame, uncropped. */
export const contain = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
} as const

export const cover = { ...contain, objectFit: 'cover' } as const

/** Styles for decoration: print and contrast themes hide it. */
export const decoration = {
  '@media print, (forced-colors: active)': { display: 'none' },
} as const

/** The left edge of the page's texts: the container's margin (src/theme.ts) at any window width. */
export const textLeft = `calc(max(0px, 50% - 768px) + ${pageMargin})`

/** The space for the offer of another language (src/pageStyles.ts). */
export const belowHeader = 'clamp(3.25rem, 12svh - 3rem, 8rem)'

/** The font size at which a line of `lineEms` has this width, in the same unit. */
export const fontSizeFor = (width: number, lineEms: number) =>
  Math.floor((10 * width) / lineEms) / 10

/**
 * The font size at which the widest line of a headline fills the page's width. Lengths in rem grow with the visitor's
 * font size: then the headline takes more lines, and the widest word still fits.
 */
export function fontSizeAcrossPage({ phone, desktop, word }: HeadlineWidths) {
  const wordFits = `${fontSizeFor(80, word)}vw`
  const onPhone = `min(${Math.min(11.4, fontSizeFor(82, phone))}vw, 72px)`
  const maxPx = Math.floor(Math.min(128, 1328 / desktop))
  const onDesktop = `min(${Math.floor(9000 / desktop) / 100}vw - 3px, ${maxPx}px)`
  return {
    fontSize: {
      xs: `max(${onPhone}, min(${headlineGrowth}, ${wordFits}))`,
      md: `max(${onDesktop}, min(${fontSizeFor(47, desktop)}rem, ${wordFits}))`,
    },
  }
}

/** How much a headline on phones grows with the visitor's font size. */
export const headlineGrowth = '9.25rem - 37.5vw'

// Negative margins compensate for padding and border, so that the text is aligned with the margin.
const quietLinkStyle = { ...button, px: 0, m: '-8px -1px' } as const

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'clamp(16px, 2vw, 24px)',
  rowGap: { xs: 1, md: 2 },
  // On phones, the button takes the full row, because the link rarely fits beside it.
  '& > a:first-of-type': { '@media (max-width: 599.95px)': { flexGrow: 1 } },
  '& p': { flexBasis: '100%' },
  '@media print': { '& a': { display: 'none' } },
} as const
