import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'

import { useSay } from '../context.tsx'
import { said, words } from '../words.ts'
import { IconAction } from './IconAction.tsx'

interface TargetOrderProps {
  ids: unknown[]
  entries: { id: string; label: string }[]
  onChange: (ids: unknown[]) => void
}

/** The chosen entries, in the order in which they are shown. */
export function TargetOrder({ ids, entries, onChange }: TargetOrderProps) {
  const say = useSay()
  const labelOf = (id: unknown) =>
    entries.find((entry) => entry.id === id)?.label ?? String(id)
  const move = (index: number, to: number) =>
    onChange(ids.toSpliced(index, 1).toSpliced(to, 0, ids[index]))
  return ids.map((id, index) => (
    <Box key={String(id)} sx={row}>
      <label>
        <Checkbox
          size="small"
          checked
          onChange={() => onChange(ids.toSpliced(index, 1))}
        />
        {labelOf(id)}
      </label>
      <IconAction
        label={say(said.of(words.moveUp, labelOf(id)))}
        icon="arrow-up"
        size={16}
        isOff={index === 0}
        onClick={() => move(index, Math.max(0, index - 1))}
      />
      <IconAction
        label={say(said.of(words.moveDown, labelOf(id)))}
        icon="arrow-down"
        size={16}
        isOff={index === ids.length - 1}
        onClick={() => move(index, Math.min(ids.length - 1, index + 1))}
      />
    </Box>
  ))
}

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '& label': { flex: 1 },
} as const
