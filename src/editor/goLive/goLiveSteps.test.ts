import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import {
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import type { AddressState, PublishingState } from '../../editorApi/publishing.ts'
import { targetKinds } from '../../editorApi/targetSettings.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { goLiveSteps, guideOf, type GoLiveState } from './goLiveSteps.ts'

const last = { ...publication, address: content.site.address }
const sentTo = (to: string) => withTargets({ ...target, last: { ...last, address: to } })
const problem = (...field: string[]) =>
  ({ field, path: field }) as Partial<FieldProblem> as FieldProblem
const sections = content.sections.filter(({ type }) => type !== 'contact')
const noForm = { ...content, sections }
const likeSample = { ...problem('company', 'since'), code: 'like-sample' } as const

const states: Record<
  string,
  Partial<GoLiveState> & { state?: PublishingState; online?: AddressState }
> = {
  'values like the sample’s': { problems: [likeSample] },
  'a bad address': { problems: [problem('site', 'address')] },
  'bad keys': {
    problems: [problem('email', 'publicKey'), problem('captcha', 'siteKey')],
  },
  'no problem': {
    state: withTargets({ ...target, last, testedAt: 1 }),
    online: { state: 'online' },
  },
  'an older version online': { state: sentTo(last.address), online: { state: 'old' } },
  'another address': { state: sentTo('https://www.new-name.com.br/') },
  'no form': { state: withTargets(), content: noForm, problems: [problem('email')] },
}

test('the steps and their guides depend on the content, the target, and the address', async () => {
  const steps = Object.entries(states).map(
    ([name, { state = withTargets(target), online, ...goLive }]) => {
      const publishing = { state, online }
      const steps = goLiveSteps({ content, problems: [], ...goLive, publishing })
      const stepLabels = steps.map((step) =>
        [step.name, step.isDone && 'done', step.problems.length]
          .filter(Boolean)
          .join(' '),
      )
      return `${name}: ${stepLabels.join(', ')}`
    },
  )
  // Links include the folder of a site, and services get only the host.
  const guides = targetKinds.flatMap((kind) =>
    (['target', 'dns', 'online', 'form', 'search', 'captcha'] as const)
      .slice(0, kind === 'github' ? 6 : 3)
      .flatMap((name) => {
        const address = `https://${kind}.example.com/site/`
        return [`# ${name}`, ...guideOf(name, address, kind).map(({ en }) => en)]
      }),
  )
  await expect([...steps, ...guides, ''].join('\n')).toMatchFileSnapshot(
    '__snapshots__/steps.txt',
  )
})
