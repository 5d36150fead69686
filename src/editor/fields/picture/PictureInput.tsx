import Box from '@mui/material/Box'
import { useState, type DragEvent } from 'react'

import { useEditor, useSay } from '../../context.tsx'
import { FileButton } from '../../controls/FileButton.tsx'
import { message } from '../../messages/messages.ts'
import { addPicture } from '../../pictures/addPicture.ts'
import { storedNamesOf } from '../../pictures/namedPictures.ts'
import { Thumbnail, usePictureAt } from '../../pictures/Thumbnail.tsx'
import { useValue } from '../../state/siteStore.ts'
import { Chooser } from '../Chooser.tsx'
import type { InputProps } from '../FieldLayout.tsx'
import { useRejection } from '../useRejection.tsx'
import { LogoOffers } from './LogoOffers.tsx'

/** A picture in public/, shown on a light and a dark background. A new one can be dropped or chosen. */
export function PictureInput({ path, field, value, control, change }: InputProps) {
  const say = useSay()
  const editor = useEditor()
  const rejection = useRejection(value)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  const picture = usePictureAt(typeof value === 'string' ? value : undefined)
  const types = field.picture?.types ?? []
  const isOnPlate = useValue(editor.site, [...path.slice(0, -1), 'plate']) === true
  const isSilhouette = field.picture?.isSilhouette && !isOnPlate

  async function addFile(file: File | undefined) {
    setIsDraggedOver(false)
    if (!file) return
    setIsPreparing(true)
    rejection.setWhy(await addPicture(editor, path, file))
    setIsPreparing(false)
  }
  const findPaths = (query: string) => {
    const { history, saved } = editor.site.get()
    return storedNamesOf(saved, history.now)
      .map(([path]) => path)
      .filter((path) => types.some((type) => path.toLowerCase().endsWith(type)))
      .filter((path) => path.toLowerCase().includes(query.trim().toLowerCase()))
      .toSorted()
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(true)
  }
  return (
    <Box
      sx={dropStyle}
      data-over={isDraggedOver}
      onDragOver={onDragOver}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        void addFile(event.dataTransfer.files[0])
      }}
    >
      {picture && (
        <Box sx={previewStyle} aria-hidden data-shape={isSilhouette}>
          {['light', 'dark'].map((background) => (
            <span key={background}>
              <img src={picture.url} alt="" />
            </span>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FileButton
          {...control}
          aria-label={say('common.actionOn', {
            action: message('fields.choosePicture'),
            name: say(field.title),
          })}
          variant="outlined"
          // Other types can be chosen too, so that the note says why they are rejected.
          accept="image/*,.heic,.heif"
          onChoose={(file) => void addFile(file)}
        >
          {say('fields.choosePicture')}
        </FileButton>
        <Chooser
          label={say('fields.picturesThere')}
          searchLabel={say('pictures.search')}
          chosen={value}
          find={findPaths}
          tile={(path) => (
            <>
              <Thumbnail path={path} />
              {path.slice(path.lastIndexOf('/') + 1)}
            </>
          )}
          tileWidth="8rem"
          onChoose={change}
        />
        <Box component="span" sx={hintStyle}>
          {say('fields.dropPicture')}
        </Box>
        <output>{isPreparing && say('pictures.preparing')}</output>
      </Box>
      {picture && (field.picture?.isSilhouette || field.picture?.isOnHeader) && (
        <LogoOffers {...{ path, picture }} onRejected={rejection.setWhy} />
      )}
      {rejection.note}
    </Box>
  )
}

const dropStyle = {
  display: 'grid',
  gap: 1,
  p: 1,
  border: '1px dashed var(--control-line)',
  borderRadius: 1,
  '&[data-over=true]': { borderColor: 'primary.main', bgcolor: 'action.hover' },
} as const

const previewStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  '& span': { display: 'grid', p: 1, borderRadius: 1, bgcolor: '#fff' },
  '& span + span': { bgcolor: '#16151a' },
  '& img': { width: '100%', height: 56, objectFit: 'contain' },
  // The page also shows only the silhouette of such a logo, in a color of the page.
  '&[data-shape=true] img': { filter: 'brightness(0)' },
  '&[data-shape=true] span + span img': { filter: 'brightness(0) invert(1)' },
} as const

const hintStyle = {
  typography: 'caption',
  color: 'text.secondary',
  '@media (pointer: coarse)': { display: 'none' },
} as const
