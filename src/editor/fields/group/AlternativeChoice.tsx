import { inBoth } from '../../../../schema/bilingual.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import { isRecord } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { OptionSelect } from '../../controls/OptionSelect.tsx'
import { chooseAlternative } from '../../edits/actions.ts'
import { useValue } from '../../state/siteStore.ts'
import type { FieldProps } from '../fieldProps.ts'

/** Chooses which of its alternatives a group has: a link leads to a section, an address, WhatsApp … */
export function AlternativeChoice({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const value = useValue(site, path)
  if (field.alternatives.length === 0 || !isRecord(value)) return null
  const options = field.alternatives.map((alternative) => {
    const title = fieldAt(site.get().history.now.content, [...path, alternative])?.title
    return { value: alternative, label: say(title ?? inBoth(alternative)) }
  })
  return (
    <OptionSelect
      aria-label={say('fields.leadsTo')}
      value={field.alternatives.find((alternative) => Object.hasOwn(value, alternative))}
      options={options}
      onChange={(alternative) =>
        site.change(path, (now) =>
          chooseAlternative(now, path, field.alternatives, alternative),
        )
      }
    />
  )
}
