import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { removePictures } from '../pictures/removePictures.ts'
import { unusedPictures, unusedPicturesPath } from '../pictures/unusedPictures.ts'
import { usePictureAt } from '../pictures/usePictureAt.ts'
import { useStore } from '../state/store.ts'
import { Disclosure } from './Disclosure.tsx'

/** The pictures of public/ that nothing shows, which can be removed. */
export function UnusedPictures() {
  const say = useSay()
  const editor = useEditor()
  const { site, navigation, session, announcement } = editor
  const state = useStore(site, (now) => now)
  const unused = useMemo(() => unusedPictures(state), [state])
  const isOpen = useStore(navigation, ({ open }) => open[0] === unusedPicturesPath[0])
  if (unused.length === 0) return null
  async function remove(paths: readonly string[]) {
    if (!(await removePictures(editor, paths)))
      return session.tell(editor.storage.words.unavailable, 'error')
    navigation.goTo(unusedPicturesPath)
    const names = paths.map((path) => path.slice(1)).join(', ')
    announcement.set(say('common.removed', { name: names }))
  }
  return (
    <Disclosure
      title={say('button.unusedPictures')}
      count={unused.length}
      isOpen={isOpen}
      onToggle={() => navigation.unfold(isOpen ? [] : unusedPicturesPath)}
    >
      <Box component="ul" data-path={JSON.stringify(unusedPicturesPath)} sx={list}>
        {unused.map((path) => (
          <Row key={path} path={path} onRemove={() => void remove([path])} />
        ))}
      </Box>
      {unused.length > 1 && (
        <Button sx={{ justifySelf: 'end' }} onClick={() => void remove(unused)}>
          {say('panel.removeAll')}
        </Button>
      )}
    </Disclosure>
  )
}

function Row({ path, onRemove }: { path: string; onRemove: () => void }) {
  const say = useSay()
  const picture = usePictureAt(path)
  return (
    <li>
      <img src={picture?.url} alt="" />
      <span>{path.slice(1)}</span>
      <Button
        size="small"
        aria-label={say('common.actionOn', {
          action: message('common.remove'),
          name: path.slice(1),
        })}
        onClick={onRemove}
      >
        {say('common.remove')}
      </Button>
    </li>
  )
}

const list = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& img': { width: 56, height: 32, objectFit: 'contain', bgcolor: '#fff' },
  '& span': { flex: 1, overflowWrap: 'anywhere' },
} as const
