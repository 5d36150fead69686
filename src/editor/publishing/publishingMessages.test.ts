import { expect, test } from 'vitest'

import {
  host,
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import type {
  Failure,
  FailureId,
  Job,
  AddressState,
  RememberedTarget,
} from '../../editorApi/publishing.ts'
import en from '../messages/en.json' with { type: 'json' }
import { moment } from '../moment.ts'
import { lastPublicationMessage, outcomeOf } from './publishingMessages.ts'

const netlify = { kind: 'netlify', site: 'trigo' } as const
const targets: RememberedTarget[] = [
  { ...target, settings: { ...host, folder: 'www' }, testedAt: 0, last: publication },
  { id: '2', settings: netlify },
  {
    id: '3',
    settings: { kind: 'folder', form: 'zip' },
    last: { ...publication, path: 'a.zip' },
  },
  { id: '5', settings: { kind: 'github' }, last: publication },
]
/** Failures whose messages have placeholders. The others are in the catalog. */
const failures = Object.entries(en)
  .flatMap(([id, words]) =>
    id.startsWith('failure.') && words.includes('{')
      ? [id.slice('failure.'.length) as FailureId]
      : [],
  )
  // A merge may change the order of the catalog.
  .toSorted()
/** Only errors are counted. */
const problems = ['error', 'warning', 'error'].map((severity) => ({ severity }))
/** What visitors may see. The other messages are in the catalog. */
const onlines: AddressState[] = [
  { state: 'online' },
  { state: 'dns-missing', detail: '' },
  { state: 'other-site', status: 404 },
  { state: 'server-error', status: 1500 },
]
const job = { id: '1', task: 'publish' } as const
const folder = { publication: { ...publication, path: 'a' } }
const jobs: Job[] = [
  { state: 'idle' },
  { ...job, state: 'running', phase: { name: 'building' } },
  { id: '1', state: 'connected' },
  { id: '1', state: 'published', publication },
  { id: '1', state: 'published', ...folder },
  ...onlines.map((online): Job => ({ id: '1', state: 'published', publication, online })),
  { ...job, state: 'stopped', phase: 'sending' },
  { ...job, state: 'stopped', phase: 'looking' },
  ...failures.map((id): Job => ({
    ...job,
    state: 'failed',
    phase: 'sending',
    failure: { id, detail: '', path: 'www/index.html', problems } as Failure,
  })),
]

test('every outcome has its message', async () => {
  // The time zone is the computer's.
  const shown = ({ en: words }: { en: string }) =>
    words.replaceAll(moment(0).en, '{time}')
  const lines = targets.flatMap((given, index) => [
    `# ${given.settings.kind}`,
    ...[true, false].map((isOnline) => shown(lastPublicationMessage(given, isOnline))),
    ...(index < 2 ? jobs : []).map((each) => {
      const view = { state: withTargets(given), online: undefined, refusal: undefined }
      const outcome = outcomeOf({ ...view, job: each })
      return `${each.state}: ${outcome ? `${outcome.severity}: ${shown(outcome.message)}` : '-'}`
    }),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/outcomes.txt')
})
