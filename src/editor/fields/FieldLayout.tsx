import { useId, type ComponentType, type ReactNode } from 'react'

import type { Field, KindName } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { removePart } from '../contentActions/actions.ts'
import { isOptional } from '../contentActions/optionalParts.ts'
import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { titleEndStyle, Column, Help, Label } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { useValue } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { FieldHistory } from '../versions/FieldHistory.tsx'
import { ProblemNotes } from './ProblemNotes.tsx'
import { useProblemsAt } from './useField.ts'

export interface FieldProps {
  path: Path
  field: Field
}

/** Connects a control to its label, its help, and its problems. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

/** The control of one value, which can be of any type in unfinished content. */
export interface InputProps extends FieldProps {
  value: unknown
  control: ControlProps
  /** Writes the value. Changes without a pause between them are one undo step. */
  change: (value: unknown) => void
}

/** A group or list. */
export interface ContainerProps extends FieldProps {
  /** The component ValueField, passed in to avoid a cyclic import: ValueField.tsx imports this file. */
  ValueField: ComponentType<{ path: Path }>
}

/** Kinds with several controls: every control has a label, and the title names the group. */
const multiControlKinds: ReadonlySet<KindName> = new Set([
  'group',
  'list',
  'point',
  'references',
  'text',
])

interface FieldLayoutProps extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** A field with its title, help, and problems. While it has the focus, its element on the page is outlined. */
export function FieldLayout({ path, field, children }: FieldLayoutProps) {
  const say = useSay()
  const { navigation } = useEditor()
  const id = useId()
  const hasError = useProblemsAt(path).some(({ severity }) => severity === 'error')
  const isContainer = field.kind === 'group' || field.kind === 'list'
  const hasSeveralControls = multiControlKinds.has(field.kind)
  const labelId = `${id}-label`
  const notes = (
    <>
      {field.help && <Help id={`${id}-help`}>{say(field.help)}</Help>}
      <ProblemNotes path={path} id={`${id}-problems`} />
    </>
  )
  return (
    <Column
      data-path={JSON.stringify(path)}
      {...(hasSeveralControls && { role: 'group', 'aria-labelledby': labelId })}
      {...(isContainer && { style: field.kind === 'group' ? indentedStyle : listStyle })}
      onFocus={({ target, currentTarget }) => {
        // Only the innermost field reacts. Events are not stopped: an open dialog needs them to return the focus.
        if (target.closest('[data-path]') === currentTarget) navigation.setFocused(path)
      }}
    >
      <Label id={labelId} {...(hasSeveralControls ? { as: 'span' } : { htmlFor: id })}>
        {say(field.title)}
      </Label>
      {isContainer && notes}
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': hasError,
      })}
      {!isContainer && notes}
      <RemoveButton path={path} field={field} />
      {!isContainer && <FieldHistory path={path} field={field} />}
    </Column>
  )
}

const listStyle = { gap: 8 } as const
const indentedStyle = {
  gap: 12,
  paddingLeft: 12,
  borderLeft: '2px solid var(--mui-palette-divider)',
} as const

/** Removes a part. Shown if the part is present and optional. */
function RemoveButton({ path, field }: FieldProps) {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const isPresent = useValue(site, path) !== undefined
  const isRequired = useStore(
    site,
    ({ history }) =>
      typeof path.at(-1) !== 'number' && !isOptional(history.now.content, path),
  )
  // A part with a default is a switch or a choice: it is changed, not removed.
  if (isRequired || !isPresent || field.default !== undefined) return null
  const name = say(field.title)
  return (
    // The button is at the end of the title's line, but after the field in the order of the Tab key.
    <div style={titleEndStyle}>
      <IconAction
        label={say('common.actionOn', { action: message('common.remove'), name })}
        icon="x"
        size={16}
        onClick={() => {
          site.change(path, (content) => removePart(content, path))
          // The focus moves to the empty field, to the button that adds the part again, or to the part around it.
          navigation.goTo(path)
          announcement.set(say('common.removed', { name }))
        }}
      />
    </div>
  )
}
