import { useId, type ReactNode } from 'react'

import type { Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { Frame, Help, Label, LabelRow } from './controls.tsx'
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
  /** Of several controls each has a name of its own, and the title is theirs together. */
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
      onFocus={(event) => {
        event.stopPropagation()
        navigation.setFocused(path)
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
        <RemoveButton path={path} field={field} />
      </LabelRow>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': isWrong,
      })}
      {field.help && <Help id={`${id}-help`}>{say(field.help)}</Help>}
      <ProblemNotes path={path} id={`${id}-problems`} />
    </Frame>
  )
}
