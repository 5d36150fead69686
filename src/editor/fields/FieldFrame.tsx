import { useId, type ReactNode } from 'react'

import type { Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { Frame, Help, Label, LabelRow } from '../controls/styles.tsx'
import { FieldHistory } from '../versions/FieldHistory.tsx'
import { ProblemNotes } from './ProblemNotes.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { useProblemsAt } from './useProblems.ts'

/** What ties a control to its label, its help and what is wrong with it. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface FieldFrameProps {
  path: Path
  field: Field
  /** True for several controls: each has its own label, and the title names the group. */
  isGroup?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A field with its title, help and problems. Where it has the focus, its place on the page is outlined. */
export function FieldFrame({ path, field, isGroup = false, children }: FieldFrameProps) {
  const say = useSay()
  const { navigation } = useEditor()
  const id = useId()
  const isWrong = useProblemsAt(path).some(({ severity }) => severity === 'error')
  const title = field.title ?? field.name
  const labelId = `${id}-label`
  return (
    <Frame
      data-path={JSON.stringify(path)}
      {...(isGroup && { role: 'group', 'aria-labelledby': labelId })}
      onFocus={({ target, currentTarget }) => {
        // Only the innermost field. The event is not stopped: an open dialog needs it to take the focus back.
        if (target.closest('[data-path]') === currentTarget) navigation.setFocused(path)
      }}
    >
      <LabelRow>
        {isGroup ? (
          <Label as="span" id={labelId}>
            {say(title)}
          </Label>
        ) : (
          <Label htmlFor={id}>{say(title)}</Label>
        )}
      </LabelRow>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': isWrong,
      })}
      {field.help && <Help id={`${id}-help`}>{say(field.help)}</Help>}
      <ProblemNotes path={path} id={`${id}-problems`} />
      <RemoveButton path={path} field={field} />
      <FieldHistory path={path} field={field} />
    </Frame>
  )
}
