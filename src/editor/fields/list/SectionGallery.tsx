import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'

import { insertEntry } from '../../../../schema/editContent.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import { nodeAt } from '../../../../schema/read/modelTree.ts'
import { useEditor, useSay } from '../../context.tsx'
import { Tile } from '../../controls/styles.tsx'
import { hasRoom } from '../../edits/menuEntry.ts'
import type { FieldProps } from '../FieldFrame.tsx'
import { SectionPicture } from '../SectionPicture.tsx'

interface SectionGalleryProps extends FieldProps {
  /** `inMenu`: the owner wants an entry of the menu that leads to it. */
  onChoose: (body: unknown, inMenu: boolean) => void
  onClose: () => void
}

/** Every type of section that can be added, with a picture of it in the site's colors. */
export function SectionGallery(props: SectionGalleryProps) {
  const { path, field, onChoose, onClose } = props
  const say = useSay()
  const { site } = useEditor()
  const { content } = site.get().history.now
  const isFree = hasRoom(content)
  const [inMenu, setInMenu] = useState(isFree)
  const kinds = field.snippets.map(({ label, body }) => {
    const sectionPath = [...path, 0]
    const within = insertEntry(content, path, 0, body)
    const section = fieldAt(within, sectionPath)
    const node = nodeAt(within, sectionPath)
    const isThere = field.children.some(
      ({ key }) => nodeAt(content, [...path, key]) === node,
    )
    return { label, body, section, canBeAdded: !node?.isSingle || !isThere }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="gallery-title"
    >
      <DialogTitle id="gallery-title">{say('fields.addSection')}</DialogTitle>
      <Box sx={grid}>
        {kinds
          .filter(({ canBeAdded }) => canBeAdded)
          .map(({ label, body, section }) => (
            <Tile key={label.en} onClick={() => onChoose(body, inMenu)}>
              <SectionPicture body={body} />
              <strong>{say(section?.title ?? label)}</strong>
              {section?.help && <span>{say(section.help)}</span>}
            </Tile>
          ))}
      </Box>
      <DialogActions sx={{ px: 3, gap: 2 }}>
        {isFree ? (
          <FormControlLabel
            label={say('fields.inMenuToo')}
            control={
              <Checkbox
                checked={inMenu}
                onChange={(_, isChecked) => setInMenu(isChecked)}
              />
            }
          />
        ) : (
          <span>{say('fields.menuIsFull')}</span>
        )}
        <Button sx={{ ml: 'auto' }} onClick={onClose}>
          {say('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: 1.5,
  px: 3,
  pb: 3,
  // The button below stays in sight.
  overflowY: 'auto',
} as const
