import type { ContentString } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'
import { nearest } from './nearest.ts'

const ofAddresses = new Set(['address', 'link', 'linkOrFile', 'email'])
/** Endings of hosts that do not exist, and the ones that are meant. */
const mistypedEndings: [pattern: RegExp, right: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom|cpm|conm)$/, '.com'],
  [/\.(?:con|com|cmo|comm)\.(?:rb|bt|nr|brr|bbr|vr)$/, '.com.br'],
  [/\.(?:con|cmo|vom|comm)\.br$/, '.com.br'],
]
/** The most usual hosts of mailboxes: a host with one other letter is a typing mistake. */
const mailHosts = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']

/** The host of an address or of an e-mail address, in small letters. */
function hostOf(value: string): string {
  const [, host = ''] = /^(?:https:\/\/|[^@\s]+@)([^/?#:\s]+)/i.exec(value) ?? []
  return host.toLowerCase()
}

/** The host that is most likely meant. Of a mailbox's host the first letter must be right: mail.com is not a mistyped gmail.com. */
function hostMeant(host: string, isMail: boolean): string | undefined {
  const [pattern, right = ''] = mistypedEndings.find(([slip]) => slip.test(host)) ?? []
  if (pattern) return host.replace(pattern, right)
  const near = isMail ? nearest(host, mailHosts, 1) : undefined
  return near !== host && near?.[0] === host[0] ? near : undefined
}

/** Reports valid addresses that most likely lead nowhere. */
export function findAddresses(
  parsed: ParsedFile,
  strings: readonly ContentString[],
): Finding[] {
  return strings.flatMap(({ path, value, node: { format = '' } }) => {
    const host = ofAddresses.has(format) ? hostOf(value) : ''
    const right = host && hostMeant(host, format === 'email')
    if (!right) return []
    const data = { path, host, right }
    return finding('suspicious-host', data, parsed.valueSpan(path))
  })
}
