import type { ComponentType } from 'react'

import type { KindName } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { removePart, setValueAndLabel } from '../contentActions/actions.ts'
import { beginsEmpty } from '../contentActions/optionalParts.ts'
import { useEditor } from '../context.tsx'
import { useValue } from '../state/siteStore.ts'
import { ChoiceInput, IconInput, ReferenceInput, SwitchInput } from './choiceInputs.tsx'
import { FieldLayout, type InputProps } from './FieldLayout.tsx'
import { GroupFields } from './group/GroupFields.tsx'
import { Entries } from './list/Entries.tsx'
import { ColorInput, PointInput } from './lookInputs.tsx'
import { PictureInput } from './picture/PictureInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { TextsInput } from './text/TextsInput.tsx'
import { DayOrTimeInput, NumberInput, StringInput } from './typedInputs.tsx'
import { useField } from './useField.ts'

type InputKind = Exclude<KindName, 'group' | 'list' | 'id'>

/** The controls by kind. They are not in kinds.ts, because Node imports that file too. */
const controls: Readonly<Record<InputKind, ComponentType<InputProps>>> = {
  boolean: SwitchInput,
  choice: ChoiceInput,
  color: ColorInput,
  day: DayOrTimeInput,
  icon: IconInput,
  number: NumberInput,
  picture: PictureInput,
  point: PointInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  string: StringInput,
  text: TextsInput,
  time: DayOrTimeInput,
}

/** The field for the value at a path, by its kind in the model. */
export function ValueField({ path }: { path: Path }) {
  const { site } = useEditor()
  const field = useField(path)
  const value = useValue(site, path)
  const change = useChange(path)
  if (!field || field.isFixed || field.kind === 'id') return null
  if (field.kind === 'group' || field.kind === 'list') {
    const Container = field.kind === 'group' ? GroupFields : Entries
    return (
      <FieldLayout path={path} field={field}>
        {() => <Container path={path} field={field} ValueField={ValueField} />}
      </FieldLayout>
    )
  }
  const Control = controls[field.kind]
  return (
    <FieldLayout path={path} field={field}>
      {(control) => <Control {...{ path, field, value, control, change }} />}
    </FieldLayout>
  )
}

/** Returns the function that changes a value. An optional part is removed while it is empty. */
function useChange(path: Path): InputProps['change'] {
  const { site } = useEditor()
  return (value) =>
    site.change(
      path,
      (content) =>
        value === '' && beginsEmpty(content, path)
          ? removePart(content, path)
          : setValueAndLabel(content, path, value),
      JSON.stringify(path),
    )
}
