import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { withTargets } from '../../../tests/support/publishingStates.ts'
import type {
  AddressState,
  FailureId,
  Job,
  StoredTarget,
} from '../../editorApi/publishing.ts'
import { setText } from '../contentActions/actions.ts'
import en from '../messages/en.json' with { type: 'json' }
import { moment } from '../moment.ts'
import { publishStatus } from './PublishButton.tsx'
import cases from './publishingMessages.cases.json' with { type: 'json' }
import { lastPublicationMessage, outcomeOf } from './publishingMessages.ts'

/** Failures whose messages have placeholders. The others are in the catalog. */
const failureIds = Object.entries(en)
  .flatMap(([id, words]) =>
    id.startsWith('failure.') && words.includes('{')
      ? [id.slice('failure.'.length) as FailureId]
      : [],
  )
  // A merge may change the order of the catalog.
  .toSorted()
const jobs = [
  ...cases.jobs,
  ...failureIds.map((id) => ({
    ...cases.failed,
    failure: { ...cases.failed.failure, id },
  })),
] as Job[]

test('every outcome has a message, and the bar says where the content is', async () => {
  // Times depend on the computer's time zone.
  const withoutTimes = ({ en: words }: { en: string }) =>
    words.replaceAll(moment(0).en, '{time}').replaceAll(moment(86_400_000).en, '{later}')
  const view = { online: undefined, refusal: undefined }
  const lines = (cases.targets as StoredTarget[]).flatMap((target, index) => [
    `# ${target.settings.kind}`,
    ...[true, false].map((isOnline) =>
      withoutTimes(lastPublicationMessage(target, isOnline)),
    ),
    ...(index < 2 ? jobs : []).map((job) => {
      const outcome = outcomeOf({ ...view, state: withTargets(target), job })
      return `${job.state}: ${outcome ? `${outcome.severity}: ${withoutTimes(outcome.message)}` : '-'}`
    }),
  ])
  const site = loadedSite(sampleContent)
  const sites = { saved: site.get(), 'saved again': site.get(), edited: site.get() }
  const { saved } = sites.saved
  const loaded = { ...saved.loaded, revision: '2' }
  sites['saved again'] = { ...site.get(), saved: { ...saved, loaded } }
  site.change([], (content) => setText(content, 'en', 'hero.title', 'Bread'))
  sites.edited = site.get()
  for (const [name, targets] of Object.entries(cases.remembered))
    for (const [siteName, siteState] of Object.entries(sites))
      for (const online of cases.online) {
        const status = publishStatus(siteState, {
          state: withTargets(...(targets as StoredTarget[])),
          job: { state: 'idle' },
          online: (online ?? undefined) as AddressState | undefined,
        })
        lines.push(`${name}, ${siteName}, ${online?.state}: ${withoutTimes(status)}`)
      }
  for (const job of jobs) {
    const status = publishStatus(sites.saved, { ...view, state: withTargets(), job })
    lines.push(`${job.state}: ${withoutTimes(status)}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/outcomes.txt')
})
