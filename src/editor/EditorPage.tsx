import Box from '@mui/material/Box'
import { useEffect } from 'react'

import { TopBar } from './bar/TopBar.tsx'
import { useEditor } from './context.tsx'
import { Panel } from './panel/Panel.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'

/** The page beside the content. */
export function EditorPage() {
  const { site, navigation, announcement } = useEditor()
  const undo = () => {
    const path = site.undo()
    if (path) navigation.goTo(path)
  }
  const redo = () => {
    const path = site.redo()
    if (path) navigation.goTo(path)
  }
  const save = () => {}
  void announcement

  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    const key = event.key.toLowerCase()
    const action =
      key === 's'
        ? save
        : key === 'y' || (key === 'z' && event.shiftKey)
          ? redo
          : key === 'z'
            ? undo
            : undefined
    if (!action) return
    event.preventDefault()
    action()
  }
  useEffect(() => {
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  })
  return (
    <Box sx={frame}>
      <TopBar onUndo={undo} onRedo={redo} onSave={save} />
      <Box component="main" sx={main}>
        <PreviewPane onKey={onKey} />
        <Panel />
      </Box>
    </Box>
  )
}

const frame = { display: 'flex', flexDirection: 'column', height: '100dvh' } as const

const main = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 36vw, 520px)',
} as const
