import { useState } from 'react'

import { Input } from '../../controls/styles.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'
import { useChange } from '../useChange.ts'

export function NumberField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={field.minimum}
          max={field.maximum}
          value={typeof value === 'number' && !isEmpty ? value / field.unit : ''}
          onChange={({ target }) => {
            const isNumber = !Number.isNaN(target.valueAsNumber)
            setIsEmpty(!isNumber)
            if (isNumber) change(Math.round(target.valueAsNumber * field.unit))
          }}
          // Left empty, the field shows the last number again.
          onBlur={() => setIsEmpty(false)}
        />
      )}
    </FieldFrame>
  )
}
