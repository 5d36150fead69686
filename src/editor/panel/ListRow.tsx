import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'

import { useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'

interface ListRowProps extends ComponentProps<'li'> {
  name: string
  /** What the button does with what is named. Undefined: there is nothing to press. */
  action: 'add' | 'remove' | undefined
  onAct: () => void
}

/** A name with a button. */
export function ListRow({ name, action, onAct, children, ...row }: ListRowProps) {
  const say = useSay()
  return (
    <li {...row}>
      {children}
      <span>{name}</span>
      {action && (
        <Button
          size="small"
          aria-label={say('common.actionOn', {
            action: message(`common.${action}`),
            name,
          })}
          onClick={onAct}
        >
          {say(`common.${action}`)}
        </Button>
      )}
    </li>
  )
}

export const Rows = styled(PlainList)({
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 },
  '& img': { maxWidth: 56 },
  '& span': { flex: 1, overflowWrap: 'anywhere' },
})
