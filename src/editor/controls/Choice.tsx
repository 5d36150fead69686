import { styled } from '@mui/material/styles'
import { useId } from 'react'

import { LineIcon } from './LineIcon.tsx'
import { PlainButton } from './styles.tsx'

interface ChoiceProps {
  name: string
  help: string
  icon?: string
  isChosen?: boolean
  onChoose: () => void
}

/** One of several choices, with a message about it. */
export function Choice({ name, help, icon, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <ChoiceButton
      aria-current={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-help`}
      onClick={onChoose}
    >
      {icon !== undefined && <LineIcon name={icon} size={32} />}
      <span>
        <strong id={`${id}-name`}>{name}</strong>
        <span id={`${id}-help`}>{help}</span>
      </span>
    </ChoiceButton>
  )
}

const ChoiceButton = styled(PlainButton)({
  width: '100%',
  gap: 12,
  minHeight: 44,
  padding: '8px 16px',
  borderRadius: 8,
  '&:hover, &[aria-current=true]': { background: 'var(--mui-palette-action-hover)' },
  '& > svg': { flexShrink: 0, color: 'var(--mui-palette-primary-main)' },
  '& > span': { display: 'grid' },
  '& > span > span': { color: 'var(--mui-palette-text-secondary)' },
})
