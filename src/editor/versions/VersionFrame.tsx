import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'

import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor } from '../context.tsx'
import { namedPictures } from '../pictures/namedPictures.ts'
import { connectionOf, type Preview } from '../preview/frame.ts'
import { PageFrame } from '../preview/PageFrame.tsx'
import type { Snapshot } from '../state/history.ts'
import { useStore } from '../state/store.ts'
import { isNarrow } from '../state/view.ts'

interface VersionFrameProps {
  label: string
  snapshot: Snapshot
  /** What the frame scrolls to. */
  place: Path | undefined
  /** Called when the page cannot show the version and when it can again. */
  onBroken?: (isBroken: boolean) => void
}

/** The page of a version, read-only. */
export function VersionFrame({ label, snapshot, place, onBroken }: VersionFrameProps) {
  const { view, pictures } = useEditor()
  const [preview, setPreview] = useState<Preview>()
  const { device, language, scheme } = useStore(view, (now) => now)
  const loaded = useStore(pictures, (now) => now)
  useEffect(() => {
    const available = languagesOf(snapshot.content)
    if (!preview) return
    const isShown = preview.show({
      content: snapshot.content,
      pictures: namedPictures(snapshot, pictures),
      language: available.includes(language) ? language : (available[0] ?? language),
      scheme,
    })
    onBroken?.(!isShown)
  }, [preview, snapshot, pictures, loaded, language, scheme, onBroken])
  useEffect(() => preview?.outline(place), [preview, place])
  return (
    <Box component="figure" sx={frame}>
      <figcaption>{label}</figcaption>
      <PageFrame
        title={label}
        device={device === 'phone' || isNarrow() ? 'phone' : 'tablet'}
        onLoad={(element) => setPreview(connectionOf(element)?.({}))}
      />
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  height: '50vh',
  m: 0,
  minWidth: 0,
  '& figcaption': { typography: 'caption', fontWeight: 600, mb: 0.5 },
} as const
