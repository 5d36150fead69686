import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/unit/mockEditor.ts'
import {
  host,
  nothing,
  publication,
  withHost,
} from '../../../tests/unit/publishingStates.ts'
import type { SiteState } from '../state/site.ts'
import { failureWords } from './failures.ts'
import type { Job, PublishingState } from './protocol.ts'
import { publishStatus } from './publishStatus.ts'
import { settingsOf } from './targets.ts'

test('a sentence names what the failure is about, and warnings do not keep a site from going live', () => {
  const problems = ['error', 'warning', 'error'].map((severity) => ({ severity }))
  const failure = { code: 'not-ready', detail: '', problems } as Parameters<
    typeof failureWords
  >[0]
  expect(failureWords(failure, withHost).what.en).toMatch(/^2 things/)
  const unknown = {
    code: 'unknown-server',
    server: 'ftp.exmple.com',
    detail: '',
  } as const
  expect(failureWords(unknown, withHost).what.br).toContain('ftp.exmple.com')
})

test('a connection that is refused is told by whether it has worked before', () => {
  const refused = {
    code: 'refused-connection',
    server: 'ftp.example.com',
    detail: '',
  } as const
  const said = (testedAt: number | null) =>
    failureWords(refused, { ...withHost, testedAt }).toDo
  expect(said(null).en).toMatch(/^Choose another kind/)
  const at = new Date(2026, 0, 31, 15, 9).getTime()
  expect(said(at).en).toMatch(
    /worked last at this time: Jan 31, 2026, 3:09.PM.*try again later/,
  )
  expect(said(at).br).toMatch(/31 de jan. de 2026, 15:09.*tente mais tarde/)
})

test.each([
  [host, 'password', 'token'],
  [{ kind: 'netlify', site: 'a' }, 'token', 'password'],
] as const)('what is wrong with %o is called by its name', (settings, named, unnamed) => {
  for (const code of ['wrong-password', 'missing-secret'] as const) {
    const { what, toDo } = failureWords({ code, detail: '' }, { ...withHost, settings })
    expect(what.en).toContain(named)
    expect(what.en + toDo.en).not.toContain(unnamed)
  }
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

test.each<
  [
    string,
    Partial<PublishingState>,
    Job,
    'online' | 'server-error' | undefined,
    string,
    string,
  ]
>([
  ['was never published', {}, nothing.job, undefined, '1', 'here'],
  ['is published and seen', { last: publication }, nothing.job, 'online', '1', 'online'],
  [
    'is published and not seen',
    { last: publication },
    nothing.job,
    undefined,
    '1',
    'sent',
  ],
  ['was saved again since', { last: publication }, nothing.job, 'online', '2', 'changed'],
  [
    'was saved again since, and nobody has looked',
    { last: publication },
    nothing.job,
    undefined,
    '2',
    'changed-unseen',
  ],
  [
    'is published and an error for visitors',
    { last: publication },
    nothing.job,
    'server-error',
    '1',
    'error',
  ],
  [
    'was not sent, while the one before is online',
    { last: publication },
    {
      state: 'failed',
      id: '',
      task: 'undo',
      phase: 'connecting',
      failure: { code: 'missing-secret', detail: '' },
    },
    'online',
    '1',
    'online',
  ],
  [
    'lies in a folder',
    { last: { ...publication, kind: 'folder' } },
    nothing.job,
    undefined,
    '1',
    'here',
  ],
  [
    'is on its way',
    {},
    { state: 'running', id: '', task: 'publish', phase: { name: 'building' } },
    undefined,
    '1',
    'sending',
  ],
  [
    'could not be sent',
    {},
    {
      state: 'failed',
      id: '',
      task: 'publish',
      phase: 'sending',
      failure: { code: 'cut-off', detail: '' },
    },
    undefined,
    '1',
    'failed',
  ],
])('where the work is that %s', (_, part, job, seen, revision, where) => {
  const site: SiteState = loadedSite(content).get()
  const { saved } = site
  const now = { ...site, saved: { ...saved, loaded: { ...saved.loaded, revision } } }
  const online = seen && { state: seen, status: 500 }
  expect(publishStatus(now, { state: { ...nothing, ...part }, job, online })).toBe(where)
})
