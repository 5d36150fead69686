import Box from '@mui/material/Box'
import { useMemo } from 'react'

import { useEditor, useSay } from '../../context.tsx'
import { isFaintOnPanel } from '../../pictures/isFaintOnPanel.ts'
import { useStore } from '../../state/store.ts'
import { paletteIn } from '../color/kind.ts'

/** Warns of a mark in pixels that can hardly be seen on the header. For a drawing the check warns. */
export function FaintMark({ pixels }: { pixels: Uint8ClampedArray }) {
  const say = useSay()
  const { site } = useEditor()
  const colors = useStore(site, ({ history }) => history.now.content.site.colors)
  const isFaint = useMemo(() => {
    const palette = paletteIn(colors)
    return palette !== undefined && isFaintOnPanel(pixels, palette)
  }, [pixels, colors])
  return (
    isFaint && (
      <Box component="output" sx={{ typography: 'caption', color: 'warning.main' }}>
        {say('fields.faintMark')}
      </Box>
    )
  )
}
