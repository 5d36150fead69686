import { styled } from '@mui/material/styles'

import type { Field } from '../../../schema/fieldAt.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { removePart } from '../edits/actions.ts'
import { isOptional } from '../edits/optional.ts'
import { message } from '../messages/messages.ts'
import { useValue } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import type { FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** Removes a part. Shown where the part is there and may be left out. */
export function RemoveButton({ path, field }: FieldProps) {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const key = path.at(-1)
  const isThere = useValue(site, path) !== undefined
  const holder = useField(path.slice(0, -1))
  const isNeeded = useStore(site, ({ history }) => {
    const { content } = history.now
    const isEntry = typeof key === 'number'
    return (
      !isEntry &&
      !isOptional(content, path) &&
      !isSecondAlternative(content, path, holder)
    )
  })
  // A part with a default is a switch or a choice: it is changed, not removed.
  if (isNeeded || !isThere || field.default !== undefined || field.derived) return null
  const title = say(field.title ?? field.name)
  return (
    <Corner>
      <IconAction
        label={say('common.actionOn', { action: message('common.remove'), name: title })}
        icon="x"
        size={16}
        onClick={() => {
          site.change(path, (now) => removePart(now, path))
          navigation.closeField(path)
          // The focus goes to the button that adds it again, else to what it was in.
          navigation.goTo(path)
          announcement.set(say('common.removed', { name: title }))
        }}
      />
    </Corner>
  )
}

/** Placed at the end of the title's line, but after the field in the order of the Tab key. */
const Corner = styled('div')({ position: 'absolute', top: -4, right: 0 })

/** Does a group have two of its alternatives, as only a file written by hand can? */
function isSecondAlternative(
  content: unknown,
  path: Path,
  holder: Field | undefined,
): boolean {
  const alternatives = holder?.alternatives ?? []
  const group = path.slice(0, -1)
  const there = alternatives.filter(
    (each) => lookUp(content, [...group, each]) !== undefined,
  )
  return there.length > 1 && there.includes(String(path.at(-1)))
}
