import { OptionSelect } from '../../controls/OptionSelect.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'
import { useChange } from '../useChange.ts'
import { useEntries } from './useEntries.ts'

/** Where a button or link leads: an entry of a list, chosen by its label. */
export function ReferenceField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const entries = useEntries(String(field.pointsTo))
  const options = entries.map(({ id, label }) => ({ value: id, label }))
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <OptionSelect {...control} value={value} options={options} onChange={change} />
      )}
    </FieldFrame>
  )
}
