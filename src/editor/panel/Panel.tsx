import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useRef } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { ReleaseTab } from '../release/ReleaseTab.tsx'
import type { Tab as TabName } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import { said, words } from '../words.ts'
import { ContentTab } from './ContentTab.tsx'
import { focusField } from './focusField.ts'
import { ProblemsTab } from './ProblemsTab.tsx'

/** Beside the page: the content, what is wrong with it, and what is left to do before it goes live. */
export function Panel() {
  const say = useSay()
  const { navigation, checks, view } = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  const tab = useStore(navigation, (place) => place.tab)
  const asked = useStore(navigation, (place) => place.asked)
  const count = useStore(
    checks,
    ({ problems }) => problems.filter(({ severity }) => severity !== 'blank').length,
  )
  useEffect(() => {
    if (asked && panel.current) focusField(panel.current, asked, view.get().language)
  }, [asked, view])
  return (
    <Box component="section" aria-label={say(words.content)} sx={frame}>
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => navigation.setTab(next)}
        variant="fullWidth"
        sx={tabs}
      >
        <Tab value="content" label={say(words.content)} />
        <Tab
          value="problems"
          label={count === 0 ? say(words.problems) : say(said.problems(count))}
        />
        <Tab value="release" label={say(words.release)} />
      </Tabs>
      <Box
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
        aria-label={say(words[tab])}
        sx={scroller}
      >
        {tab === 'content' && <ContentTab />}
        {tab === 'problems' && <ProblemsTab />}
        {tab === 'release' && <ReleaseTab />}
      </Box>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  bgcolor: 'background.paper',
  borderLeft: '1px solid',
  borderColor: 'divider',
} as const

const tabs = {
  flexShrink: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& button': { minWidth: 0, px: 1, whiteSpace: 'nowrap' },
} as const

const scroller = { flex: 1, overflow: 'auto', px: 2, py: 1.5 } as const
