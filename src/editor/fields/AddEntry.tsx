import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

import { inBoth } from '../../../schema/model/words.ts'
import { resolve, schemaAt } from '../../../schema/read/schemaTree.ts'
import { useEditor, useSay } from '../context.tsx'
import { addEntry } from '../edits/edits.ts'
import { emptyPart } from '../edits/emptyPart.ts'
import { isPage } from '../edits/ownNames.ts'
import { SectionGallery } from '../gallery/SectionGallery.tsx'
import { LineIcon } from '../LineIcon.tsx'
import { isWithin } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import { said, words } from '../words.ts'
import type { FieldProps } from './fieldProps.ts'

/** Adds an entry at the end of a list. Where there are several kinds the person chooses, sections by their looks. */
export function AddEntry({ path, field }: FieldProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { snippets, children } = field
  // The next one has no type yet: it is called as all of them are.
  const entry = schemaAt(site.get().history.now.content, path)?.items
  const isOfPage = useStore(site, ({ history }) => isPage(history.now.content, path))
  const close = () => setAnchor(null)

  function add(body: unknown) {
    close()
    const index = isOfPage ? placeForSection() : children.length
    site.change(path, (now) => addEntry(now, path, index, body))
    navigation.goTo([...path, index])
  }

  /** Below the one that is unfolded, and above the last one, which ends the page. */
  function placeForSection(): number {
    const { open } = navigation.get()
    const unfolded = isWithin(open, path) ? open[path.length] : undefined
    const below = typeof unfolded === 'number' ? unfolded + 1 : Infinity
    return Math.max(0, Math.min(below, children.length - 1))
  }

  const [only] = snippets
  const { title } = entry ? resolve(entry) : {}
  const label = say(said.add(title === undefined ? words.entry : inBoth(title)))
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
      {isOfPage && anchor && (
        <SectionGallery path={path} field={field} onChoose={add} onClose={close} />
      )}
      {!isOfPage && (
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
