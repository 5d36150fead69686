import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { host, nothing, publication } from '../../../tests/unit/publishingStates.ts'
import type { FieldProblem } from '../check/withFields.ts'
import type { PublishingState } from '../publishing/protocol.ts'
import { goLiveSteps, tickOf, type Facts } from './goLiveSteps.ts'

const { address } = content.site
const last = { ...publication, address }
const at = (...field: string[]) => ({ field }) as unknown as FieldProblem

interface Given {
  state?: Partial<PublishingState>
  online?: Facts['publishing']['online']
  problems?: FieldProblem[]
  content?: Facts['content']
}

/** Names of the steps that are done. */
function done({ state, online, problems = [], content: given = content }: Given) {
  const view = { state: { ...nothing, ...state }, online }
  return goLiveSteps({ content: given, problems, publishing: view })
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)
}

test('at the start nothing is done', () => {
  const problems = [['company'], ['site', 'address'], ['email'], ['captcha']].map(
    (field) => at(...field),
  )
  expect(done({ problems })).toEqual([])
})

test('what nothing is left of in the content is done, and a box is ticked for what nothing shows', () => {
  expect(done({})).toEqual(['yours', 'domain'])
  const ticks = (['dnsSet', 'testSent', 'captchaDomain', 'emailDomain'] as const).map(
    (name) => tickOf(name, content),
  )
  expect(done({ state: { ticks } })).toEqual([
    'yours',
    'domain',
    'dns',
    'email',
    'captcha',
  ])
})

test('a place is done once it was reached; a folder always is', () => {
  expect(done({ state: { settings: host } })).not.toContain('target')
  expect(done({ state: { settings: host, testedAt: 1 } })).toContain('target')
  const folder = { kind: 'folder', form: 'zip' } as const
  expect(done({ state: { settings: folder } })).toContain('target')
})

test('what visitors see is done by itself, at this address alone', () => {
  const online = { state: 'online', hasSitemap: true } as const
  const ticks = [tickOf('registered', content)]
  const seen = ['yours', 'domain', 'dns', 'online', 'search']
  expect(done({ state: { last, ticks }, online })).toEqual(seen)
  expect(done({ state: { last, ticks }, online: { state: 'old' } })).toEqual([
    'yours',
    'domain',
    'dns',
  ])
  const moved = { ...last, address: 'https://other.example/' }
  expect(done({ state: { last: moved, ticks }, online })).toEqual(['yours', 'domain'])
})

test('another address or account asks anew for what was ticked', () => {
  const ticks = (['dnsSet', 'testSent', 'captchaDomain'] as const).map((name) =>
    tickOf(name, content),
  )
  const site = { ...content.site, address: 'https://www.new-name.com.br/' }
  expect(done({ state: { ticks }, content: { ...content, site } })).toEqual([
    'yours',
    'domain',
    'email',
  ])
})

test('an address that comes with the account leads there already', () => {
  const site = { ...content.site, address: 'https://my-site.netlify.app/' }
  expect(done({ content: { ...content, site } })).toContain('dns')
})

test('without a form there is nothing to do for it, and what is wrong is still shown', () => {
  const sections = content.sections.filter(({ type }) => type !== 'contact')
  const steps = goLiveSteps({
    content: { ...content, sections },
    problems: [at('email')],
    publishing: { state: nothing, online: undefined },
  })
  expect(steps.map(({ name }) => name)).toEqual([
    'yours',
    'domain',
    'target',
    'dns',
    'online',
    'search',
  ])
  expect(steps[0]?.problems).toHaveLength(1)
})
