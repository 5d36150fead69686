import { Select } from './controls.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { useChange } from './useChange.ts'
import { useEntries } from './useEntries.ts'

/** Where a button or a link leads: one of the entries of a list, by its name. */
export function TargetField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const entries = useEntries(String(field.pointsTo))
  const isKnown = entries.some(({ id }) => id === value)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          onChange={({ target }) => change(target.value)}
        >
          {!isKnown && <option value={String(value)}>{String(value)}</option>}
          {entries.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
