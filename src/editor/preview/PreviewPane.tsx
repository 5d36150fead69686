import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { heights, widths } from '../state/view.ts'
import { connectFrame } from './connectFrame.ts'
import { PreviewToolbar } from './PreviewToolbar.tsx'

/** The page in a frame of the chosen device's size, scaled down to the width that there is. */
export function PreviewPane({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  const say = useSay()
  const editor = useEditor()
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  const device = useStore(editor.view, (view) => view.device)
  const isBroken = useStore(editor.isBroken, (broken) => broken)
  const end = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => end.current?.(), [])
  const width = widths[device]
  // Never scaled by its height: in a low window the page scrolls instead of becoming unreadable.
  const scale = Math.min(1, room.width / width)
  const fitting = room.height / scale
  const height = device === 'desktop' ? fitting : Math.min(heights[device], fitting)
  return (
    <Box component="section" aria-label={say('common.preview')} sx={frame}>
      <PreviewToolbar />
      {isBroken && (
        <Box component="output" sx={notice}>
          {say('preview.broken')}
        </Box>
      )}
      <Box ref={place} sx={stage}>
        <Box
          component="iframe"
          src="preview.html"
          title={say('common.preview')}
          style={{
            width,
            height,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
          }}
          sx={page}
          onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
            end.current?.()
            end.current = connectFrame(currentTarget, editor, onKey)
          }}
        />
      </Box>
    </Box>
  )
}

function useRoom(place: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 1280, height: 800 })
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return room
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
} as const

const stage = {
  flex: 1,
  minHeight: 0,
  mx: 1.5,
  mb: 1.5,
  overflow: 'clip',
} as const

const page = {
  display: 'block',
  border: 0,
  borderRadius: 1,
  transformOrigin: 'top left',
  bgcolor: 'background.paper',
} as const

const notice = { px: 2, py: 0.5, typography: 'caption', color: 'warning.main' } as const
