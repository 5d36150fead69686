import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { withTargets } from '../../../tests/support/publishingStates.ts'
import type {
  AddressState,
  FailureId,
  Job,
  RememberedTarget,
} from '../../editorApi/publishing.ts'
import { setText } from '../contentActions/actions.ts'
import en from '../messages/en.json' with { type: 'json' }
import { moment } from '../moment.ts'
import { publishStatus } from './PublishButton.tsx'
import cases from './publishingMessages.cases.json' with { type: 'json' }
import { lastPublicationMessage, outcomeOf } from './publishingMessages.ts'

/** Failures whose messages have placeholders. The others are in the catalog. */
const failures = Object.entries(en)
  .flatMap(([id, words]) =>
    id.startsWith('failure.') && words.includes('{')
      ? [id.slice('failure.'.length) as FailureId]
      : [],
  )
  // A merge may change the order of the catalog.
  .toSorted()
const jobs = [
  ...cases.jobs,
  ...failures.map((id) => ({
    ...cases.failed,
    failure: { ...cases.failed.failure, id },
  })),
] as Job[]

test('every outcome has its message, and the bar says where the content is', async () => {
  // The time zone is the computer's.
  const shown = ({ en: words }: { en: string }) =>
    words.replaceAll(moment(0).en, '{time}').replaceAll(moment(86_400_000).en, '{later}')
  const view = { online: undefined, refusal: undefined }
  const lines = (cases.targets as RememberedTarget[]).flatMap((given, index) => [
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
  for (const [name, given] of Object.entries(cases.remembered))
    for (const [now, siteState] of Object.entries(sites))
      for (const online of cases.online) {
        const status = publishStatus(siteState, {
          state: withTargets(...(given as RememberedTarget[])),
          job: { state: 'idle' },
          online: (online ?? undefined) as AddressState | undefined,
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
