import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor } from '../context.tsx'
import { isPoint } from '../edits/point.ts'
import { useValue } from '../state/site.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ColorField } from './ColorField.tsx'
import { GroupPart } from './GroupPart.tsx'
import { IconField } from './IconField.tsx'
import { ListPart } from './ListPart.tsx'
import { MadeTextField } from './MadeTextField.tsx'
import { NumberField } from './NumberField.tsx'
import { PictureField } from './PictureField.tsx'
import { PointField } from './PointField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TargetField } from './TargetField.tsx'
import { TextsField } from './TextsField.tsx'
import { useField } from './useField.ts'
import { WordsField } from './WordsField.tsx'

/**
 * The field of any place, by the kind that the model gives to it. A new property or type of section of a known kind
 * appears by itself; a new kind does not compile until it has its field here.
 */
export function Part({ path }: { path: Path }) {
  const { site } = useEditor()
  const field = useField(path)
  const value = useValue(site, path)
  if (!field || field.isFixed) return null
  const props = { path, field }
  switch (field.kind) {
    case 'group':
      return <GroupPart {...props} />
    case 'list':
      return <ListPart {...props} />
    case 'text':
      return <TextsField {...props} id={String(path.at(-1))} />
    case 'reference':
      if (field.made) return <MadeTextField {...props} value={value} />
      return field.pointsTo === 'texts' ? (
        <TextsField {...props} id={typeof value === 'string' ? value : ''} />
      ) : (
        <TargetField {...props} value={value} />
      )
    case 'string':
      return isPoint(field) ? (
        <PointField {...props} value={value} />
      ) : (
        <WordsField {...props} value={value} />
      )
    case 'picture':
      return <PictureField {...props} value={value} />
    case 'icon':
      return <IconField {...props} value={value} />
    case 'color':
      return <ColorField {...props} value={value} />
    case 'choice':
      return <ChoiceField {...props} value={value} />
    case 'number':
      return <NumberField {...props} value={value} />
    case 'boolean':
      return <SwitchField {...props} value={value} />
    // Ids are made by the editor and not shown.
    case 'id':
      return null
  }
}
