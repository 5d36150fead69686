import { useId, type ComponentType, type ReactNode } from 'react'

import type { Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { Frame, Help, Label, LabelRow } from '../controls/styles.tsx'
import { FieldHistory } from '../versions/FieldHistory.tsx'
import { ProblemNotes } from './ProblemNotes.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { useProblemsAt } from './useField.ts'

export interface FieldProps {
  path: Path
  field: Field
}

/** What ties a control to its label, its help and what is wrong with it. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

/** The control of one value; of an unfinished content it may be of any type. */
export interface InputProps extends FieldProps {
  value: unknown
  control: ControlProps
  /** Writes the value; without a pause all is one step of undo. */
  change: (value: unknown) => void
}

/** A group or list. */
export interface HolderProps extends FieldProps {
  /** The field of any place inside: Part.tsx, which imports this one. */
  Part: ComponentType<{ path: Path }>
}

interface FieldFrameProps extends FieldProps {
  /** True for several controls: each has its own label, and the title names the group. */
  isGroup?: boolean
  /** True where further fields are inside. */
  isHolder?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A field with its title, help and problems. Where it has the focus, its place on the page is outlined. */
export function FieldFrame(props: FieldFrameProps) {
  const { path, field, isHolder = false, isGroup = isHolder, children } = props
  const say = useSay()
  const { navigation } = useEditor()
  const id = useId()
  const isWrong = useProblemsAt(path).some(({ severity }) => severity === 'error')
  const title = say(field.title ?? field.name)
  const labelId = `${id}-label`
  const notes = (
    <>
      {field.help && <Help id={`${id}-help`}>{say(field.help)}</Help>}
      <ProblemNotes path={path} id={`${id}-problems`} />
    </>
  )
  return (
    <Frame
      data-path={JSON.stringify(path)}
      {...(isGroup && { role: 'group', 'aria-labelledby': labelId })}
      {...(isHolder && { style: field.kind === 'group' ? indented : holder })}
      onFocus={({ target, currentTarget }) => {
        // Only the innermost field. The event is not stopped: an open dialog needs it to take the focus back.
        if (target.closest('[data-path]') === currentTarget) navigation.setFocused(path)
      }}
    >
      <LabelRow>
        {isGroup ? (
          <Label as="span" id={labelId}>
            {title}
          </Label>
        ) : (
          <Label htmlFor={id}>{title}</Label>
        )}
      </LabelRow>
      {isHolder && notes}
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': isWrong,
      })}
      {!isHolder && notes}
      <RemoveButton path={path} field={field} />
      {!isHolder && <FieldHistory path={path} field={field} />}
    </Frame>
  )
}

const holder = { gap: 8 } as const
const indented = {
  gap: 12,
  paddingLeft: 12,
  borderLeft: '2px solid var(--mui-palette-divider)',
} as const
