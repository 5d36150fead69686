import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import type { Bilingual } from '../../../../schema/bilingual.ts'
import { setValue } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { message } from '../../messages/messages.ts'
import { addPicture } from '../../pictures/addPicture.ts'
import {
  canBeCleared,
  clearBackground,
  lightVersion,
  withPlate,
} from '../../pictures/editLogo.ts'
import type { LoadedPicture } from '../../pictures/pictures.ts'
import { useProblemsAt } from '../useField.ts'

interface LogoOffersProps {
  path: Path
  picture: LoadedPicture
  onRejected: (why: Bilingual) => void
}

/** Offers fixes for a logo that has a white background or is hard to see on the header. */
export function LogoOffers(props: LogoOffersProps) {
  const { path, picture, onRejected } = props
  const say = useSay()
  const editor = useEditor()
  const hasBackground = useHasBackground(picture)
  const problems = useProblemsAt(path)
  const isFaint = problems.some(({ code }) => code === 'mark-faint')
  const isOpaque = problems.some(({ code }) => code === 'logo-opaque')
  async function replace(
    name: string,
    newLogo: Promise<Blob | undefined>,
    whyNone: Bilingual,
  ) {
    const logo = await newLogo
    const why = logo ? await addPicture(editor, path, new File([logo], name)) : whyNone
    if (why) onRejected(why)
    // The button disappears once it is no longer needed.
    else editor.navigation.goTo(path)
  }
  const offerButton = (
    id: `button.${'clearBackground' | 'lightVersion' | 'onPlate'}`,
    name: string,
    createLogo: () => Promise<Blob | undefined>,
    why = message('pictures.noPicture'),
  ) => <Button onClick={() => void replace(name, createLogo(), why)}>{say(id)}</Button>
  return (
    <Box sx={{ typography: 'caption', color: 'warning.main' }}>
      {hasBackground &&
        offerButton(
          'button.clearBackground',
          'logo.png',
          () => clearBackground(picture),
          message('fields.noBackground'),
        )}
      {isOpaque && (
        <Button
          onClick={() => {
            const platePath = [...path.slice(0, -1), 'plate']
            editor.site.change(platePath, (content) => setValue(content, platePath, true))
            editor.navigation.goTo(path)
          }}
        >
          {say('button.onPlate')}
        </Button>
      )}
      {isFaint && (
        <>
          {offerButton('button.lightVersion', 'light-logo.png', () =>
            lightVersion(picture, editor.site.get().history.now.content),
          )}
          {offerButton('button.onPlate', 'logo-on-white.png', () => withPlate(picture))}
          <Button onClick={() => editor.navigation.goTo(['site', 'colors'])}>
            {say('button.headerColors')}
          </Button>
        </>
      )}
    </Box>
  )
}

/** Whether the picture has a background that can be removed. False until it has been examined. */
function useHasBackground(picture: LoadedPicture): boolean {
  const [clearable, setClearable] = useState<LoadedPicture>()
  useEffect(() => {
    void canBeCleared(picture).then((isClearable) => isClearable && setClearable(picture))
  }, [picture])
  return clearable === picture
}
