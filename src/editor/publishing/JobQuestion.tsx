import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState } from 'react'

import type { Question } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn, PlainList } from '../controls/styles.tsx'
import { ConflictDialog } from '../saving/ConflictDialog.tsx'
import { mergedText, mergedContent } from './followJob.ts'
import { Details } from './Outcome.tsx'

type QuestionOf<Kind> = Extract<Question, { kind: Kind }>

/** A question of the target; the job waits for the answer. */
export function JobQuestion({ question }: { question: Question }) {
  switch (question.kind) {
    case 'unknown-key':
    case 'unknown-certificate':
      return <TrustQuestion question={question} />
    case 'replace-files':
      return <ReplaceQuestion files={question.files} />
    case 'merge':
      return <MergeQuestion question={question} />
  }
}

interface TrustQuestionProps {
  question: QuestionOf<'unknown-key' | 'unknown-certificate'>
}

function TrustQuestion({ question }: TrustQuestionProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { kind, server, fingerprint, isChanged, detail } = question
  const answer = (choice: string) => void publishing.answer(kind, choice)
  return (
    <>
      <DialogColumn>
        <span>{say(`question.${kind}`, { server })}</span>
        {isChanged && <Alert severity="warning">{say('question.changed')}</Alert>}
        <code>{fingerprint}</code>
        {detail !== undefined && <Details>{detail}</Details>}
      </DialogColumn>
      <DialogActions>
        <Button onClick={() => answer('trust')}>{say('question.trust')}</Button>
        <Button variant="contained" onClick={() => answer('distrust')}>
          {say('question.distrust')}
        </Button>
      </DialogActions>
    </>
  )
}

/** The safest choice comes first. The document cannot be kept, because the site would not be online. */
const replaceChoices = ['copy', 'keep', 'replace'] as const
const documentChoices = ['copy', 'replace'] as const

function ReplaceQuestion({ files }: Pick<QuestionOf<'replace-files'>, 'files'>) {
  const say = useSay()
  const publishing = usePublishing()
  const [choice, setChoice] = useState<string>('copy')
  const isDocumentOnly = files.every(({ path }) => path === 'index.html')
  return (
    <>
      <DialogColumn>
        <strong>{say('question.replaceFiles', { count: files.length })}</strong>
        <PlainList sx={{ maxHeight: '30vh', overflow: 'auto' }} tabIndex={0}>
          {files.map(({ path, reason }) => (
            <li key={path}>
              <code>{path}</code>
              <small>{say(`question.file.${reason}`)}</small>
            </li>
          ))}
        </PlainList>
        {(isDocumentOnly ? documentChoices : replaceChoices).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="choice"
              checked={option === choice}
              onChange={() => setChoice(option)}
            />{' '}
            {say(`question.replaceFiles.${option}`)}
          </label>
        ))}
      </DialogColumn>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>{say('publishing.stop')}</Button>
        <Button
          variant="contained"
          onClick={() => void publishing.answer('replace-files', choice)}
        >
          {say('publishing.continue')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Another person has published: asks about the values that both sides changed, as saving does. */
function MergeQuestion({ question }: { question: QuestionOf<'merge'> }) {
  const { site } = useEditor()
  const publishing = usePublishing()
  const [merge] = useState(() => mergedContent(question, site.get().saved))
  // Without conflicts, the question is answered without the owner (followJob.ts).
  if (!merge || merge.merged.conflicts.length === 0) return null
  return (
    <ConflictDialog
      merged={merge.merged}
      theirs={merge.theirs}
      onSettle={(content) =>
        void publishing.answer('merge', mergedText(content, site.get().saved))
      }
      onCancel={() => void publishing.answer('merge', '')}
    />
  )
}
