import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef } from 'react'

import { useText } from '../i18n/useText.ts'

/** Replaces the form after a message is sent. It takes the focus, so screen readers read it. */
export function Confirmation() {
  const text = useText()
  const titleRef = useRef<HTMLHeadingElement>(null)
  // Runs before the paint, so that the focus is never lost, not even for a frame.
  useLayoutEffect(() => {
    titleRef.current?.focus()
    // Centers the confirmation, so that the sticky header does not cover controls above it.
    titleRef.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Box sx={confirmationStyle}>
      <CheckMark />
      <Typography ref={titleRef} variant="h3" tabIndex={-1} aria-describedby="sent_text">
        {text('form.success.title')}
      </Typography>
      <Typography id="sent_text" sx={{ maxWidth: '45ch', textWrap: 'balance' }}>
        {text('form.success.text')}
      </Typography>
    </Box>
  )
}

const confirmationStyle = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  py: 6,
  textAlign: 'center',
} as const

/** A check mark in a sun that rises once behind a hill. It does not move if the visitor prefers reduced motion. */
function CheckMark() {
  return (
    <Box
      component="svg"
      viewBox="-48 0 96 60"
      width={192}
      height={120}
      aria-hidden
      sx={checkMarkStyle}
    >
      <g className="sun">
        <circle cy="27" r="21" />
        <path d="m-9 28 6 6L9 20" pathLength={1} />
      </g>
      <path className="hill" d="M-48 54c30-14 66-14 96 0v6h-96z" />
    </Box>
  )
}

const checkMarkStyle = {
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'brand.sky',
  '& .hill': { fill: 'var(--ground)' },
  '& circle': { fill: 'var(--sun)' },
  '& .sun path': {
    fill: 'none',
    stroke: 'var(--ground)',
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: 1,
  },
  // All shapes would get the text color, so the check mark would disappear in the sun.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  '@keyframes rise': { from: { transform: 'translateY(40px)' } },
  '@keyframes draw': { from: { strokeDashoffset: 1 } },
  '@media (prefers-reduced-motion: no-preference)': {
    '& .sun': { animation: 'rise .7s ease-out' },
    '& .sun path': { animation: 'draw .4s .5s ease-out backwards' },
  },
} as const
