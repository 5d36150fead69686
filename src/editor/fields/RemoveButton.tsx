import { neededTexts } from '../../../schema/read/needs.ts'
import { useEditor, useSay } from '../context.tsx'
import { removePart } from '../edits/edits.ts'
import { useValue } from '../state/site.ts'
import { useStore } from '../state/store.ts'
import { said, words } from '../words.ts'
import type { FieldProps } from './fieldProps.ts'
import { formKeys } from './formKeys.ts'
import { IconAction } from './IconAction.tsx'
import { useField } from './useField.ts'

/** Takes a part out of its group or list, where it is there and the group can do without it. */
export function RemoveButton({ path, field }: FieldProps) {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const [root, , id] = path
  const key = path.at(-1)
  const holder = useField(path.slice(0, -1))
  const isThere = useValue(site, path) !== undefined
  const isOfForm = holder !== undefined && formKeys(holder).includes(String(key))
  // A text that the page's code asks for is needed as long as its section is there.
  const isNeeded = useStore(
    site,
    ({ history }) =>
      field.isRequired ||
      (root === 'catalogs' && neededTexts(history.now.content).includes(String(id))),
  )
  if (isNeeded || !isThere || isOfForm) return null
  const title = say(field.title ?? field.name)
  return (
    <IconAction
      label={say(said.of(words.remove, title))}
      icon="x"
      size={16}
      onClick={() => {
        site.change(path, (now) => removePart(now, path))
        // To what adds it again, else to what it was in.
        navigation.goTo(path)
        announcement.set(say(said.removed(title)))
      }}
    />
  )
}
