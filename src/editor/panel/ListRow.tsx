import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'

interface ListRowProps {
  name: string
  action: 'add' | 'remove'
  onAct: () => void
  /** There is nothing to press. */
  isFixed?: boolean
  children?: ReactNode
}

/** A name with a button that adds or removes what it names. */
export function ListRow({ name, action, onAct, isFixed, children }: ListRowProps) {
  const say = useSay()
  return (
    <>
      {children}
      <span>{name}</span>
      {!isFixed && (
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
    </>
  )
}

export const Rows = styled(PlainList)({
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 },
  '& img': { width: 56, height: 32, objectFit: 'contain', background: '#fff' },
  '& span': { flex: 1, overflowWrap: 'anywhere' },
})
