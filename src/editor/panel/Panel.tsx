import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { GoLiveTab } from '../goLive/GoLiveTab.tsx'
import type { Tab as TabName } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import { ContentTab } from './ContentTab.tsx'
import { focusField } from './focusField.ts'
import { ProblemsTab } from './ProblemsTab.tsx'

/** The panel next to the preview, with its tabs: content, problems, going live. */
export function Panel() {
  const say = useSay()
  const { navigation, checks, view } = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  // Uses separate selectors: with the complete state, every focused field would render the panel again.
  const tab = useStore(navigation, (state) => state.tab)
  const focusRequest = useStore(navigation, (state) => state.focusRequest)
  const expanded = useStore(navigation, (state) => state.expanded)
  const expandedStep = useStore(navigation, (state) => state.expandedStep)
  const count = useStore(checks, ({ problems }) => problems.length)
  const clickedTitle = useRef<Element>(null)
  // Scrolls a group that was just expanded into view while another group collapses above it.
  useLayoutEffect(() => {
    const title = clickedTitle.current
    for (const element of [title?.closest('section, li'), title])
      element?.scrollIntoView({ block: 'nearest' })
    clickedTitle.current = null
  }, [expanded, expandedStep])
  useEffect(() => {
    if (focusRequest && panel.current)
      focusField(panel.current, focusRequest, view.get().language)
  }, [focusRequest, view])
  return (
    <Box component="section" aria-label={say('tab.content')} sx={panelStyle}>
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => navigation.setTab(next)}
        variant="scrollable"
        scrollButtons={false}
        sx={tabsStyle}
      >
        <Tab value="content" label={say('tab.content')} />
        <Tab
          value="problems"
          label={
            count === 0 ? say('tab.problems') : say('common.problemCount', { count })
          }
        />
        <Tab value="goLive" label={say('tab.goLive')} />
      </Tabs>
      <Box
        key={tab}
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
        aria-label={say(`tab.${tab}`)}
        sx={scrollerStyle}
        onClickCapture={({ target }) => {
          clickedTitle.current =
            target instanceof Element ? target.closest('[aria-expanded]') : null
        }}
      >
        {tab === 'content' && <ContentTab />}
        {tab === 'problems' && <ProblemsTab />}
        {tab === 'goLive' && <GoLiveTab />}
      </Box>
    </Box>
  )
}

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  bgcolor: 'background.paper',
  borderLeft: '1px solid',
  borderColor: 'divider',
} as const

const tabsStyle = {
  flexShrink: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& button': { flex: '1 0 auto', minWidth: 0, px: 1 },
  '[data-keyboard] &': { display: 'none' },
} as const

const scrollerStyle = { flex: 1, overflow: 'auto', px: 2, py: 1.5 } as const
