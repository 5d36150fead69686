import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'

import { ChangeList } from '../changes/ChangeList.tsx'
import { FileChangeList } from '../changes/FileChangeList.tsx'
import { useEditor, useSay } from '../context.tsx'
import { words } from '../words.ts'
import { filesToWrite, save } from './save.ts'

/** What has changed, in words, before it is written. */
export function SaveDialog() {
  const say = useSay()
  const editor = useEditor()
  const { history, saved } = editor.site.get()
  const close = () => editor.session.change({ question: { kind: 'nothing' } })
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="save-title">
      <DialogTitle id="save-title">{say(words.whatChanged)}</DialogTitle>
      <DialogContent>
        {saved.isMended && <p>{say(words.fileMended)}</p>}
        <ChangeList before={saved.content} after={history.now.content} />
        <FileChangeList files={filesToWrite(editor.site.get(), editor.pictures.keptId)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say(words.goOn)}</Button>
        {/* Whoever has pressed the keys for saving goes on with Enter. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="contained" autoFocus onClick={() => void save(editor)}>
          {say(words.save)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
