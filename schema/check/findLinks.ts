import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding, maxProblems } from './finding.ts'
import { nearest } from './nearest.ts'

/** The most common mail hosts. A host that differs in one letter is a typing mistake. */
const mailHosts = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']

/** Reports mailboxes at a host that most likely does not exist. The first letter must be right: mail.com is not a mistyped gmail.com. */
export function findMailHosts(parsed: ParsedFile): Finding[] {
  return parsed.strings.flatMap(({ path, value, node }) => {
    if (node.format !== 'email') return []
    const host = value.slice(value.indexOf('@') + 1).toLowerCase()
    const right = nearest(host, mailHosts, 1)
    if (right === undefined || right === host || right[0] !== host[0]) return []
    return finding('suspicious-host', { path, host, right }, parsed.valueSpan(path))
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
