import { Input } from '../../controls/styles.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { asWritten } from '../fieldKind.ts'
import type { ValueProps } from '../fieldProps.ts'
import { useChange } from '../useChange.ts'

/** Chooses a day by the browser's own calendar. */
export function DayField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={asWritten(value)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  )
}
