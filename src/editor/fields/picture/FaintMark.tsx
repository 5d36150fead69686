import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'

import type { Bilingual } from '../../../../schema/bilingual.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { message } from '../../messages/messages.ts'
import { addPicture } from '../../pictures/addPicture.ts'
import { isFaintOnPanel } from '../../pictures/isFaintOnPanel.ts'
import { lightVersion } from '../../pictures/lightVersion.ts'
import type { LoadedPicture } from '../../pictures/pictures.ts'
import { useStore } from '../../state/store.ts'
import { paletteIn } from '../color/kind.ts'

interface FaintMarkProps {
  path: Path
  picture: LoadedPicture
  onRefused: (why: Bilingual) => void
}

/** Warns of a mark in pixels that can hardly be seen on the header, and makes a light version of it. For a drawing the check warns. */
export function FaintMark({ path, picture, onRefused }: FaintMarkProps) {
  const say = useSay()
  const editor = useEditor()
  const colors = useStore(editor.site, ({ history }) => history.now.content.site.colors)
  const palette = useMemo(() => paletteIn(colors), [colors])
  const isFaint = useMemo(
    () => palette && picture.pixels && isFaintOnPanel(picture.pixels, palette),
    [picture, palette],
  )
  if (!palette || !isFaint) return null

  async function makeLight() {
    const made = palette && (await lightVersion(picture, palette))
    const why = made
      ? await addPicture(editor, path, new File([made], 'light-logo.png'))
      : message('fields.noLightVersion')
    if (why) onRefused(why)
  }
  return (
    <Box sx={{ typography: 'caption', color: 'warning.main' }}>
      <output>{say('fields.faintMark')}</output>{' '}
      <Button onClick={() => void makeLight()}>{say('button.lightVersion')}</Button>
    </Box>
  )
}
