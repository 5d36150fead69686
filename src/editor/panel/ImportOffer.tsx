import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { useEditor, useSay } from '../context.tsx'
import { NoteBox } from '../controls/styles.tsx'

/** Offers to import a site from another folder, as long as the content here is the sample. */
export function ImportOffer() {
  const say = useSay()
  const { storage } = useEditor()
  const [folders, setFolders] = useState<readonly string[]>()
  const [folder, setFolder] = useState('')
  const [failureText, setFailureText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [reported, setReported] = useState<readonly Bilingual[]>([])
  useEffect(() => void storage.importing?.folders().then(setFolders), [storage])
  if (!folders) return null
  async function importSite(chosenFolder: string) {
    setIsBusy(true)
    const result = await storage.importing?.from(chosenFolder)
    if (result?.ok && result.reported.length > 0) return setReported(result.reported)
    // Everything else on this page is about the sample.
    if (result?.ok) return location.reload()
    setFailureText(result ? say(result.why) : say(`${storage.name}.unavailable`))
    setIsBusy(false)
  }
  if (reported.length > 0)
    return (
      <NoteBox>
        <output>{say('import.changed')}</output>
        <ul>
          {reported.map((change) => (
            <li key={change.en}>{say(change)}</li>
          ))}
        </ul>
        <Button variant="contained" onClick={() => location.reload()}>
          {say('panel.understood')}
        </Button>
      </NoteBox>
    )
  return (
    <NoteBox sx={offerStyle}>
      <details>
        <summary>{say('import.question')}</summary>
        <p>{say('import.effect')}</p>
        {folders.map((folder) => (
          <Button
            key={folder}
            variant="outlined"
            disabled={isBusy}
            onClick={() => void importSite(folder)}
          >
            {folder}
          </Button>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void importSite(folder)
          }}
        >
          <TextField
            size="small"
            fullWidth
            label={say('import.folder')}
            value={folder}
            error={failureText !== ''}
            helperText={failureText || say('import.help')}
            slotProps={{ formHelperText: { role: 'status' } }}
            onChange={({ target }) => setFolder(target.value)}
          />
          <Button type="submit" disabled={isBusy || folder.trim() === ''}>
            {say('import.takeOver')}
          </Button>
        </form>
      </details>
    </NoteBox>
  )
}

const offerStyle = {
  '& summary': { cursor: 'pointer', fontWeight: 600 },
  '& button': { my: 1, overflowWrap: 'anywhere', textAlign: 'start' },
} as const
