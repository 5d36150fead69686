import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'

import type { Path } from '../../../schema/read/lookUp.ts'
import { LineIcon } from '../controls/LineIcon.tsx'
import { PlainButton } from '../controls/styles.tsx'
import { ProblemCount } from '../fields/ProblemCount.tsx'

interface DisclosureProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  /** The number of entries in the group. */
  count?: number | undefined
  /** A word for the state, such as “done”. */
  note?: string | undefined
  /** The path in the content whose problems are counted. */
  path?: Path
  children: ReactNode
}

/** A group of the panel. It renders its fields only while expanded: hundreds of fields would slow down typing. */
export function Disclosure(props: DisclosureProps) {
  const { title, isOpen, onToggle, count, note, path, children } = props
  const id = useId()
  return (
    <Box component="section" sx={groupStyle} data-open={isOpen}>
      <Box component="h2" sx={{ m: 0, fontSize: '1rem' }}>
        <PlainButton
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          sx={titleStyle}
        >
          <LineIcon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <span>{title}</span>
          {count !== undefined && <small>{count}</small>}
          {note !== undefined && (
            <Box component="small" className="note">
              <LineIcon name="check" size={16} /> {note}
            </Box>
          )}
          {path && <ProblemCount path={path} />}
        </PlainButton>
      </Box>
      {isOpen && (
        <Box id={id} sx={bodyStyle}>
          {children}
        </Box>
      )}
    </Box>
  )
}

const groupStyle = {
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&[data-open=true]': { pb: 2 },
} as const

const titleStyle = {
  gap: 1,
  width: '100%',
  minHeight: 48,
  px: 0.5,
  fontWeight: 650,
  '& > svg': { color: 'text.secondary' },
  '& small': { color: 'text.secondary', fontWeight: 400 },
  '& .MuiChip-root, & .note': { ml: 'auto' },
  '& .note': {
    color: 'success.main',
    whiteSpace: 'nowrap',
    '& svg': { verticalAlign: 'text-bottom' },
  },
} as const

const bodyStyle = { display: 'grid', gap: 2, px: 0.5 } as const
