import { describeValue } from '../messages/describeValue.ts'
import type { Document } from '../read/readDocument.ts'
import type { Placed } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { isAddress } from './formats.ts'
import { nearest } from './nearest.ts'

const ofAddresses = new Set(['address', 'link', 'linkOrFile', 'email'])
/** Mistyped ends of hosts, which no host has, and the right ones. */
const mistypedEndings: [form: RegExp, right: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom|cpm|conm)$/, '.com'],
  [/\.(?:con|com|cmo|comm)\.(?:rb|bt|nr|brr|bbr|vr)$/, '.com.br'],
  [/\.(?:con|cmo|vom|comm)\.br$/, '.com.br'],
]
/** Where most people have their mailboxes: one letter away from these is a slip. */
const mailHosts = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']
/** Where programs and documents lie, and no site of a company. */
const repositories =
  /^(?:github\.com|gitlab\.com|bitbucket\.org|docs\.google\.com|drive\.google\.com)$/

/** The host of an address or of an e-mail address, in small letters. */
function hostOf(value: string): string {
  const [, host = ''] = /^(?:https:\/\/|[^@\s]+@)([^/?#:\s]+)/i.exec(value) ?? []
  return host.toLowerCase()
}

/** mail.com is nobody's slip: the first letter is mostly hit. */
function mailHostMeant(host: string): string | undefined {
  const right = nearest(host, mailHosts, 1)
  return right !== host && right?.[0] === host[0] ? right : undefined
}

/** Addresses that are right by their form and most likely lead nowhere. */
export function findAddresses(document: Document, strings: readonly Placed[]): Finding[] {
  return strings.flatMap(({ path, value, node: { format = '' } }) => {
    if (!ofAddresses.has(format)) return []
    const host = hostOf(value)
    const about = () => ({ thing: describeValue(document.value, path), host })
    const [form, right] = mistypedEndings.find(([slip]) => slip.test(host)) ?? []
    if (form && right !== undefined) {
      const data = { ...about(), right: host.replace(form, right) }
      return finding('odd-ending', data, document.valueSpan(path))
    }
    const mailHost = format === 'email' ? mailHostMeant(host) : undefined
    if (mailHost !== undefined) {
      const data = { ...about(), right: mailHost }
      return finding('odd-mail-host', data, document.valueSpan(path))
    }
    // What the form refuses is told as that.
    if (format !== 'address' || !isAddress(value)) return []
    if (repositories.test(host.replace(/^www\./, '')))
      return finding('repository-address', about(), document.valueSpan(path))
    return /\P{ASCII}/u.test(host)
      ? finding('accented-address', about(), document.valueSpan(path))
      : []
  })
}
