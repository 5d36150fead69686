import type { Document } from '../read/readDocument.ts'
import type { Placed } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { formats } from './formats.ts'
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
/** Hosts of programs and documents, on which no company has its site. */
const repositories =
  /^(?:github\.com|gitlab\.com|bitbucket\.org|docs\.google\.com|drive\.google\.com)$/

/** The host of an address or of an e-mail address, in small letters. */
function hostOf(value: string): string {
  const [, host = ''] = /^(?:https:\/\/|[^@\s]+@)([^/?#:\s]+)/i.exec(value) ?? []
  return host.toLowerCase()
}

/** The first letter must be right: mail.com is a host of its own, and no slip for gmail.com. */
function mailHostMeant(host: string): string | undefined {
  const right = nearest(host, mailHosts, 1)
  return right !== host && right?.[0] === host[0] ? right : undefined
}

/** Reports valid addresses that most likely lead nowhere. */
export function findAddresses(document: Document, strings: readonly Placed[]): Finding[] {
  return strings.flatMap(({ path, value, node: { format = '' } }) => {
    if (!ofAddresses.has(format)) return []
    const host = hostOf(value)
    const about = () => ({ thing: path, host })
    const [pattern, right] = mistypedEndings.find(([slip]) => slip.test(host)) ?? []
    if (pattern && right !== undefined) {
      const data = { ...about(), right: host.replace(pattern, right) }
      return finding('suspicious-ending', data, document.valueSpan(path))
    }
    const mailHost = format === 'email' ? mailHostMeant(host) : undefined
    if (mailHost !== undefined) {
      const data = { ...about(), right: mailHost }
      return finding('suspicious-mail-host', data, document.valueSpan(path))
    }
    // What the form refuses is reported as that.
    if (format !== 'address' || !formats.address.valid(value)) return []
    if (repositories.test(host.replace(/^www\./, '')))
      return finding('repository-address', about(), document.valueSpan(path))
    return /\P{ASCII}/u.test(host)
      ? finding('accented-address', about(), document.valueSpan(path))
      : []
  })
}
