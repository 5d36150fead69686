import { useEditor, useSay } from '../context.tsx'
import { removePart } from '../edits/edits.ts'
import { useValue } from '../state/site.ts'
import { said, words } from '../words.ts'
import type { FieldProps } from './fieldProps.ts'
import { formKeys } from './formKeys.ts'
import { IconAction } from './IconAction.tsx'
import { useField } from './useField.ts'

/** Takes a part out of its group, where it is there and the group can do without it. */
export function RemoveButton({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const key = path.at(-1)
  const holder = useField(path.slice(0, -1))
  const isThere = useValue(site, path) !== undefined
  const isOfForm = holder !== undefined && formKeys(holder).includes(String(key))
  if (field.isRequired || typeof key === 'number' || !isThere || isOfForm) return null
  return (
    <IconAction
      label={say(said.of(words.remove, say(field.title ?? field.name)))}
      icon="x"
      size={16}
      onClick={() => site.change(path, (now) => removePart(now, path))}
    />
  )
}
