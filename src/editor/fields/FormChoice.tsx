import { isRecord } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { changeForm, type Form } from '../edits/edits.ts'
import { useValue } from '../state/site.ts'
import { words } from '../words.ts'
import type { FieldProps } from './fieldProps.ts'
import { OptionSelect } from './OptionSelect.tsx'

/** A link leads to a section, an address, WhatsApp …: where the model offers several whole forms of a group, one is chosen. */
export function FormChoice({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const value = useValue(site, path)
  if (field.snippets.length < 2 || !isRecord(value)) return null
  const forms = field.snippets.flatMap(({ label, body }) =>
    isRecord(body) ? [{ label, body }] : [],
  )
  const own = forms.find(({ body }) => hasForm(value, body))
  return (
    <OptionSelect
      aria-label={say(words.form)}
      value={own?.label.en}
      options={forms.map(({ label }) => ({ value: label.en, label: say(label) }))}
      onChange={(chosen) => {
        const form = forms.find(({ label }) => label.en === chosen)?.body
        if (form) site.change(path, (now) => changeForm(now, path, own?.body ?? {}, form))
      }}
    />
  )
}

const hasForm = (value: Form, form: Form) =>
  Object.keys(form).every((key) => Object.hasOwn(value, key))
