import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { resolve } from '../../../../schema/model/resolve.ts'
import { nodeAt } from '../../../../schema/read/modelTree.ts'
import { useEditor, useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { addEntry } from '../../edits/actions.ts'
import { mayBeInMenu, placeForSection, withMenuEntry } from '../../edits/menuEntry.ts'
import { emptyPart, leftOut } from '../../edits/optional.ts'
import { isSectionList } from '../../edits/ownNames.ts'
import { message } from '../../messages/messages.ts'
import { useStore } from '../../state/store.ts'
import { addLabel } from '../../titles.ts'
import type { FieldProps } from '../FieldFrame.tsx'
import { SectionGallery } from './SectionGallery.tsx'

/** Adds an entry at the end of a list, or a section where its type belongs; of a kind that the owner chooses. */
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
        <SectionGallery path={path} field={field} onChoose={add} onClose={close} />
      )}
      {!isOfSections && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ root: { role: 'region', 'aria-label': label } }}
        >
          {snippets.map(({ label, body }) => (
            <MenuItem key={say(label)} onClick={() => add(body)}>
              {say(label)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
