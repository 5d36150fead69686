import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState, type ReactNode } from 'react'

import type { OwnerAnswer, Question } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn, Help, Input, PlainList } from '../controls/styles.tsx'
import { ConflictDialog } from '../saving/ConflictDialog.tsx'
import { Details } from './Details.tsx'
import { mergeAnswer, mergedWith } from './followJob.ts'

type QuestionOf<Kind> = Extract<Question, { kind: Kind }>

/** A question of the target; the job waits for the answer. */
export function JobQuestion({
  question,
}: {
  question: Exclude<Question, QuestionOf<'merge'>>
}) {
  switch (question.kind) {
    case 'unknown-key':
    case 'unknown-certificate':
      return <TrustQuestion question={question} />
    case 'public-folder':
      return <FolderQuestion folders={question.folders} />
    case 'replace-files':
      return <ReplaceQuestion files={question.files} />
  }
}

interface TrustQuestionProps {
  question: QuestionOf<'unknown-key' | 'unknown-certificate'>
}

function TrustQuestion({ question }: TrustQuestionProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { kind, server, fingerprint, isChanged } = question
  const answer = (isTrusted: boolean) => void publishing.answer({ kind, isTrusted })
  return (
    <>
      <DialogColumn>
        <span>{say(`question.${kind}`, { server })}</span>
        {isChanged && <Alert severity="warning">{say('question.changed')}</Alert>}
        <code>{fingerprint}</code>
        {'subject' in question && (
          <Details>
            {`${question.subject}\n${question.issuer}\n${question.validFrom} – ${question.validTo}\n${question.reason}`}
          </Details>
        )}
      </DialogColumn>
      <DialogActions>
        <Button onClick={() => answer(true)}>{say('question.trust')}</Button>
        <Button variant="contained" onClick={() => answer(false)}>
          {say('question.distrust')}
        </Button>
      </DialogActions>
    </>
  )
}

function FolderQuestion({ folders }: { folders: readonly string[] }) {
  const say = useSay()
  const [chosen, setChosen] = useState(folders[0])
  const [typed, setTyped] = useState('')
  const folder = (chosen ?? typed).trim()
  return (
    <Asked answer={folder === '' ? undefined : { kind: 'public-folder', folder }}>
      <strong>{say('question.publicFolder')}</strong>
      <Help>{say('question.publicFolder.help')}</Help>
      {folders.map((each) => (
        <Choice key={each} isChosen={chosen === each} onChoose={() => setChosen(each)}>
          {each}
        </Choice>
      ))}
      <Choice isChosen={chosen === undefined} onChoose={() => setChosen(undefined)}>
        {say('question.anotherFolder')}
      </Choice>
      {chosen === undefined && (
        <Input
          aria-label={say('question.anotherFolder')}
          value={typed}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Asked>
  )
}

/** The safest choice comes first. */
const replaceChoices = ['copy', 'keep', 'replace'] as const

function ReplaceQuestion({ files }: Pick<QuestionOf<'replace-files'>, 'files'>) {
  const say = useSay()
  const [choice, setChoice] = useState<(typeof replaceChoices)[number]>('copy')
  return (
    <Asked answer={{ kind: 'replace-files', choice }}>
      <strong>{say('question.replaceFiles', { count: files.length })}</strong>
      <PlainList sx={{ maxHeight: '30vh', overflow: 'auto' }} tabIndex={0}>
        {files.map(({ path, why }) => (
          <li key={path}>
            <code>{path}</code>
            <small>{say(`question.file.${why}`)}</small>
          </li>
        ))}
      </PlainList>
      {replaceChoices.map((each) => (
        <Choice key={each} isChosen={choice === each} onChoose={() => setChoice(each)}>
          {say(`question.replaceFiles.${each}`)}
        </Choice>
      ))}
    </Asked>
  )
}

/** Somebody else has published: asks about what both have changed, as saving does. */
export function MergeQuestion({ question }: { question: QuestionOf<'merge'> }) {
  const { site } = useEditor()
  const publishing = usePublishing()
  const [merge] = useState(() => mergedWith(question, site.get().saved))
  // Without conflicts it is answered without the owner (followJob.ts).
  if (!merge || merge.merged.conflicts.length === 0) return null
  return (
    <ConflictDialog
      merged={merge.merged}
      theirs={merge.theirs}
      onSettle={(settled) =>
        void publishing.answer(mergeAnswer(settled, site.get().saved))
      }
      onCancel={() => void publishing.answer({ kind: 'merge', text: null })}
    />
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="choice" checked={isChosen} onChange={onChoose} />{' '}
      {children}
    </label>
  )
}

interface AskedProps {
  /** Undefined while nothing is chosen. */
  answer: OwnerAnswer | undefined
  children: ReactNode
}

function Asked({ answer, children }: AskedProps) {
  const say = useSay()
  const publishing = usePublishing()
  return (
    <>
      <DialogColumn>{children}</DialogColumn>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>{say('publishing.stop')}</Button>
        <Button
          variant="contained"
          disabled={!answer}
          onClick={() => answer && void publishing.answer(answer)}
        >
          {say('publishing.continue')}
        </Button>
      </DialogActions>
    </>
  )
}
