import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'

/** The section is laid out at the width of a desktop, and then scaled down to a tile. In pixels. */
const width = 1280
const height = 720

/** A picture of a type of section: the page renders an example of it, without scripts. */
export function SectionPicture({ body }: { body: unknown }) {
  const say = useSay()
  const { preview } = useEditor()
  const page = useStore(preview, (shown) => shown)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    const view = element?.contentDocument?.defaultView
    const drawn = page?.draw(body)
    if (!element || !view || !drawn) return
    // The policy allows no inline styles, so a script creates the style sheet in the frame's window.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(drawn.css)
    view.document.adoptedStyleSheets = [sheet]
    view.document.documentElement.dataset['form'] = 'open'
    view.document.body.innerHTML = drawn.html
    const tileWidth = element.parentElement?.clientWidth ?? width
    element.style.transform = `scale(${tileWidth / width})`
  }, [page, body])
  return (
    <Box sx={box} aria-hidden>
      <Box
        component="iframe"
        ref={frame}
        tabIndex={-1}
        title={say('common.preview')}
        sx={picture}
      />
    </Box>
  )
}

const box = {
  position: 'relative',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
  overflow: 'clip',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const

const picture = {
  position: 'absolute',
  top: 0,
  left: 0,
  width,
  height,
  border: 0,
  transformOrigin: 'top left',
  pointerEvents: 'none',
} as const
