import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'

import { ChangeList, FileChangeList } from '../changes/ChangeList.tsx'
import { useEditor, useSay } from '../context.tsx'
import { filesToWrite, save } from './save.ts'

/** Shows the changes in words, and asks whether to save them. */
export function SaveDialog() {
  const say = useSay()
  const editor = useEditor()
  const { history, saved } = editor.site.get()
  const close = () => editor.session.change({ openDialog: { kind: 'nothing' } })
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="save-title">
      <DialogTitle id="save-title">{say('saving.whatChanged')}</DialogTitle>
      <DialogContent>
        {editor.checks.get().isUnknown && <p>{say('common.notChecked')}</p>}
        {saved.isFixed && <p>{say('saving.fileFixed')}</p>}
        <ChangeList before={saved.content} after={history.now.content} />
        <FileChangeList files={filesToWrite(editor.site.get(), editor.pictures.keptId)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('common.goOn')}</Button>
        {/* Focused, so that Ctrl+S and then Enter saves. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="contained" autoFocus onClick={() => void save(editor)}>
          {say('common.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
