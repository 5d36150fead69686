import { Input } from './controls.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { useChange } from './useChange.ts'

export function NumberField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={field.minimum}
          max={field.maximum}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            // While it is empty, or a minus alone, it is no number.
            if (!Number.isNaN(target.valueAsNumber)) change(target.valueAsNumber)
          }}
        />
      )}
    </FieldFrame>
  )
}
