import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'

import { useSay } from '../context.tsx'
import { LineIcon } from '../LineIcon.tsx'
import { said, words } from '../words.ts'

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
      <IconButton
        aria-label={say(said.of(words.moveUp, labelOf(id)))}
        aria-disabled={index === 0}
        onClick={() => move(index, Math.max(0, index - 1))}
      >
        <LineIcon name="arrow-up" size={16} />
      </IconButton>
      <IconButton
        aria-label={say(said.of(words.moveDown, labelOf(id)))}
        aria-disabled={index === ids.length - 1}
        onClick={() => move(index, Math.min(ids.length - 1, index + 1))}
      >
        <LineIcon name="arrow-down" size={16} />
      </IconButton>
    </Box>
  ))
}

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '& label': { flex: 1 },
} as const
