import { isRecord } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { changeForm, type Form } from '../edits/edits.ts'
import { useValue } from '../state/site.ts'
import { words } from '../words.ts'
import { Select } from './controls.tsx'
import type { FieldProps } from './fieldProps.ts'

/** A link leads to a section, an address, WhatsApp …: where the model offers several whole forms of a group, one is chosen. */
export function FormChoice({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const value = useValue(site, path)
  if (field.snippets.length < 2 || !isRecord(value)) return null
  const forms = field.snippets.flatMap(({ label, body }) =>
    isRecord(body) ? [{ label, body }] : [],
  )
  const own = forms.findIndex(({ body }) => hasForm(value, body))
  return (
    <Select
      aria-label={say(words.form)}
      value={own}
      onChange={({ target }) => {
        const form = forms[Number(target.value)]?.body
        if (!form) return
        const before = forms[own]?.body ?? {}
        site.change(path, (now) => changeForm(now, path, before, form))
      }}
    >
      {own === -1 && <option value={-1}>{say(words.choose)}</option>}
      {forms.map(({ label }, index) => (
        <option key={label.en} value={index}>
          {say(label)}
        </option>
      ))}
    </Select>
  )
}

const hasForm = (value: Form, form: Form) =>
  Object.keys(form).every((key) => Object.hasOwn(value, key))
