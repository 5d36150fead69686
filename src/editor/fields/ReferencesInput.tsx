import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'

import { removeValue, setValue } from '../../../schema/editContent.ts'
import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { message } from '../messages/messages.ts'
import type { InputProps } from './FieldFrame.tsx'
import { useEntries } from './inputs.tsx'

/** Which entries of a list a section shows, and in which order; below them those that it does not show. */
export function ReferencesInput({ path, field, value }: InputProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const list = String(field.pointsTo)
  const entries = useEntries(list)
  // Absent, the section shows all of them.
  const all = entries.map(({ id }) => id)
  const chosen = Array.isArray(value) ? value.map(String) : all
  const others = all.filter((id) => !chosen.includes(id))
  const set = (ids: string[]) =>
    site.change(path, (now) =>
      ids.join() === all.join() ? removeValue(now, path) : setValue(now, path, ids),
    )
  const toggle = (id: string) =>
    set(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div>
      {[...chosen, ...others].map((id, index) => {
        const label = entries.find((entry) => entry.id === id)?.label ?? id
        const isChosen = index < chosen.length
        const moveTo = (to: number) =>
          set(chosen.toSpliced(index, 1).toSpliced(to, 0, id))
        return (
          <Box key={id} sx={row}>
            <label>
              <Checkbox size="small" checked={isChosen} onChange={() => toggle(id)} />
              {label}
            </label>
            {isChosen && (
              <>
                <IconAction
                  label={say('common.actionOn', {
                    action: message('fields.moveUp'),
                    name: label,
                  })}
                  icon="arrow-up"
                  size={16}
                  isOff={index === 0}
                  onClick={() => moveTo(index - 1)}
                />
                <IconAction
                  label={say('common.actionOn', {
                    action: message('fields.moveDown'),
                    name: label,
                  })}
                  icon="arrow-down"
                  size={16}
                  isOff={index === chosen.length - 1}
                  onClick={() => moveTo(index + 1)}
                />
              </>
            )}
          </Box>
        )
      })}
      <Button size="small" onClick={() => navigation.goTo([list])}>
        {say('fields.openList')}
      </Button>
    </div>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '& label': { flex: 1 },
} as const
