import { Input } from '../../controls/styles.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { asWritten } from '../fieldKind.ts'
import type { ValueProps } from '../fieldProps.ts'
import { useChange } from '../useChange.ts'

/** `<input type=time>` has no 24:00, so a closing time of 00:00 is stored as 24:00. */
const midnight = { inField: '00:00', written: '24:00' }

/** Chooses a time by the browser's own field. */
export function TimeField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const text = asWritten(value)
  const isClosing = field.format === 'closingTime'
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={isClosing && text === midnight.written ? midnight.inField : text}
          onChange={({ target: { value: typed } }) =>
            change(isClosing && typed === midnight.inField ? midnight.written : typed)
          }
        />
      )}
    </FieldFrame>
  )
}
