import Box from '@mui/material/Box'
import { createContext, use } from 'react'

import type { PageContent } from '../../schema/pageContent.ts'

type Drawings = PageContent['drawings']
type Drawing = Drawings[string]

/** What the page itself shows, of one family with the drawings that the content names. */
const drawings = {
  arrow: { line: 'M4.5 12h15m-6-6 6 6-6 6' },
  mail: { line: 'M3 5.5h18v13H3zm0 .5 9 7 9-7' },
  phone: {
    line: 'M5 3.5h3.5l2 5-2.25 1.75a12 12 0 0 0 5.5 5.5L15.5 13.5l5 2V19a1.75 1.75 0 0 1-1.75 1.75A15.5 15.5 0 0 1 3.25 5.25 1.75 1.75 0 0 1 5 3.5z',
  },
  menu: { line: 'M4 7.5h16M4 16.5h16' },
  heart: {
    line: 'M12 20.5C6 16 3.25 12.75 3.25 9.25A4.5 4.5 0 0 1 12 7.75a4.5 4.5 0 0 1 8.75 1.5C20.75 12.75 18 16 12 20.5z',
  },
} satisfies Drawings

const ContentDrawings = createContext<Drawings>({})

/** Gives ContentIcon its drawings. */
export const DrawingsProvider = ContentDrawings.Provider

interface IconProps<Name> {
  name: Name
  size?: number
}

export function Icon({ name, size = 24 }: IconProps<keyof typeof drawings>) {
  return <Drawn drawing={drawings[name]} size={size} />
}

/** An icon that the content names: the build puts its drawing beside the content. */
export function ContentIcon({ name, size = 24 }: IconProps<string>) {
  const drawing = use(ContentDrawings)[name]
  return drawing && <Drawn drawing={drawing} size={size} />
}

/** Always beside a text that says the same: screen readers pass it by. */
function Drawn({ drawing, size }: { drawing: Drawing; size: number }) {
  const { line, dot } = drawing
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      sx={shape}
    >
      <path d={line} />
      {dot && <circle cx={dot[0]} cy={dot[1]} r={dot[2]} />}
    </Box>
  )
}

const shape = {
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& circle': { fill: 'currentColor', stroke: 'none' },
} as const
