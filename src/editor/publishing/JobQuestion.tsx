import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState, type FormEvent, type ReactNode } from 'react'

import type { OwnerAnswer, Question } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn, Help, Input, PlainList } from '../controls/styles.tsx'
import { day } from '../moment.ts'
import { ConflictDialog } from '../saving/ConflictDialog.tsx'
import { mergeAnswer, mergedWith } from './followJob.ts'
import { Details } from './Outcome.tsx'
import { textOf } from './targets.ts'

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
        <Fingerprint>{fingerprint}</Fingerprint>
        {'subject' in question && <Certificate {...question} />}
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

/** The code that the owner sends to the host's support. */
function Fingerprint({ children }: { children: string }) {
  const say = useSay()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(children).then(() => setIsCopied(true))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {children}
      </Box>
      {/* Without permission to copy, the owner can still select the code. */}
      <Button size="small" onClick={() => void copy().catch(() => {})}>
        {say(isCopied ? 'question.codeCopied' : 'question.copyCode')}
      </Button>
    </Box>
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
  const [other, setOther] = useState('')
  const isTyped = other.trim() !== ''
  return (
    <Asked
      answerOf={(typed) => ({
        kind: 'public-folder',
        folder: isTyped ? other.trim() : typed('choice'),
      })}
    >
      <strong>{say('question.publicFolder')}</strong>
      <Help>{say('question.publicFolder.help')}</Help>
      {/* None is chosen at the beginning: the wrong folder would get the site. */}
      <Choices values={folders} labelOf={(folder) => folder} isRequired={!isTyped} />
      <label>
        {say('question.anotherFolder')}
        <Input
          required={folders.length === 0}
          spellCheck={false}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
      </label>
    </Asked>
  )
}

/** The safest choice comes first. The document is never kept. */
const replaceChoices = ['copy', 'keep', 'replace'] as const
const documentChoices = ['copy', 'replace'] as const

function ReplaceQuestion({ files }: Pick<QuestionOf<'replace-files'>, 'files'>) {
  const say = useSay()
  const isDocumentOnly = files.every(({ path }) => path === 'index.html')
  return (
    <Asked
      answerOf={(typed) => {
        const choice = replaceChoices.find((each) => each === typed('choice')) ?? 'copy'
        return { kind: 'replace-files', choice }
      }}
    >
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
        labelOf={(each) => say(`question.replaceFiles.${each}`)}
      />
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

interface ChoicesProps<Value> {
  values: readonly Value[]
  labelOf: (value: Value) => string
  /** The owner must choose one; otherwise the first one is chosen at the beginning. */
  isRequired?: boolean
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { values, labelOf, isRequired } = props
  return values.map((value, index) => (
    <label key={value}>
      <input
        type="radio"
        name="choice"
        value={value}
        required={isRequired}
        defaultChecked={isRequired === undefined && index === 0}
      />{' '}
      {labelOf(value)}
    </label>
  ))
}

interface AskedProps {
  answerOf: (typed: (name: string) => string) => OwnerAnswer
  children: ReactNode
}

function Asked({ answerOf, children }: AskedProps) {
  const say = useSay()
  const publishing = usePublishing()
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    void publishing.answer(answerOf((name) => textOf(typed, name)))
  }
  return (
    <Box component="form" onSubmit={answer} sx={{ display: 'contents' }}>
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
