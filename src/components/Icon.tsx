import Box from '@mui/material/Box'

import type { PageContent } from '../../schema/pageContent.ts'
import { usePage } from './page.ts'

type Drawings = PageContent['reachIcons']
type IconDrawing = Drawings[string]

/** The page's icons, in the style of the content's icons. */
const drawings = {
  arrow: { line: 'M4.5 12h15m-6-6 6 6-6 6' },
  mail: { line: 'M3 5.5h18v13H3zm0 .5 9 7 9-7' },
  phone: { line: 'M9 3.5H4Q4 20 20.5 20v-5l-5-2-2 2.5q-3.5-1.5-5-5L11 8.5z' },
  menu: { line: 'M4 7.5h16M4 16.5h16' },
  close: { line: 'm5 5 14 14M19 5 5 19' },
  heart: { line: 'M12 20.5C-3 10 8 .5 12 7c4-6.5 15 3 0 13.5z' },
} satisfies Drawings

interface IconProps<Name> {
  name: Name
  size?: number
}

export function Icon({ name, size = 24 }: IconProps<keyof typeof drawings>) {
  return <DrawnIcon drawing={drawings[name]} size={size} />
}

/** An icon from the content: the build adds its drawing to the content. */
export function ContentIcon({ name, size = 24 }: IconProps<string>) {
  const drawing = usePage().reachIcons[name]
  return drawing && <DrawnIcon drawing={drawing} size={size} />
}

/** Decorative: the text next to it has the same meaning. */
function DrawnIcon({ drawing, size }: { drawing: IconDrawing; size: number }) {
  const { line, dot } = drawing
  return (
    <Box component="svg" viewBox="0 0 24 24" width={size} aria-hidden sx={lineStyle}>
      <path d={line} />
      {dot && <circle cx={dot[0]} cy={dot[1]} r={dot[2]} />}
    </Box>
  )
}

const lineStyle = {
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& circle': { fill: 'currentColor', stroke: 'none' },
} as const
