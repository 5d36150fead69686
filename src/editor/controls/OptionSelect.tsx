import type { ComponentProps } from 'react'

import { useSay } from '../context.tsx'
import { Select } from './styles.tsx'

interface OptionSelectProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  value: unknown
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Chooses one of several values. An unknown value is not shown, since it may be an id. */
export function OptionSelect({
  value,
  options,
  onChange,
  ...selectProps
}: OptionSelectProps) {
  const say = useSay()
  const hasOption = options.some((option) => option.value === value)
  return (
    <Select
      {...selectProps}
      value={hasOption ? String(value) : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {!hasOption && <option value="">{say('common.choose')}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
