import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { useEditor } from '../context.tsx'
import { namedPictures } from '../pictures/namedPictures.ts'
import { connectionOf, type Preview, type PreviewEvents } from '../preview/frame.ts'
import type { Snapshot } from '../state/history.ts'
import { useStore } from '../state/store.ts'
import { heights, widths } from '../state/view.ts'

interface VersionFrameProps {
  label: string
  snapshot: Snapshot
  /** Called when the page cannot show the version, and when it can again. */
  onBroken: (isBroken: boolean) => void
}

/** Ignores all events of the frame: a version is only looked at. */
const looking: Omit<PreviewEvents, 'onBroken'> = {
  onPick: () => {},
  onDrop: () => {},
  textAt: () => undefined,
  onType: () => {},
  onTypingEnd: () => {},
  onRevert: () => {},
  onLink: () => {},
  onKey: () => {},
}

/** The page of a version, only to look at. */
export function VersionFrame({ label, snapshot, onBroken }: VersionFrameProps) {
  const { view, pictures } = useEditor()
  const [preview, setPreview] = useState<Preview>()
  const place = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  const { device, language, scheme } = useStore(view, (now) => now)
  const loaded = useStore(pictures, (now) => now)
  useEffect(() => {
    const own = languagesOf(snapshot.content)
    preview?.show({
      content: snapshot.content,
      pictures: namedPictures(snapshot, pictures),
      language: own.includes(language) ? language : (own[0] ?? language),
      scheme,
      isTrying: true,
    })
  }, [preview, snapshot, pictures, loaded, language, scheme])
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = device === 'phone' ? widths.phone : widths.tablet
  const scale = Math.min(1, room / width)
  return (
    <Box component="figure" ref={place} sx={frame}>
      <figcaption>{label}</figcaption>
      <div style={{ height: heights.phone * scale }}>
        <iframe
          src="preview.html"
          title={label}
          style={{ width, height: heights.phone, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) =>
            setPreview(connectionOf(currentTarget)?.({ ...looking, onBroken }))
          }
        />
      </div>
    </Box>
  )
}

const frame = {
  m: 0,
  minWidth: 0,
  '& figcaption': { typography: 'caption', fontWeight: 600, mb: 0.5 },
  '& div': { overflow: 'clip', maxHeight: '50vh' },
  '& iframe': {
    display: 'block',
    border: 0,
    borderRadius: 1,
    transformOrigin: 'top left',
    bgcolor: 'background.default',
  },
} as const
