import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'

import { removeValue, setValue } from '../../../schema/editContent.ts'
import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { message } from '../messages/messages.ts'
import type { InputProps } from './FieldLayout.tsx'
import { useEntries } from './useField.ts'

const moves = [
  { icon: 'arrow-up', action: message('fields.moveUp'), offset: -1 },
  { icon: 'arrow-down', action: message('fields.moveDown'), offset: 1 },
]

/** Chooses the entries of a list that a section shows, and their order. The others are below them. */
export function ReferencesInput({ path, field, value }: InputProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const list = String(field.refersTo)
  const entries = useEntries(list)
  // Without a value, the section shows all entries.
  const allIds = entries.map(({ id }) => id)
  const chosen = Array.isArray(value) ? value.map(String) : allIds
  const otherIds = allIds.filter((id) => !chosen.includes(id))
  const setIds = (ids: string[]) => {
    const setOrRemove = ids.join() === allIds.join() ? removeValue : setValue
    site.change(path, (content) => setOrRemove(content, path, ids))
  }
  const toggle = (id: string) =>
    setIds(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <div>
      {[...chosen, ...otherIds].map((id, index) => {
        const label = entries.find((entry) => entry.id === id)?.label ?? id
        const isChosen = index < chosen.length
        return (
          <Box key={id} sx={rowStyle}>
            <label>
              <Checkbox size="small" checked={isChosen} onChange={() => toggle(id)} />
              {label}
            </label>
            {isChosen &&
              moves.map(({ icon, action, offset }) => (
                <IconAction
                  key={icon}
                  label={say('common.actionOn', { action, name: label })}
                  icon={icon}
                  size={16}
                  isDisabled={!(index + offset in chosen)}
                  onClick={() =>
                    setIds(chosen.toSpliced(index, 1).toSpliced(index + offset, 0, id))
                  }
                />
              ))}
          </Box>
        )
      })}
      <Button size="small" onClick={() => navigation.goTo([list])}>
        {say('fields.openList')}
      </Button>
    </div>
  )
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '& label': { flex: 1 },
} as const
