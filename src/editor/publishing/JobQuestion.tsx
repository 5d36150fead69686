import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState, type ReactNode } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { OwnerAnswer, Question } from '../../editorApi/publishing.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { Help, Input } from '../controls/styles.tsx'
import type { Side } from '../merge/applyChoices.ts'
import { message } from '../messages/messages.ts'
import { ConflictChoices } from '../saving/ConflictChoices.tsx'
import { Details } from './Details.tsx'
import { publishingWords } from './publishingWords.ts'

/** A question of the target; the job waits for the answer. */
export function JobQuestion({ question }: { question: Question }) {
  switch (question.kind) {
    case 'unknown-key':
    case 'unknown-certificate':
      return <Trust question={question} />
    case 'public-folder':
      return <FolderChoice folders={question.folders} />
    case 'conflicts':
      return <Conflicts conflicts={question.conflicts} />
  }
}

type TrustQuestion = Extract<Question, { kind: 'unknown-key' | 'unknown-certificate' }>

function Trust({ question }: { question: TrustQuestion }) {
  const say = useSay()
  const publishing = usePublishing()
  const { kind, server, fingerprint, isChanged } = question
  const answer = (isTrusted: boolean) => void publishing.answer({ kind, isTrusted })
  return (
    <>
      <DialogContent sx={content}>
        <span>
          {say(
            kind === 'unknown-key'
              ? publishingWords.unknownKey(server)
              : publishingWords.unknownCertificate(server),
          )}
        </span>
        {isChanged && <Alert severity="warning">{say(publishingWords.keyChanged)}</Alert>}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {fingerprint}
        </Box>
        {question.kind === 'unknown-certificate' && (
          <Details>
            {[
              question.subject,
              question.issuer,
              `${question.validFrom} – ${question.validTo}`,
              question.reason,
            ].join('\n')}
          </Details>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(true)}>{say(publishingWords.trust)}</Button>
        <Button variant="contained" onClick={() => answer(false)}>
          {say(publishingWords.distrust)}
        </Button>
      </DialogActions>
    </>
  )
}

function FolderChoice({ folders }: { folders: readonly string[] }) {
  const say = useSay()
  const [chosen, setChosen] = useState(folders[0])
  const [typed, setTyped] = useState('')
  const folder = (chosen ?? typed).trim()
  const option = (value: string | undefined, name: string) => (
    <label key={name}>
      <input
        type="radio"
        name="folder"
        checked={chosen === value}
        onChange={() => setChosen(value)}
      />{' '}
      {name}
    </label>
  )
  return (
    <Asked
      answer={folder === '' ? undefined : { kind: 'public-folder', folder }}
      button={publishingWords.takeFolder}
    >
      <strong>{say(publishingWords.publicFolder)}</strong>
      <Help>{say(publishingWords.publicFolderHelp)}</Help>
      {folders.map((each) => option(each, each))}
      {option(undefined, say(publishingWords.anotherFolder))}
      {chosen === undefined && (
        <Input
          aria-label={say(publishingWords.anotherFolder)}
          value={typed}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Asked>
  )
}

function Conflicts({
  conflicts,
}: Pick<Extract<Question, { kind: 'conflicts' }>, 'conflicts'>) {
  const say = useSay()
  const { site } = useEditor()
  const [sides, setSides] = useState<Side[]>(() => conflicts.map(() => 'ours'))
  const value = site.get().saved.content
  return (
    <Asked answer={{ kind: 'conflicts', sides }} button={message('common.settle')}>
      <strong>{say('common.conflicts')}</strong>
      <ConflictChoices {...{ value, conflicts, sides }} onChange={setSides} />
    </Asked>
  )
}

interface AskedProps {
  /** Undefined while nothing is chosen. */
  answer: OwnerAnswer | undefined
  button: Bilingual
  children: ReactNode
}

function Asked({ answer, button, children }: AskedProps) {
  const say = useSay()
  const publishing = usePublishing()
  return (
    <>
      <DialogContent sx={content}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>
          {say(publishingWords.stopJob)}
        </Button>
        <Button
          variant="contained"
          disabled={!answer}
          onClick={() => answer && void publishing.answer(answer)}
        >
          {say(button)}
        </Button>
      </DialogActions>
    </>
  )
}

const content = { display: 'grid', gap: 2 } as const
