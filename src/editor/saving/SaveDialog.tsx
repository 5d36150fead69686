import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'

import { ChangeList } from '../changes/ChangeList.tsx'
import { useEditor, useSay } from '../context.tsx'
import { newHistory } from '../state/history.ts'
import { isChanged } from '../state/siteStore.ts'
import { filesToWrite, save } from './save.ts'
import type { FailedSave } from './session.ts'
import { withoutNewFiles } from './withoutNewFiles.ts'

/** Shows the changes and asks whether to save them. If a picture could not be sent, offers to save without it. */
export function SaveDialog({ failed }: { failed?: FailedSave }) {
  const say = useSay()
  const editor = useEditor()
  const { history, saved } = editor.site.get()
  const { now } = history
  const isPictureFailure = failed?.reason === 'picture not sent'
  const textsOnly = isPictureFailure && withoutNewFiles(now, saved)
  const canSaveTexts = textsOnly && isChanged({ history: newHistory(textsOnly), saved })
  const close = () => editor.session.change({ openDialog: { kind: 'nothing' } })
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="save-title">
      <DialogTitle id="save-title">{say('saving.whatChanged')}</DialogTitle>
      <DialogContent>
        {failed && (
          <Alert severity="warning">
            {say(isPictureFailure ? 'saving.pictureNotSent' : 'saving.notYet')}{' '}
            {say(failed.why)}
          </Alert>
        )}
        {saved.isFixed && <p>{say('saving.fileFixed')}</p>}
        <ChangeList
          before={saved.content}
          after={now.content}
          files={filesToWrite({ now, saved }, editor.pictures.draftIdOf)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('common.goOn')}</Button>
        {canSaveTexts && (
          <Button onClick={() => void save(editor, { kind: 'nothing' }, textsOnly)}>
            {say('saving.saveTexts')}
          </Button>
        )}
        {/* The button has the focus, so that Ctrl+S and then Enter saves. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="contained" autoFocus onClick={() => void save(editor)}>
          {say(failed ? 'common.tryAgain' : 'common.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
