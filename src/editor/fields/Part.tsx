import type { ComponentType } from 'react'

import type { KindName } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor } from '../context.tsx'
import { useValue } from '../state/siteStore.ts'
import { SwitchField } from './boolean/SwitchField.tsx'
import { ChoiceField } from './choice/ChoiceField.tsx'
import { ColorField } from './color/ColorField.tsx'
import { DayField } from './day/DayField.tsx'
import { DerivedTextField } from './derivedText/DerivedTextField.tsx'
import type { HolderProps, ValueProps } from './fieldProps.ts'
import { GroupField } from './group/GroupField.tsx'
import { IconField } from './icon/IconField.tsx'
import { ListField } from './list/ListField.tsx'
import { NumberField } from './number/NumberField.tsx'
import { PictureField } from './picture/PictureField.tsx'
import { PointField } from './point/PointField.tsx'
import { ReferenceField } from './reference/ReferenceField.tsx'
import { ReferencesField } from './references/ReferencesField.tsx'
import { StringField } from './string/StringField.tsx'
import { TextsField } from './text/TextsField.tsx'
import { TimeField } from './time/TimeField.tsx'
import { useField } from './useField.ts'

/** The controls of the kinds, in a file of their own: kinds.ts is also imported in Node, which has no components. */
const controls: Readonly<Record<KindName, ComponentType<ValueProps & HolderProps>>> = {
  boolean: SwitchField,
  choice: ChoiceField,
  color: ColorField,
  day: DayField,
  group: GroupField,
  icon: IconField,
  id: () => null,
  list: ListField,
  derivedText: DerivedTextField,
  number: NumberField,
  picture: PictureField,
  point: PointField,
  reference: ReferenceField,
  references: ReferencesField,
  string: StringField,
  text: TextsField,
  time: TimeField,
}

/** The field of any place, by the kind that the model gives to it. */
export function Part({ path }: { path: Path }) {
  const { site } = useEditor()
  const field = useField(path)
  const value = useValue(site, path)
  if (!field || field.isFixed) return null
  const Control = controls[field.kind]
  return <Control path={path} field={field} value={value} Part={Part} />
}
