import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { ArcadeEdge } from '../components/Arcade.tsx'
import { useContentText } from '../i18n/useText.ts'
import { useLandmarkName } from './landmark.ts'

interface PageSectionProps {
  section: { id: string; title: string; text?: string }
  /** A colour of the brand for a section that is to stand out from the page. */
  ground?: 'wall' | 'tint'
  children: ReactNode
}

/** A block of the page under its heading: the frame that services, clients and contact share. */
export function PageSection({ section, ground, children }: PageSectionProps) {
  const text = useContentText()
  const titleId = `${section.id}-title`
  return (
    <Box
      component="section"
      id={section.id}
      aria-labelledby={useLandmarkName(titleId)}
      sx={ground ? { ...frame, ...grounds[ground] } : frame}
    >
      {ground && <ArcadeEdge />}
      <Container>
        <Typography variant="h2" id={titleId} sx={{ maxWidth: '20em' }}>
          {text(section.title)}
        </Typography>
        {section.text && (
          <Typography variant="subtitle1" sx={lead}>
            {text(section.text)}
          </Typography>
        )}
        {children}
      </Container>
    </Box>
  )
}

const frame = {
  paddingBlock: 'clamp(3.5rem, 8vw, 6rem)',
  '@media print': { paddingBlock: 3 },
} as const

const onGround = {
  position: 'relative',
  overflowX: 'clip',
  bgcolor: 'var(--columns)',
  '@media print': { paddingBlock: 3, bgcolor: 'transparent' },
} as const

const grounds = {
  wall: { ...onGround, '--columns': 'var(--mui-palette-brand-wall)' },
  tint: { ...onGround, '--columns': 'var(--mui-palette-brand-tint)' },
} as const

const lead = { textWrap: 'balance', mt: 2, maxWidth: '46em' } as const
