import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { resolve } from '../../../../schema/model/resolve.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { nodeAt } from '../../../../schema/read/modelTree.ts'
import { useEditor, useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { Tile, TileGrid } from '../../controls/styles.tsx'
import { addEntry } from '../../edits/actions.ts'
import {
  hasRoom,
  mayBeInMenu,
  placeForSection,
  withMenuEntry,
} from '../../edits/menuEntry.ts'
import { isSectionList } from '../../edits/newNames.ts'
import { emptyPart, leftOut } from '../../edits/optional.ts'
import { message } from '../../messages/messages.ts'
import { useStore } from '../../state/store.ts'
import { addLabel } from '../../titles.ts'
import type { FieldProps } from '../FieldFrame.tsx'
import { SectionPicture } from '../SectionPicture.tsx'

/** Adds an entry at the end of a list, or a section in the usual position of its type. The owner chooses the kind. */
export function AddEntry({ path, field }: FieldProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { snippets, children } = field
  // The new entry has no type yet, so the button has the general title.
  const entry = nodeAt(site.get().history.now.content, path)?.items
  const isOfSections = useStore(site, ({ history }) =>
    isSectionList(history.now.content, path),
  )
  const close = () => setAnchor(null)

  function add(body: unknown, inMenu = false) {
    close()
    const { content } = site.get().history.now
    const index = isOfSections ? placeForSection(content, path, body) : children.length
    const entryPath = [...path, index]
    site.change(path, (now) => {
      const added = addEntry(now, path, index, body)
      return inMenu && mayBeInMenu(added, entryPath)
        ? withMenuEntry(added, entryPath)
        : added
    })
    navigation.openFields(leftOut(site.get().history.now.content, entryPath))
    navigation.goToEmpty(entryPath)
  }

  const [only] = snippets
  const { title } = entry ? resolve(entry) : {}
  const label = say(addLabel(title === undefined ? message('fields.entry') : title))
  return (
    <>
      <Button
        size="small"
        startIcon={<LineIcon name="plus" size={16} />}
        sx={{ justifySelf: 'start' }}
        onClick={({ currentTarget }) => {
          if (snippets.length > 1) setAnchor(currentTarget)
          else add(only?.body ?? emptyPart(site.get().history.now.content, [...path, 0]))
        }}
      >
        {label}
      </Button>
      {isOfSections && anchor && (
        <SectionGallery snippets={snippets} onChoose={add} onClose={close} />
      )}
      {!isOfSections && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ root: { role: 'region', 'aria-label': label } }}
        >
          {snippets.map(({ title: kind, body }) => (
            <MenuItem key={kind.en} onClick={() => add(body)}>
              {say(kind)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

interface SectionGalleryProps extends Pick<FieldProps['field'], 'snippets'> {
  /** `inMenu`: also adds a menu item that leads to it. */
  onChoose: (body: unknown, inMenu: boolean) => void
  onClose: () => void
}

/** Every type of section that can be added, with a picture of it in the site's colors. */
function SectionGallery(props: SectionGalleryProps) {
  const { snippets, onChoose, onClose } = props
  const say = useSay()
  const { content } = useEditor().site.get().history.now
  const isFree = hasRoom(content)
  const [inMenu, setInMenu] = useState(isFree)
  const types = content.sections.map(({ type }) => String(type))
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="gallery-title"
    >
      <DialogTitle id="gallery-title">{say('fields.addSection')}</DialogTitle>
      <TileGrid sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
        {snippets
          .filter(
            ({ body, isSingle }) =>
              !isSingle || !types.includes(String(lookUp(body, ['type']))),
          )
          .map(({ title, help, body }) => (
            <Tile key={title.en} onClick={() => onChoose(body, inMenu)}>
              <SectionPicture body={body} />
              <strong>{say(title)}</strong>
              <span>{say(help)}</span>
            </Tile>
          ))}
      </TileGrid>
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
