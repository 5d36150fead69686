import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import {
  host,
  nothing,
  publication,
  withHost,
} from '../../../tests/support/publishingStates.ts'
import type { Failure, Job, PublishingState } from '../../editorApi/publishing.ts'
import { failureWords } from './failureWords.ts'
import { publishStatus } from './publishStatus.ts'
import { settingsOf } from './targets.ts'

test('warnings do not keep a site from going live', () => {
  const problems = ['error', 'warning', 'error'].map((severity) => ({ severity }))
  const failure = { code: 'not-ready', detail: '', problems } as Failure
  expect(failureWords(failure, withHost).what.en).toMatch(/^2 things/)
})

test('what is left empty is not sent, and an address is its name', () => {
  const typed = {
    server: ' sftp://ftp.example.com/www ',
    port: '',
    folder: ' ',
    user: 'ana',
  }
  expect(settingsOf('host', { ...typed, protocol: 'sftp' })).toEqual({
    ...host,
    protocol: 'sftp',
  })
  expect(settingsOf('host', { ...typed, port: '2121' })).toMatchObject({ port: 2121 })
})

const sent = { last: publication }
const failed = (task: 'publish' | 'rollback'): Job => {
  const failure = { code: 'cut-off', detail: '' } as const
  return { state: 'failed', id: '', task, phase: 'sending', failure }
}
const work = { id: '', task: 'publish' } as const
const sending: Job = { ...work, state: 'running', phase: { name: 'building' } }

interface Case {
  is: string
  status: string
  state?: Partial<PublishingState>
  job?: Job
  seen?: 'online' | 'server-error'
  isSavedAgain?: true
}

test.each<Case>([
  { is: 'was never published', status: 'here' },
  { is: 'is published and seen', status: 'online', state: sent, seen: 'online' },
  { is: 'is published and not seen', status: 'sent', state: sent },
  {
    is: 'was saved again since',
    status: 'changed',
    state: sent,
    seen: 'online',
    isSavedAgain: true,
  },
  { is: 'is an error for visitors', status: 'error', state: sent, seen: 'server-error' },
  {
    is: 'was not put back, while what was sent is online',
    status: 'online',
    state: sent,
    job: failed('rollback'),
    seen: 'online',
  },
  { is: 'is on its way', status: 'sending', job: sending },
  { is: 'could not be sent', status: 'failed', job: failed('publish') },
])('the status of work that $is', ({ status, state, job, seen, isSavedAgain }) => {
  const site = loadedSite(content).get()
  const { saved } = site
  const loaded = { ...saved.loaded, revision: isSavedAgain ? '2' : '1' }
  const now = { ...site, saved: { ...saved, loaded } }
  const online = seen && { state: seen, status: 500 }
  const view = {
    state: { ...nothing, ...state },
    job: job ?? nothing.job,
    isSilent: false,
    online,
  }
  expect(publishStatus(now, view)).toBe(status)
})
