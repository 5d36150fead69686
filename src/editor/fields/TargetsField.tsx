import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'

import { setValue } from '../../../schema/edits.ts'
import { useEditor, useSay } from '../context.tsx'
import { useValue } from '../state/site.ts'
import { words } from '../words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'
import { TargetOrder } from './TargetOrder.tsx'
import { useEntries } from './useEntries.ts'

interface TargetsFieldProps extends FieldProps {
  /** The list whose entries are named. */
  list: string
}

/** Which entries of a list a section shows, and in which order. */
export function TargetsField({ path, field, list }: TargetsFieldProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const value = useValue(site, path)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const entries = useEntries(list)
  const set = (ids: unknown[]) => site.change(path, (now) => setValue(now, path, ids))
  return (
    <FieldFrame path={path} field={field} isGroup>
      {() => (
        <Box>
          <TargetOrder ids={chosen} entries={entries} onChange={set} />
          {entries
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, label }) => (
              <Box key={id} component="label" sx={choice}>
                <Checkbox
                  size="small"
                  checked={false}
                  onChange={() => set([...chosen, id])}
                />
                {label}
              </Box>
            ))}
          <Button size="small" onClick={() => navigation.goTo([list])}>
            {say(words.openList)}
          </Button>
        </Box>
      )}
    </FieldFrame>
  )
}

const choice = { display: 'flex', alignItems: 'center', minHeight: 36 } as const
