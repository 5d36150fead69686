import { fieldAt } from '../../../../schema/fieldAt.ts'
import { inBoth } from '../../../../schema/model/sentences.ts'
import { isRecord } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { OptionSelect } from '../../controls/OptionSelect.tsx'
import { chooseAlternative } from '../../edits/actions.ts'
import { useValue } from '../../state/site.ts'
import type { FieldProps } from '../fieldProps.ts'
import { fieldsWords } from '../fieldsWords.ts'

/** Chooses which of several parts a group has: a link leads to a section, an address, WhatsApp … */
export function WayChoice({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const value = useValue(site, path)
  if (field.ways.length === 0 || !isRecord(value)) return null
  const options = field.ways.map((way) => {
    const title = fieldAt(site.get().history.now.content, [...path, way])?.title
    return { value: way, label: say(title ?? inBoth(way)) }
  })
  return (
    <OptionSelect
      aria-label={say(fieldsWords.leadsTo)}
      value={field.ways.find((way) => Object.hasOwn(value, way))}
      options={options}
      onChange={(way) =>
        site.change(path, (now) => chooseAlternative(now, path, field.ways, way))
      }
    />
  )
}
