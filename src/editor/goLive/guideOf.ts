import type { Bilingual } from '../../../schema/bilingual.ts'
import type { TargetKind } from '../../editorApi/publishing.ts'
import { message } from '../messages/messages.ts'
import { hostOf } from '../publishing/sentences.ts'
import type { StepName } from './goLiveSteps.ts'

/** The instructions of a step, one or several lines each. `address`: the site's, from the content; `kind`: the chosen target. */
export function guideOf(
  name: StepName,
  address: string,
  kind: TargetKind | undefined,
): readonly Bilingual[] {
  const host = hostOf(address)
  switch (name) {
    case 'yours':
      return []
    case 'domain':
    case 'email':
      return [message(`guide.${name}`)]
    case 'target':
    case 'online':
      return [
        message(`guide.${name}`),
        ...(kind ? [message(`guide.${name}.${kind}`)] : []),
      ]
    case 'dns':
      return kind ? dnsGuide(kind, host) : [message('guide.dns')]
    case 'captcha':
      return [message('guide.captcha', { host })]
    case 'form':
      return [message('guide.form', { host, address })]
    case 'search':
      return [message('guide.search', { path: withoutProtocol(address) })]
  }
}

function dnsGuide(kind: TargetKind, host: string): Bilingual[] {
  const takesOverNames = kind === 'host' || kind === 'folder'
  return [
    ...(takesOverNames ? [message('guide.dns.keepMail')] : []),
    message(`guide.dns.${kind}`, { host }),
    message('guide.dns.patience'),
  ]
}

/** A site may be one folder of its host, such as https://ana.github.io/site/. */
const withoutProtocol = (address: string) =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '')
