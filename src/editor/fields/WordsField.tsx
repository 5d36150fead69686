import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { TextBox } from './TextBox.tsx'
import { useChange } from './useChange.ts'

/** Words that are the same in all languages: names, addresses, numbers of phones. */
export function WordsField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <TextBox
          {...control}
          value={typeof value === 'string' ? value : ''}
          onChange={change}
        />
      )}
    </FieldFrame>
  )
}
