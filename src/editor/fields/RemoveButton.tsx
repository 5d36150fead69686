import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

import { useEditor, useSay } from '../context.tsx'
import { removePart } from '../edits/edits.ts'
import { LineIcon } from '../LineIcon.tsx'
import { useValue } from '../state/site.ts'
import { said, words } from '../words.ts'
import type { FieldProps } from './fieldProps.ts'
import { formKeys } from './formKeys.ts'
import { useField } from './useField.ts'

/** Takes a part out of its group, where it is there and the group can do without it. */
export function RemoveButton({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const key = path.at(-1)
  const holder = useField(path.slice(0, -1))
  const isThere = useValue(site, path) !== undefined
  const isOfForm = holder !== undefined && formKeys(holder).includes(String(key))
  if (field.isRequired || typeof key === 'number' || !isThere || isOfForm) return null
  const label = say(said.of(words.remove, say(field.title ?? field.name)))
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => site.change(path, (now) => removePart(now, path))}
      >
        <LineIcon name="x" size={16} />
      </IconButton>
    </Tooltip>
  )
}
