import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import {
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import type { PublishingState } from '../../editorApi/publishing.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { goLiveSteps, guideOf, type GoLiveState } from './goLiveSteps.ts'

const { address } = content.site
const last = { ...publication, address }
const sentTo = (address: string) => withTargets({ ...target, last: { ...last, address } })
const at = (...field: string[]) =>
  ({ field, path: field }) as Partial<FieldProblem> as FieldProblem

const online = { state: 'online' } as const
const old = { state: 'old' } as const
const sent = sentTo(address)
const elsewhere = sentTo('https://www.new-name.com.br/')
const tested = withTargets({ ...target, last, testedAt: 1 })
const untested = withTargets(target)
const unchanged = { ...at('company', 'name'), code: 'sample-text' } as const
const alike = { ...at('company', 'since'), code: 'like-sample' } as const

test.each<
  [string, FieldProblem[], PublishingState, GoLiveState['publishing']['online'], string]
>([
  ['sample content', [unchanged], untested, undefined, 'domain email captcha'],
  [
    'values like the sample’s',
    [alike],
    untested,
    undefined,
    'yours domain email captcha',
  ],
  ['a bad address', [at('site', 'address')], untested, undefined, 'yours email captcha'],
  ['no problem', [], tested, online, 'yours domain target dns email captcha online'],
  ['an older version online', [], sent, old, 'yours domain dns email captcha'],
  ['another address', [], elsewhere, online, 'yours domain email captcha'],
])('only completed steps are marked for %s', (_, problems, state, online, names) => {
  const steps = goLiveSteps({ content, problems, publishing: { state, online } })
  const done = steps.filter(({ isDone }) => isDone).map(({ name }) => name)
  expect(done.join(' ')).toBe(names)
})

test('without a form, its steps are omitted and problems are still shown', () => {
  const sections = content.sections.filter(({ type }) => type !== 'contact')
  const steps = goLiveSteps({
    content: { ...content, sections },
    problems: [at('email')],
    publishing: { state: withTargets(), online: undefined },
  })
  const names = steps.map(({ name }) => name)
  expect(names).toEqual(['yours', 'domain', 'target', 'dns', 'online', 'search'])
  expect(steps[0]?.problems).toHaveLength(1)
})

test('for a site in a folder, links include the folder, and services get only the host', () => {
  const steps = (name: 'form' | 'search' | 'captcha') =>
    guideOf(name, 'https://ana.github.io/site/', 'github').flatMap(({ en }) =>
      en.split('\n'),
    )
  expect(steps('form')[0]).toContain('Allowed domains and add ana.github.io.')
  expect(steps('form')[1]).toContain('Open https://ana.github.io/site/ on')
  expect(steps('search').at(-1)).toContain('site:ana.github.io/site to')
  expect(steps('captcha').join(' ')).toContain('enter ana.github.io under')
})
