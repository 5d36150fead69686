import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'

import { insertEntry } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import { useEditor, useSay } from '../context.tsx'
import { words } from '../words.ts'
import { SectionPicture } from './SectionPicture.tsx'

interface SectionGalleryProps {
  onChoose: (body: unknown) => void
  onClose: () => void
}

/** Every type of section with a picture of it, in the colours of the site. */
export function SectionGallery({ onChoose, onClose }: SectionGalleryProps) {
  const say = useSay()
  const { site } = useEditor()
  const { content } = site.get().history.now
  const offered = fieldAt(content, ['sections'])?.snippets ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="gallery-title"
    >
      <DialogTitle id="gallery-title">{say(words.addSection)}</DialogTitle>
      <Box sx={grid}>
        {offered.map(({ label, body }) => {
          const field = fieldAt(insertEntry(content, ['sections'], 0, body), [
            'sections',
            0,
          ])
          return (
            <Box
              key={label.en}
              component="button"
              type="button"
              onClick={() => onChoose(body)}
              sx={tile}
            >
              <SectionPicture body={body} />
              <strong>{say(field?.title ?? label)}</strong>
              {field?.help && <span>{say(field.help)}</span>}
            </Box>
          )
        })}
      </Box>
    </Dialog>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: 1.5,
  px: 3,
  pb: 3,
} as const

const tile = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  minWidth: 0,
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
  '& span': { typography: 'caption', color: 'text.secondary' },
} as const
