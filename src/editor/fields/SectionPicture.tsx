import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'

/** The section is laid out at the width of a desktop, and then scaled down to a tile. In pixels. */
const width = 1280
const height = 720

interface SectionPictureProps {
  body: unknown
  drawnWith?: 'own' | 'example'
}

/** What a section looks like: the page's own rendering of it, without scripts. */
export function SectionPicture({ body, drawnWith = 'example' }: SectionPictureProps) {
  const say = useSay()
  const { preview } = useEditor()
  const page = useStore(preview, (shown) => shown)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    const view = element?.contentDocument?.defaultView
    const drawn = page?.draw(body, drawnWith)
    if (!element || !view || !drawn) return
    // The policy allows no style tag with text: the sheet is made by script, in the frame's own window.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(drawn.css)
    view.document.adoptedStyleSheets = [sheet]
    view.document.documentElement.dataset['form'] = 'open'
    view.document.body.innerHTML = drawn.html
    const tileWidth = element.parentElement?.clientWidth ?? width
    element.style.transform = `scale(${tileWidth / width})`
  }, [page, body, drawnWith])
  return (
    <Box sx={tile} aria-hidden>
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

const tile = {
  position: 'relative',
  aspectRatio: `${width} / ${height}`,
  overflow: 'clip',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const

const picture = {
  position: 'absolute',
  width,
  height,
  border: 0,
  transformOrigin: 'top left',
  pointerEvents: 'none',
} as const
