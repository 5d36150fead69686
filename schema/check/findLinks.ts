import { formats } from '../formats/formats.ts'
import { networks } from '../model/company.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding, maxProblems } from './finding.ts'
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
export function findAddresses(parsed: ParsedFile): Finding[] {
  return parsed.strings.flatMap(({ path, value, node: { format = '' } }) => {
    const host = ofAddresses.has(format) ? hostOf(value) : ''
    const right = host && hostMeant(host, format === 'email')
    if (!right) return []
    const data = { path, host, right }
    return finding('suspicious-host', data, parsed.valueSpan(path))
  })
}

function isAt(address: string, host: string): boolean {
  const { hostname } = new URL(address)
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** Reports profiles whose address belongs to another network than the icon. */
export function findNetworks(parsed: ParsedFile): Finding[] {
  return parsed.entriesAt(['company', 'social']).flatMap(({ entry, path }) => {
    const { address, network: name } = entry
    if (typeof name !== 'string' || !Object.hasOwn(networks, name)) return []
    const network = networks[name]
    if (!network || typeof address !== 'string' || !formats.link.valid(address)) return []
    if (network.hosts.some((host) => isAt(address, host))) return []
    const data = { written: address, network: network.name, host: network.hosts[0] }
    return finding('other-network', data, parsed.valueSpan([...path, 'address']))
  })
}

/** Reports links to WhatsApp without a number in the content. */
export function findWhatsapp(parsed: ParsedFile): Finding[] {
  if (parsed.valueAt(['company', 'whatsapp']) !== undefined) return []
  return parsed.strings
    .filter(({ path, node }) => path.at(-1) === 'whatsapp' && node.pointsTo === 'texts')
    .slice(0, maxProblems)
    .map(({ path }) => finding('no-whatsapp', { path }, parsed.valueSpan(path)))
}
