import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { narrow } from '../state/view.ts'
import { connectFrame } from './connectFrame.ts'
import { PageFrame } from './PageFrame.tsx'
import { PreviewToolbar } from './PreviewToolbar.tsx'

/** The page as it is edited, below the choices of how it is shown. */
export function PreviewPane({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  const say = useSay()
  const editor = useEditor()
  const chosen = useStore(editor.view, (view) => view.device)
  // In a narrow window, the toolbar offers no other size, and a computer's page would be too small to read.
  const device = useMediaQuery(narrow, { noSsr: true }) ? 'phone' : chosen
  const [isBroken, setIsBroken] = useState(false)
  const end = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => end.current?.(), [])
  return (
    <Box component="section" aria-label={say('common.preview')} sx={frame}>
      <PreviewToolbar />
      {isBroken && (
        <Box component="output" sx={notice}>
          {say('preview.broken')}
        </Box>
      )}
      <PageFrame
        title={say('common.preview')}
        device={device}
        onLoad={(loaded) => {
          end.current?.()
          end.current = connectFrame(loaded, editor, { onKey, onBroken: setIsBroken })
        }}
      />
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  px: 1.5,
  pb: 1.5,
} as const

const notice = { py: 0.5, typography: 'caption', color: 'warning.main' } as const
