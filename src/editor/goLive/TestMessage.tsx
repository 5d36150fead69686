import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import { isRecord } from '../../../schema/read/lookUp.ts'
import { sendMail, withoutLimit } from '../../contact/emailGateway.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { tickOf } from './goLiveSteps.ts'

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; answer: string }

/** Sends a test message with the content's settings, as the form will. */
export function TestMessage() {
  const say = useSay()
  const { site } = useEditor()
  const publishing = usePublishing()
  const [state, setState] = useState<State>({ kind: 'idle' })
  async function send() {
    const { content } = site.get().history.now
    const { email } = content
    if (!email) return
    setState({ kind: 'sending' })
    const result = await sendMail(withoutLimit(email), {
      name: say('goLive.testName'),
      contact: 'test@example.com',
      message: say('goLive.testText'),
      time: new Date().toDateString(),
      captchaToken: '',
    })
    if (result.ok) await publishing.tick(tickOf('testSent', content), true)
    setState(
      result.ok ? { kind: 'sent' } : { kind: 'failed', answer: answerOf(result.error) },
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', pt: 2 }}>
      <strong>{say('goLive.testMessage')}</strong>
      <span>{say('goLive.testHelp')}</span>
      <Button
        variant="outlined"
        disabled={state.kind === 'sending'}
        onClick={() => void send()}
      >
        {say('goLive.sendTest')}
      </Button>
      <Box component="output">
        {state.kind === 'sent' && say('goLive.testSent')}
        {state.kind === 'failed' &&
          (state.answer === ''
            ? say('goLive.testUnanswered')
            : `${say('goLive.testFailed')} ${state.answer}`)}
      </Box>
    </Box>
  )
}

/** What the service or its library answered, as a text; "" without an answer. */
function answerOf(error: unknown): string {
  if (typeof error === 'string') return error
  const { status, text } = isRecord(error) ? error : {}
  return typeof status === 'number' && status > 0
    ? `${status} ${typeof text === 'string' ? text : ''}`
    : ''
}
