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
const sentTo = (address: string) => withTargets({ ...target, last: { ...last, address } })
const problemAt = (...field: string[]) =>
  ({ field, path: field }) as Partial<FieldProblem> as FieldProblem
const sections = content.sections.filter(({ type }) => type !== 'contact')
const withoutForm = { content: { ...content, sections }, problems: [problemAt('email')] }
const likeSample = { ...problemAt('company', 'since'), code: 'like-sample' } as const

const states: Record<
  string,
  Partial<GoLiveState> & { state?: PublishingState; online?: AddressState }
> = {
  'values like the sample’s': { problems: [likeSample] },
  'a bad address': { problems: [problemAt('site', 'address')] },
  'bad keys': {
    problems: [problemAt('email', 'publicKey'), problemAt('captcha', 'siteKey')],
  },
  'no problem': {
    state: withTargets({ ...target, last, testedAt: 1 }),
    online: { state: 'online' },
  },
  'an older version online': { state: sentTo(last.address), online: { state: 'old' } },
  'another address': { state: sentTo('https://www.new-name.com.br/') },
  'no form': { state: withTargets(), ...withoutForm },
}

test('the steps and their guides depend on the content, the target, and the address', async () => {
  const stepLines = Object.entries(states).map(
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
  const guideLines = targetKinds.flatMap((kind) =>
    (['target', 'dns', 'online', 'form', 'search', 'captcha'] as const)
      .slice(0, kind === 'github' ? 6 : 3)
      .flatMap((name) => {
        const address = `https://${kind}.example.com/site/`
        return [`# ${name}`, ...guideOf(name, address, kind).map(({ en }) => en)]
      }),
  )
  await expect([...stepLines, ...guideLines, ''].join('\n')).toMatchFileSnapshot(
    '__snapshots__/steps.txt',
  )
})
