import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import {
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import type { PublishingState } from '../../editorApi/publishing.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { goLiveSteps, guideOf, keptTick, tickOf, type Facts } from './goLiveSteps.ts'

const { address } = content.site
const last = { ...publication, address }
const sentTo = (address: string) => withTargets({ ...target, last: { ...last, address } })
const at = (...field: string[]) =>
  ({ field, path: field }) as Partial<FieldProblem> as FieldProblem

interface Given {
  state?: Partial<PublishingState>
  online?: Facts['publishing']['online']
  problems?: FieldProblem[]
  content?: Facts['content']
}

/** Names of the steps that are done. */
function done({ state, online, problems = [], content: given = content }: Given) {
  const view = { state: { ...withTargets(target), ...state }, online }
  return goLiveSteps({ content: given, problems, publishing: view })
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)
}

const ticked = (...names: Parameters<typeof tickOf>[0][]) => ({
  ticks: names.map((name) => tickOf(name, content)),
})
const old = { state: 'old', version: '' } as const
const online = { state: 'online' } as const
const elsewhere = 'https://www.new-name.com.br/'
const moved = { ...content, site: { ...content.site, address: elsewhere } }
const seen = ticked('basics', 'bought')
const boxes = ticked(
  'basics',
  'bought',
  'dnsSet',
  'testSent',
  'captchaDomain',
  'emailDomain',
)
const published = sentTo(address)
const registered = { ...published, ...ticked('basics', 'registered') }

test.each<[string, Given, string]>([
  ['content without the owner’s answer', {}, ''],
  ['the owner’s answer', { state: seen }, 'yours domain'],
  ['every tick', { state: boxes }, 'yours domain dns email captcha'],
  ['being online', { state: registered, online }, 'yours domain dns online search'],
  ['being online with an older version', { state: published, online: old }, 'domain dns'],
  ['every tick, for another address', { state: boxes, content: moved }, 'yours email'],
  ['being online at another address', { state: sentTo(elsewhere), online }, ''],
])('only the right steps are done with %s', (_, given, names) => {
  expect(done(given).join(' ')).toBe(names)
})

test('a value of the sample is left to do until the owner keeps it, and again after a change', () => {
  const problems: FieldProblem[] = [{ ...at('company', 'since'), code: 'like-sample' }]
  expect(done({ state: seen, problems })).toEqual(['domain'])
  const ticks = [...seen.ticks, ...problems.map((each) => keptTick(content, each))]
  expect(done({ state: { ticks }, problems })).toEqual(['yours', 'domain'])
  const changed = { ...content, company: { ...content.company, since: 1999 } }
  expect(done({ state: { ticks }, problems, content: changed })).toEqual(['domain'])
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
