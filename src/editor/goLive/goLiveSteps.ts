/** The steps to go live. The owner confirms only what content and publications do not show. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import type { TargetKind } from '../../editorApi/publishing.ts'
import { isByHand } from '../../editorApi/targetSettings.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { message } from '../messages/messages.ts'
import type { PublishingView } from '../publishing/publishing.ts'
import { hostOf } from '../publishing/sentences.ts'
import { chosenTarget } from '../publishing/targets.ts'

type StepName =
  | 'yours'
  | 'domain'
  | 'target'
  | 'dns'
  | 'email'
  | 'captcha'
  | 'online'
  | 'form'
  | 'search'

/** Values that a confirmation refers to: with another address or account, the step is open again. */
const about = {
  basics: ({ site, catalogs }) => [site.defaultLanguage, ...Object.keys(catalogs)],
  bought: ({ site }) => [site.address],
  dnsSet: ({ site }) => [site.address],
  /** Set by the test message, all others by the owner. */
  testSent: ({ email }) => [email],
  captchaDomain: ({ site, captcha }) => [site.address, captcha],
  emailDomain: ({ site, email }) => [site.address, email],
  arrived: ({ site, email }) => [site.address, email],
  registered: ({ site }) => [site.address],
} satisfies Record<string, (content: SiteContent) => unknown[]>

type TickName = keyof typeof about
export type OwnerTick = Exclude<TickName, 'testSent'>

export interface Step {
  name: StepName
  isDone: boolean
  ticks: readonly OwnerTick[]
  /** Problems in the step's part of the content, and remaining sample content. */
  problems: readonly FieldProblem[]
}

export interface Facts {
  content: SiteContent
  problems: readonly FieldProblem[]
  publishing: Pick<PublishingView, 'state' | 'online'>
}

/** The key of a confirmation. */
export const tickOf = (name: TickName, content: SiteContent) =>
  JSON.stringify([name, ...about[name](content)])

/** The key of the owner's decision to keep a value that is also in the sample. */
export const keptTick = (content: SiteContent, { path }: FieldProblem) =>
  JSON.stringify(['kept', path, lookUp(content, path)])

/** Addresses that a target provides: no domain has to be set up. */
const ofTargets = /^https:\/\/[^/]+\.(?:netlify\.app|github\.io|pages\.dev)\//

export function goLiveSteps({ content, problems, publishing }: Facts): Step[] {
  const { state, online } = publishing
  const { address } = content.site
  const { email, captcha } = contentOnPage(content)
  const target = chosenTarget(state)
  const seen = target?.last?.address === address ? online : undefined
  const isOnline = seen?.state === 'online'
  const isLeading = isOnline || seen?.state === 'old' || ofTargets.test(address)
  const isTicked = (name: TickName) =>
    state?.ticks.includes(tickOf(name, content)) === true
  const isReached = target?.testedAt !== undefined || isByHand(target?.settings.kind)

  const steps: [name: StepName, isSeen: boolean, ...ticks: OwnerTick[]][] = [
    ['yours', true, 'basics'],
    isLeading ? ['domain', true] : ['domain', true, 'bought'],
    ['target', isReached],
    isLeading ? ['dns', true] : ['dns', true, 'dnsSet'],
  ]
  if (email) steps.push(['email', isTicked('testSent')])
  if (captcha) steps.push(['captcha', true, 'captchaDomain'])
  steps.push(['online', isOnline])
  if (email) steps.push(['form', true, 'emailDomain', 'arrived'])
  steps.push(['search', isOnline, 'registered'])

  const names = new Set(steps.map(([name]) => name))
  return steps.map(([name, isSeen, ...ticks]) => {
    const stepProblems = problems
      .filter((problem) => stepOf(problem, names) === name)
      .filter((problem) => !state?.ticks.includes(keptTick(content, problem)))
    const isDone = isSeen && stepProblems.length === 0 && ticks.every(isTicked)
    return { name, isDone, ticks, problems: stepProblems }
  })
}

function stepOf({ field }: FieldProblem, names: ReadonlySet<StepName>): StepName {
  const [part, property] = field
  if (part === 'site' && property === 'address') return 'domain'
  return (
    (['email', 'captcha'] as const).find((name) => name === part && names.has(name)) ??
    'yours'
  )
}

/** The instructions of a step. `kind` is the kind of the chosen target. */
export function guideOf(
  name: Exclude<StepName, 'yours'>,
  address: string,
  kind: TargetKind | undefined,
) {
  // A site can be in a folder of its host, such as https://ana.github.io/site/.
  const path = address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const host = hostOf(address)
  // Visitors type the name with and without www, so the host needs both.
  const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  const values = { host, otherHost, address, path }
  const guide = message(`guide.${name}`, values)
  if (kind && (name === 'target' || name === 'online'))
    return [guide, message(`guide.${name}.${kind}`)]
  if (!kind || name !== 'dns') return [guide]
  const ofNames = [message(`guide.dns.${kind}`, values), message('guide.dns.patience')]
  const takesOverNames = kind === 'host' || kind === 'folder'
  return takesOverNames ? [message('guide.dns.keepMail'), ...ofNames] : ofNames
}
