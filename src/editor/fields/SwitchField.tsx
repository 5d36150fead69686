import Switch from '@mui/material/Switch'

import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { useChange } from './useChange.ts'

export function SwitchField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  return (
    <FieldFrame path={path} field={field}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Switch
          checked={value === true}
          onChange={(_, checked) => change(checked)}
          slotProps={{ input: { id, 'aria-describedby': describedBy } }}
          sx={{ ml: -1.5 }}
        />
      )}
    </FieldFrame>
  )
}
