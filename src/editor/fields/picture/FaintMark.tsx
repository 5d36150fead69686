import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'

import type { Bilingual } from '../../../../schema/bilingual.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { message } from '../../messages/messages.ts'
import { addPicture } from '../../pictures/addPicture.ts'
import { isFaintOnPanel, lightVersion, onPlate } from '../../pictures/faintMark.ts'
import type { LoadedPicture } from '../../pictures/pictures.ts'
import { useStore } from '../../state/store.ts'
import { paletteIn } from '../kinds.ts'
import { useProblemsAt } from '../useField.ts'

interface FaintMarkProps {
  path: Path
  picture: LoadedPicture
  isDrawing: boolean
  onRefused: (why: Bilingual) => void
}

/** Offers what helps a logo that can hardly be seen on the header. Of a drawing the check says it, of a photo this does. */
export function FaintMark({ path, picture, isDrawing, onRefused }: FaintMarkProps) {
  const say = useSay()
  const editor = useEditor()
  const colors = useStore(editor.site, ({ history }) => history.now.content.site.colors)
  const palette = useMemo(() => paletteIn(colors), [colors])
  const isReported = useProblemsAt(path).some(({ code }) => code === 'mark-faint')
  const isFaint = useMemo(
    () => palette && picture.pixels && isFaintOnPanel(picture.pixels, palette),
    [picture, palette],
  )
  if (!palette || !(isDrawing ? isReported : isFaint)) return null

  async function replace(name: string, making: Promise<Blob | undefined>) {
    const made = await making
    const why = made
      ? await addPicture(editor, path, new File([made], name))
      : message('fields.noLightVersion')
    if (why) onRefused(why)
  }
  return (
    <Box sx={{ typography: 'caption', color: 'warning.main' }}>
      {!isDrawing && <output>{say('fields.faintMark')}</output>}{' '}
      <Button
        onClick={() => void replace('light-logo.png', lightVersion(picture, palette))}
      >
        {say('button.lightVersion')}
      </Button>
      <Button onClick={() => void replace('logo-on-white.png', onPlate(picture))}>
        {say('button.onPlate')}
      </Button>
      <Button onClick={() => editor.navigation.goTo(['site', 'colors'])}>
        {say('button.headerColors')}
      </Button>
    </Box>
  )
}
