import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { Select } from './controls.tsx'
import { entriesOf } from './entryLabel.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { ValueProps } from './fieldProps.ts'
import { useChange } from './useChange.ts'

/** Where a button or a link leads: one of the entries of a list, by its name. */
export function TargetField({ path, field, value }: ValueProps) {
  const { site, language } = useEditor()
  const change = useChange(path)
  const words = useStore(language, (now) => now)
  const content = useStore(site, ({ history }) => history.now.content)
  const entries = entriesOf(content, String(field.pointsTo), words)
  const isKnown = entries.some(({ id }) => id === value)
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          onChange={({ target }) => change(target.value)}
        >
          {!isKnown && <option value={String(value)}>{String(value)}</option>}
          {entries.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
