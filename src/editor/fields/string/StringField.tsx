import { storedForm } from '../../../../schema/formats/typed.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { asWritten } from '../fieldKind.ts'
import type { ValueProps } from '../fieldProps.ts'
import { TextBox } from '../TextBox.tsx'
import { useChange } from '../useChange.ts'
import { DocumentChooser } from './DocumentChooser.tsx'

/** Words that are the same in all languages: names, addresses, phone numbers. */
export function StringField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <>
          <TextBox
            {...control}
            value={asWritten(value)}
            onChange={change}
            onBlur={() => {
              const form = storedForm(field.format, asWritten(value))
              if (form !== undefined && form !== value) change(form)
            }}
          />
          {field.format === 'linkOrFile' && <DocumentChooser path={path} value={value} />}
        </>
      )}
    </FieldFrame>
  )
}
