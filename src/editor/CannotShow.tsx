import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { useEditor, useSay } from './context.tsx'
import { useStore } from './state/store.ts'

/** Shown if the editor cannot show the content: says where the work is kept and what to do. */
export function CannotShow() {
  const say = useSay()
  const { site, storage } = useEditor()
  const canUndo = useStore(site, ({ history }) => history.past.length > 0)
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 2, maxWidth: '36rem', p: 3 }}>
      <p>{say('common.cannotShow')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canUndo && (
          <Button variant="contained" onClick={site.undo}>
            {say('common.takeLastBack')}
          </Button>
        )}
        <Button onClick={() => location.reload()}>{say('common.reload')}</Button>
        {storage.signOut && (
          <Button onClick={storage.signOut}>{say('common.signOut')}</Button>
        )}
      </Box>
    </Box>
  )
}
