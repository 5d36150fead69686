import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
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
import { setText } from '../contentActions/actions.ts'
import en from '../messages/en.json' with { type: 'json' }
import { moment } from '../moment.ts'
import { publishStatus } from './PublishButton.tsx'
import { lastPublicationMessage, outcomeOf } from './publishingMessages.ts'

const netlify = { id: '2', settings: { kind: 'netlify', site: 'trigo' } } as const
const sent = { ...target, settings: { ...host, folder: 'www' }, last: publication }
const later = { ...publication, at: 86_400_000, path: 'a.zip' }
const zip = { id: '3', settings: { kind: 'folder', form: 'zip' }, last: later } as const
const git = { id: '5', settings: { kind: 'github' }, last: publication } as const
const targets: RememberedTarget[] = [sent, netlify, zip, git]
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
const running = { ...job, state: 'running', phase: { name: 'building' } } as const
const folder = { publication: { ...publication, path: 'a' } }
const jobs: Job[] = [
  { state: 'idle' },
  running,
  { ...running, question: { kind: 'merge', base: '', theirs: '' } },
  { ...running, task: 'connect' },
  {
    ...job,
    state: 'failed',
    task: 'connect',
    phase: 'connecting',
    failure: { id: 'password', detail: '' },
  },
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

/** The remembered targets, the chosen one first. */
const remembered: Record<string, RememberedTarget[]> = {
  'no target': [],
  'a host': [sent],
  'a ZIP': [zip],
  'a ZIP and a host': [zip, sent],
  'a new target, a ZIP, a host, and GitHub': [
    netlify,
    zip,
    sent,
    { ...git, last: later },
  ],
}

test('every outcome has its message, and the bar says where the content is', async () => {
  // The time zone is the computer's.
  const shown = ({ en: words }: { en: string }) =>
    words.replaceAll(moment(0).en, '{time}').replaceAll(moment(later.at).en, '{later}')
  const view = { online: undefined, refusal: undefined }
  const lines = targets.flatMap((given, index) => [
    `# ${given.settings.kind}`,
    ...[true, false].map((isOnline) => shown(lastPublicationMessage(given, isOnline))),
    ...(index < 2 ? jobs : []).map((each) => {
      const outcome = outcomeOf({ ...view, state: withTargets(given), job: each })
      return `${each.state}: ${outcome ? `${outcome.severity}: ${shown(outcome.message)}` : '-'}`
    }),
  ])
  const site = loadedSite(sampleContent)
  const sites = { saved: site.get(), 'saved again': site.get(), edited: site.get() }
  const { saved } = sites.saved
  const loaded = { ...saved.loaded, revision: '2' }
  sites['saved again'] = { ...site.get(), saved: { ...saved, loaded } }
  site.change([], (content) => setText(content, 'en', 'hero.title', 'Bread'))
  sites.edited = site.get()
  for (const [name, given] of Object.entries(remembered))
    for (const [now, siteState] of Object.entries(sites))
      for (const online of [undefined, ...onlines.slice(0, 1), ...onlines.slice(3)]) {
        const status = publishStatus(siteState, {
          state: withTargets(...given),
          job: { state: 'idle' },
          online,
        })
        lines.push(`${name}, ${now}, ${online?.state}: ${shown(status)}`)
      }
  for (const each of jobs) {
    const status = publishStatus(sites.saved, {
      state: withTargets(),
      job: each,
      online: undefined,
    })
    lines.push(`${each.state}: ${shown(status)}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/outcomes.txt')
})
