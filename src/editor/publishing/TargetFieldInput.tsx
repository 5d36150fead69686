import { useId } from 'react'

import { useSay } from '../context.tsx'
import { OptionSelect } from '../controls/OptionSelect.tsx'
import { Frame, Help, Input, Label } from '../controls/styles.tsx'
import { publishingWords } from './publishingWords.ts'
import type { TargetField } from './targets.ts'

interface TargetFieldInputProps {
  field: TargetField
  value: string
  isMissing: boolean
  onChange: (value: string) => void
}

/** One thing that the owner has to say of a target. */
export function TargetFieldInput({
  field,
  value,
  isMissing,
  onChange,
}: TargetFieldInputProps) {
  const say = useSay()
  const id = useId()
  const { name, title, help, isOptional, type = 'text' } = field
  if (type === 'switch')
    return (
      <Frame>
        <label>
          <input
            type="checkbox"
            aria-describedby={`${id}-help`}
            checked={value !== ''}
            onChange={({ target }) => onChange(target.checked ? 'true' : '')}
          />{' '}
          {say(title)}
        </label>
        <Help id={`${id}-help`}>{help && say(help)}</Help>
      </Frame>
    )
  const control = {
    id,
    'aria-describedby': `${id}-help`,
    'aria-invalid': isMissing,
  }
  return (
    <Frame>
      <Label htmlFor={id}>
        {say(title)}
        {isOptional && ` (${say(publishingWords.optional)})`}
      </Label>
      {typeof type === 'object' ? (
        <OptionSelect
          {...control}
          value={value}
          options={type.map((option) => ({ ...option, label: say(option.label) }))}
          onChange={onChange}
        />
      ) : (
        <Input
          {...control}
          name={name}
          type={type === 'secret' ? 'password' : 'text'}
          inputMode={type === 'number' ? 'numeric' : undefined}
          // No browser is to keep or fill in what belongs to another server.
          autoComplete={type === 'secret' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <Help id={`${id}-help`}>
        {isMissing && `${say('common.toFillIn')}. `}
        {help && say(help)}
      </Help>
    </Frame>
  )
}
