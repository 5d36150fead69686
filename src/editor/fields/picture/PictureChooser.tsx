import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useState } from 'react'

import { setValue } from '../../../../schema/editContent.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { tile } from '../../controls/styles.tsx'
import { fileNames } from '../../pictures/namedPictures.ts'
import { Thumbnail, Thumbnails } from '../../pictures/Thumbnails.tsx'

interface PictureChooserProps {
  path: Path
  value: unknown
  /** Endings of the files that may be here. */
  types: readonly string[]
}

/** The pictures that are in public/ already. */
export function PictureChooser({ path, value, types }: PictureChooserProps) {
  const say = useSay()
  const { site } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const files = () => {
    const { history, saved } = site.get()
    return fileNames(saved, history.now)
      .map(([file]) => file)
      .filter((file) => types.some((type) => file.toLowerCase().endsWith(type)))
      .toSorted()
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say('fields.picturesThere')}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        aria-label={say('fields.picturesThere')}
      >
        <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
          <Thumbnails files={isOpen ? files() : []}>
            {(found) => (
              <Box sx={grid}>
                {found.map((file) => (
                  <Box
                    key={file}
                    component="button"
                    type="button"
                    aria-pressed={file === value}
                    onClick={() => {
                      site.change(path, (now) => setValue(now, path, file))
                      close()
                    }}
                    sx={pictureTile}
                  >
                    <Thumbnail file={file} />
                    <span>{file.slice(file.lastIndexOf('/') + 1)}</span>
                  </Box>
                ))}
              </Box>
            )}
          </Thumbnails>
        </Box>
      </Dialog>
    </>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: 1,
} as const

const pictureTile = {
  ...tile,
  contentVisibility: 'auto',
  containIntrinsicHeight: '6rem',
  textAlign: 'center',
  '& img': { width: '100%', height: 56, objectFit: 'contain', bgcolor: '#fff' },
} as const
