import { useSay } from '../context.tsx'
import { Select } from './controls.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { useChange } from './useChange.ts'

export function ChoiceField({ path, field, value }: ValueProps) {
  const say = useSay()
  const change = useChange(path)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          onChange={({ target }) => change(target.value)}
        >
          {field.choices.map(({ value: choice, label }) => (
            <option key={choice} value={choice}>
              {say(label)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
