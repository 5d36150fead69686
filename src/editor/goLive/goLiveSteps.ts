/** The steps to go live, and their guides. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import type { TargetKind } from '../../editorApi/publishing.ts'
import { isManual } from '../../editorApi/targetSettings.ts'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { message } from '../messages/messages.ts'
import { chosenTarget, type PublishingView } from '../publishing/publishing.ts'
import { hostOf } from '../publishing/publishingMessages.ts'

type StepName =
  | 'sample'
  | 'domain'
  | 'target'
  | 'dns'
  | 'email'
  | 'captcha'
  | 'online'
  | 'form'
  | 'search'

export interface StepProgress {
  name: StepName
  /** Undefined if neither the content nor a publication shows whether the step is done. */
  isDone: boolean | undefined
  /** Problems in the step's part of the content, and remaining sample content. */
  problems: readonly FieldProblem[]
}

export interface GoLiveState {
  content: SiteContent
  problems: readonly FieldProblem[]
  publishing: Pick<PublishingView, 'state' | 'online'>
}

/** Addresses that a target provides: no domain has to be set up. */
const targetUrl = /^https:\/\/[^/]+\.(?:netlify\.app|github\.io|pages\.dev)\//

export function goLiveSteps({
  content,
  problems,
  publishing,
}: GoLiveState): StepProgress[] {
  const { state, online } = publishing
  const { address } = content.site
  const { email, captcha } = contentOnPage(content)
  const target = chosenTarget(state)
  const addressState = target?.last?.address === address ? online?.state : undefined
  const isOnline = addressState === 'online'
  const hasWorkingAddress =
    ['online', 'old', 'cached'].includes(addressState ?? '') || targetUrl.test(address)
  const isTested = target?.testedAt !== undefined || isManual(target?.settings.kind)

  const steps: [name: StepName, isDoneUnlessBlocked: boolean | undefined][] = [
    ['sample', true],
    ['domain', true],
    ['target', isTested],
    ['dns', hasWorkingAddress],
  ]
  if (email) steps.push(['email', true])
  if (captcha) steps.push(['captcha', true])
  steps.push(['online', isOnline])
  if (email) steps.push(['form', undefined])
  steps.push(['search', undefined])

  const stepNames = new Set(steps.map(([name]) => name))
  return steps.map(([name, isDoneUnlessBlocked]) => {
    const stepProblems = problems.filter((problem) => stepOf(problem, stepNames) === name)
    const blocksStep = ({ code }: FieldProblem) => code !== 'like-sample'
    const isDone = isDoneUnlessBlocked && !stepProblems.some(blocksStep)
    return { name, isDone, problems: stepProblems }
  })
}

function stepOf({ field }: FieldProblem, names: ReadonlySet<StepName>): StepName {
  const [part, property] = field
  if (part === 'site' && property === 'address') return 'domain'
  return (
    (['email', 'captcha'] as const).find((name) => name === part && names.has(name)) ??
    'sample'
  )
}

/** The instructions of a step. `kind` is the kind of the chosen target. */
export function guideOf(
  name: Exclude<StepName, 'sample'>,
  address: string,
  kind: TargetKind | undefined,
) {
  // A site can be in a folder of its host, such as https://ana.github.io/site/.
  const path = address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const host = hostOf(address)
  // Visitors type the name with and without www, so both must lead to the site.
  const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  const values = { host, otherHost, address, path }
  const guide = message(`guide.${name}`, values)
  if (kind && (name === 'target' || name === 'online'))
    return [guide, message(`guide.${name}.${kind}`)]
  if (!kind || name !== 'dns') return [guide]
  const dnsSteps = [message(`guide.dns.${kind}`, values), message('guide.dns.patience')]
  const mayChangeNameServers = kind === 'host' || kind === 'folder'
  return mayChangeNameServers ? [message('guide.dns.keepMail'), ...dnsSteps] : dnsSteps
}
