import { Input } from './controls.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { TextBox } from './TextBox.tsx'
import { useChange } from './useChange.ts'

/** What browsers have a field of their own for, by the format that the model gives. */
const browserFields: Record<string, string | undefined> = {
  day: 'date',
  clockTime: 'time',
}

/** Words that are the same in all languages: names, addresses, numbers of phones, days. */
export function WordsField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const text = typeof value === 'string' ? value : ''
  const type = browserFields[field.format ?? '']
  return (
    <FieldFrame path={path} field={field}>
      {(control) =>
        type === undefined ? (
          <TextBox {...control} value={text} onChange={change} />
        ) : (
          <Input
            {...control}
            type={type}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </FieldFrame>
  )
}
