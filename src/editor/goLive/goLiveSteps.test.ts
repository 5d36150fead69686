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

interface Given {
  state?: Partial<PublishingState>
  online?: GoLiveState['publishing']['online']
  problems?: FieldProblem[]
}

/** Names of the steps that are done. */
function done({ state, online, problems = [] }: Given) {
  const view = { state: { ...withTargets(target), ...state }, online }
  return goLiveSteps({ content, problems, publishing: view })
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)
}

const old = { state: 'old' } as const
const online = { state: 'online' } as const
const sample = [{ ...at('company', 'name'), code: 'sample-text' } as const]
const alike = [{ ...at('company', 'since'), code: 'like-sample' } as const]
const elsewhere = sentTo('https://www.new-name.com.br/')
const tested = withTargets({ ...target, last, testedAt: 1 })

test.each<[string, Given, string]>([
  ['content without problems', {}, 'yours domain email captcha'],
  ['sample content', { problems: sample }, 'domain email captcha'],
  ['values like the sample’s', { problems: alike }, 'yours domain email captcha'],
  [
    'a problem of the address',
    { problems: [at('site', 'address')] },
    'yours email captcha',
  ],
  ['a tested target', { state: tested }, 'yours domain target email captcha'],
  [
    'being online',
    { state: tested, online },
    'yours domain target dns email captcha online',
  ],
  [
    'an older version online',
    { state: sentTo(address), online: old },
    'yours domain dns email captcha',
  ],
  [
    'being online at another address',
    { state: elsewhere, online },
    'yours domain email captcha',
  ],
])('only the right steps are done with %s', (_, given, names) => {
  expect(done(given).join(' ')).toBe(names)
})

test('a step whose state is unknown counts neither as done nor as left', () => {
  const view = { state: tested, online }
  const steps = goLiveSteps({ content, problems: [], publishing: view })
  const unknown = steps.filter(({ isDone }) => isDone === undefined)
  expect(unknown.map(({ name }) => name)).toEqual(['form', 'search'])
  expect(steps.filter(({ isDone }) => isDone === false)).toEqual([])
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

test.each(['host', 'netlify', 'folder', 'github'] as const)(
  'the guide connects the domain with and without www (%s)',
  (kind) => {
    const names = ['https://www.ana.com.br/', 'https://ana.com.br/'].map((address) =>
      guideOf('dns', address, kind).flatMap(({ en, br }) =>
        [en, br].flatMap((text) => text.match(/(?:www\.)?ana\.com\.br/g) ?? []),
      ),
    )
    for (const found of names)
      expect(new Set(found)).toEqual(new Set(['ana.com.br', 'www.ana.com.br']))
  },
)
