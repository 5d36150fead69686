import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { kinds } from '../fields/kinds.ts'
import { useStore } from '../state/store.ts'
import { narrowWindow } from '../state/view.ts'
import { PageFrame } from './PageFrame.tsx'
import { PreviewToolbar } from './PreviewToolbar.tsx'

/** The toolbar is memoized, so that typing does not render it again. */
const Toolbar = memo(PreviewToolbar)

/** The page with the current content, below the choices for its view. */
export function PreviewPane({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  const say = useSay()
  const { site, navigation, view } = useEditor()
  const chosenDevice = useStore(view, ({ device }) => device)
  // In a narrow window, the toolbar offers no other size, and a computer's page would be too small to read.
  const device = useMediaQuery(narrowWindow, { noSsr: true }) ? 'phone' : chosenDevice
  const snapshot = useStore(site, ({ history }) => history.now)
  const focusedPath = useStore(navigation, (state) => state.focused)
  return (
    <Box component="section" aria-label={say('common.preview')} sx={paneStyle}>
      <Toolbar />
      <PageFrame
        title={say('common.preview')}
        device={device}
        snapshot={snapshot}
        outlinedPath={focusedPath}
        brokenNotice={say('preview.broken')}
        onKey={onKey}
        onSelect={(path, isPicture) => {
          const { content } = site.get().history.now
          navigation.goTo((isPicture && pictureNear(content, path)) || path)
        }}
      />
    </Box>
  )
}

/** The first picture or icon at a path, otherwise the entry's: a click may have been on the page's own drawing. */
function pictureNear(content: unknown, path: Path): Path | undefined {
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  // A picture with its description is a group. Other groups, such as a quote, have their own picture.
  const parts = partPaths(content, entry).flatMap((part) => [part, [...part, 'file']])
  return [path, ...parts].find((part) => {
    const field = fieldAt(content, part)
    return field && kinds[field.kind].onPage === 'picture'
  })
}

function partPaths(content: unknown, path: Path): Path[] {
  // A path without an entry is that of the complete content, which has no picture.
  if (path.length === 0) return []
  return fieldAt(content, path)?.children.map(({ key }) => [...path, key]) ?? []
}

const paneStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  px: 1.5,
  pb: 1.5,
} as const
