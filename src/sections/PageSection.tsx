import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { darkScheme } from '../components/darkScheme.ts'
import { sectionSpace } from '../components/sectionSpace.ts'
import { useContentText } from '../i18n/useText.ts'
import { centered, useHeroLayout, type HeroLayout } from './heroLayout.ts'
import { titleIdOf, useLandmarkName } from './landmark.ts'

interface PageSectionProps {
  section: { id: string; title: string; text?: string | undefined }
  /** A color of the brand for an emphasized section. */
  background?: 'wall' | 'tint'
  /** Content beside the heading and its text, or below them. */
  aside?: ReactNode
  children: ReactNode
}

/** A block of the page under its heading: the frame of every section but hero and footer. */
export function PageSection({ section, background, aside, children }: PageSectionProps) {
  const contentText = useContentText()
  const layout = useHeroLayout()
  return (
    <Box
      component="section"
      id={section.id}
      aria-labelledby={useLandmarkName(section)}
      {...(background && { 'data-edge': '' })}
      sx={
        background
          ? {
              ...sectionStyle,
              ...backgroundStyle,
              ...grounds[background],
            }
          : sectionStyle
      }
    >
      <Container>
        <Box sx={[heads[layout], aside !== undefined && layout === 'beam' && besideBoth]}>
          <Typography variant="h2" id={titleIdOf(section.id)}>
            {contentText(section.title)}
          </Typography>
          {section.text && (
            <Typography variant="subtitle1">{contentText(section.text)}</Typography>
          )}
          {aside}
        </Box>
        {children}
      </Container>
    </Box>
  )
}

const sectionStyle = {
  paddingBlock: sectionSpace,
  // Two sections on the same ground share the space between them.
  '& + &': { pt: 0 },
  '@media print': { paddingBlock: 3 },
} as const

const backgroundStyle = {
  position: 'relative',
  overflowX: 'clip',
  paddingBlock: 'clamp(3rem, 6.75vw, 6.5rem)',
  '@media print': { paddingBlock: 3, bgcolor: 'transparent' },
} as const

/** The colors of an emphasized section. In the dark scheme, it has the panel color and light text. */
export const wallColors = {
  color: 'brand.ground',
  bgcolor: 'brand.wall',
  [darkScheme]: { color: 'brand.onGround', bgcolor: 'brand.panel' },
} as const

const grounds = { wall: wallColors, tint: { bgcolor: 'brand.tint' } } as const

/** Heading and text are side by side, in the columns of the page. */
const sideBySideStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'end',
  columnGap: 4,
  rowGap: 2,
  // Their last lines share a baseline, where the browser supports it.
  '& > *': { alignSelf: 'last baseline' },
  '& h2': { gridColumn: { md: 'span 2' } },
  '& p': { textWrap: 'balance' },
} as const

/** The text is below its heading, and the last column is for the content beside them. */
const besideBoth = {
  '& p': { gridColumn: { md: 'span 2' }, maxWidth: '38em' },
  '& > div': { gridArea: { md: '1 / 3 / span 2' }, alignSelf: 'end', mt: { md: 0 } },
} as const

/** The text is below its heading. */
const stackedStyle = { '& p': { maxWidth: '34em', mt: 2, textWrap: 'balance' } } as const

const heads: Record<HeroLayout, object> = {
  beam: sideBySideStyle,
  split: stackedStyle,
  horizon: { ...centered, ...stackedStyle },
}
