import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState, type FormEvent, type ReactNode } from 'react'

import type { Question } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn, Help, Input, PlainList } from '../controls/styles.tsx'
import { day } from '../moment.ts'
import { ConflictDialog } from '../saving/ConflictDialog.tsx'
import { mergedText, mergedWith } from './followJob.ts'
import { Details } from './Outcome.tsx'

type QuestionOf<Kind> = Extract<Question, { kind: Kind }>

/** A question of the target; the job waits for the answer. */
export function JobQuestion({ question }: { question: Question }) {
  switch (question.kind) {
    case 'unknown-key':
    case 'unknown-certificate':
      return <TrustQuestion question={question} />
    case 'public-folder':
      return <FolderQuestion folders={question.folders} />
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
  const { kind, server, fingerprint, isChanged } = question
  const answer = (choice: string) => void publishing.answer(kind, choice)
  return (
    <>
      <DialogColumn>
        <span>{say(`question.${kind}`, { server })}</span>
        {isChanged && <Alert severity="warning">{say('question.changed')}</Alert>}
        <code>{fingerprint}</code>
        {'subject' in question && <Certificate {...question} />}
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

function Certificate(certificate: QuestionOf<'unknown-certificate'>) {
  const say = useSay()
  const { subject, issuer, validFrom, validTo, reason } = certificate
  const [from, to] = [validFrom, validTo].map(Date.parse)
  return (
    <>
      <span>
        {say('question.certificate', { subject, issuer })}{' '}
        {from && to && say('question.validity', { from: day(from), to: day(to) })}
      </span>
      <Details>{reason}</Details>
    </>
  )
}

function FolderQuestion({ folders }: Pick<QuestionOf<'public-folder'>, 'folders'>) {
  const say = useSay()
  // None is chosen at the beginning: the wrong folder would get the site.
  const [folder, setFolder] = useState('')
  return (
    <QuestionForm kind="public-folder" answer={folder.trim()}>
      <strong>{say('question.publicFolder')}</strong>
      <Help>{say('question.publicFolder.help')}</Help>
      <Choices
        values={folders}
        chosen={folder}
        labelOf={(path) => path}
        onChoose={setFolder}
      />
      <label>
        {say('question.anotherFolder')}
        <Input
          required
          pattern=".*\S.*"
          spellCheck={false}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        />
      </label>
    </QuestionForm>
  )
}

/** The safest choice comes first. The document is never kept. */
const replaceChoices = ['copy', 'keep', 'replace'] as const
const documentChoices = ['copy', 'replace'] as const

function ReplaceQuestion({ files }: Pick<QuestionOf<'replace-files'>, 'files'>) {
  const say = useSay()
  const [choice, setChoice] = useState<string>('copy')
  const isDocumentOnly = files.every(({ path }) => path === 'index.html')
  return (
    <QuestionForm kind="replace-files" answer={choice}>
      <strong>{say('question.replaceFiles', { count: files.length })}</strong>
      <PlainList sx={{ maxHeight: '30vh', overflow: 'auto' }} tabIndex={0}>
        {files.map(({ path, why }) => (
          <li key={path}>
            <code>{path}</code>
            <small>{say(`question.file.${why}`)}</small>
          </li>
        ))}
      </PlainList>
      <Choices
        values={isDocumentOnly ? documentChoices : replaceChoices}
        chosen={choice}
        labelOf={(value) => say(`question.replaceFiles.${value}`)}
        onChoose={setChoice}
      />
    </QuestionForm>
  )
}

/** Somebody else has published: asks about what both have changed, as saving does. */
function MergeQuestion({ question }: { question: QuestionOf<'merge'> }) {
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
        void publishing.answer('merge', mergedText(settled, site.get().saved))
      }
      onCancel={() => void publishing.answer('merge', '')}
    />
  )
}

interface ChoicesProps<Value> {
  values: readonly Value[]
  chosen: string
  labelOf: (value: Value) => string
  onChoose: (value: Value) => void
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { values, chosen, labelOf, onChoose } = props
  return values.map((value) => (
    <label key={value}>
      <input
        type="radio"
        name="choice"
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />{' '}
      {labelOf(value)}
    </label>
  ))
}

interface QuestionFormProps {
  kind: Question['kind']
  answer: string
  children: ReactNode
}

function QuestionForm({ kind, answer, children }: QuestionFormProps) {
  const say = useSay()
  const publishing = usePublishing()
  function send(event: FormEvent) {
    event.preventDefault()
    void publishing.answer(kind, answer)
  }
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'contents' }}>
      <DialogColumn>{children}</DialogColumn>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>{say('publishing.stop')}</Button>
        <Button type="submit" variant="contained">
          {say('publishing.continue')}
        </Button>
      </DialogActions>
    </Box>
  )
}
