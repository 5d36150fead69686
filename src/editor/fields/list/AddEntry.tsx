import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'

import { resolve } from '../../../../schema/model/resolve.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { nodeAt } from '../../../../schema/read/modelTree.ts'
import { addEntry } from '../../contentActions/actions.ts'
import {
  canHaveMenuEntry,
  indexForSection,
  withMenuEntry,
} from '../../contentActions/newSection.ts'
import { initialPart } from '../../contentActions/optionalParts.ts'
import { useEditor, useSay } from '../../context.tsx'
import { Choice } from '../../controls/Choice.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { PlainList } from '../../controls/styles.tsx'
import { message } from '../../messages/messages.ts'
import { isSamePath } from '../../state/navigation.ts'
import { addLabel } from '../../titles.ts'
import type { FieldProps } from '../FieldLayout.tsx'

/**
 * Adds an entry at the end of a list, or a section in the usual position of its type, with a menu item if the menu has
 * room. The owner chooses the kind.
 */
export function AddEntry({ path, field }: FieldProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const { snippets, children } = field
  // The new entry has no type yet, so the button has the general title.
  const entryNode = nodeAt(site.get().history.now.content, path)?.items
  const isSectionList = isSamePath(path, ['sections'])
  const close = () => setIsOpen(false)

  function add(body: unknown) {
    close()
    const { content } = site.get().history.now
    const index = isSectionList ? indexForSection(content, body) : children.length
    const entryPath = [...path, index]
    site.change(path, (content) => {
      const added = addEntry(content, path, index, body)
      return isSectionList && canHaveMenuEntry(added, entryPath)
        ? withMenuEntry(added, entryPath)
        : added
    })
    // A section's entries are missing; its other texts are optional or have the usual wording.
    const firstEntry = [...entryPath, 'entries', 0]
    const added = site.get().history.now.content
    navigation.goToEmpty(lookUp(added, firstEntry) === undefined ? entryPath : firstEntry)
  }

  const { sections } = site.get().history.now.content
  const types = sections.map(({ type }) => String(type))
  const offeredSnippets = snippets.filter(
    ({ body, isSingle }) => !isSingle || !types.includes(String(lookUp(body, ['type']))),
  )
  const [{ body } = {}] = snippets
  const { title } = entryNode ? resolve(entryNode) : {}
  const label = say(addLabel(title === undefined ? message('fields.entry') : title))
  return (
    <>
      <Button
        size="small"
        startIcon={<LineIcon name="plus" size={16} />}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          if (snippets.length > 1) setIsOpen(true)
          else add(body ?? initialPart(site.get().history.now.content, [...path, 0]))
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{label}</DialogTitle>
          <PlainList
            sx={{ gap: 0, overflow: 'auto', px: 1, '& li': { display: 'block' } }}
          >
            {offeredSnippets.map((snippet) => (
              <li key={snippet.title.en}>
                <Choice
                  name={say(snippet.title)}
                  help={say(snippet.help)}
                  onChoose={() => add(snippet.body)}
                />
              </li>
            ))}
          </PlainList>
          <DialogActions>
            <Button onClick={close}>{say('common.cancel')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
