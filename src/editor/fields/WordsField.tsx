import { Input } from './controls.tsx'
import { DocumentChooser } from './DocumentChooser.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { TextBox } from './TextBox.tsx'
import { useChange } from './useChange.ts'

/** The end of a day, which the browsers' field has as its beginning: nobody closes at the beginning of a day. */
const midnight = { inField: '00:00', written: '24:00' }

/** Words that are the same in all languages: names, addresses, phone numbers, days. */
export function WordsField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const text = typeof value === 'string' ? value : ''
  const { input } = field
  const isClosing = field.format === 'closingTime'
  return (
    <FieldFrame path={path} field={field}>
      {(control) =>
        input !== 'date' && input !== 'time' ? (
          <>
            <TextBox {...control} value={text} onChange={change} />
            {field.format === 'linkOrFile' && (
              <DocumentChooser path={path} value={value} />
            )}
          </>
        ) : (
          <Input
            {...control}
            type={input}
            value={isClosing && text === midnight.written ? midnight.inField : text}
            onChange={({ target: { value: typed } }) =>
              change(isClosing && typed === midnight.inField ? midnight.written : typed)
            }
          />
        )
      }
    </FieldFrame>
  )
}
