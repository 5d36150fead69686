import Box from '@mui/material/Box'

import { useSay } from './context.tsx'
import { plainButton } from './controls/styles.tsx'
import { narrow } from './state/view.ts'

export type Shown = 'content' | 'page'

interface PanelOrPageProps {
  value: Shown
  onChange: (shown: Shown) => void
}

/** In a narrow window the panel and the page take turns. */
export function PanelOrPage({ value, onChange }: PanelOrPageProps) {
  const say = useSay()
  const option = (shown: Shown, name: string) => (
    <button type="button" aria-pressed={value === shown} onClick={() => onChange(shown)}>
      {name}
    </button>
  )
  return (
    <Box component="nav" aria-label={say('common.pageOrContent')} sx={look}>
      {option('content', say('tab.content'))}
      {option('page', say('common.preview'))}
    </Box>
  )
}

const look = {
  display: 'none',
  [narrow]: { display: 'grid' },
  gridTemplateColumns: '1fr 1fr',
  gap: 0.5,
  p: 0.5,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& button': {
    ...plainButton,
    minHeight: 44,
    textAlign: 'center',
    fontWeight: 600,
    borderRadius: 1,
    outlineOffset: -2,
  },
  '& [aria-pressed=true]': { bgcolor: 'var(--chip)' },
} as const
