import { useSay } from '../../context.tsx'
import { OptionSelect } from '../../controls/OptionSelect.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'
import { useChange } from '../useChange.ts'
import { DrawnChoice } from './DrawnChoice.tsx'

export function ChoiceField({ path, field, value }: ValueProps) {
  const say = useSay()
  const change = useChange(path)
  if (field.isDrawn) return <DrawnChoice {...{ path, field, value }} />
  const options = field.choices.map((choice) => ({ ...choice, label: say(choice.label) }))
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <OptionSelect
          {...control}
          value={value ?? field.default}
          options={options}
          onChange={change}
        />
      )}
    </FieldFrame>
  )
}
