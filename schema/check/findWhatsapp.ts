import { languagesOf } from '../read/contentLanguages.ts'
import type { ContentString } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Reports links to WhatsApp without a number in the content, or with one instead of the message. */
export function findWhatsapp(
  parsed: ParsedFile,
  strings: readonly ContentString[],
): Finding[] {
  const links = strings
    .filter(({ path, node }) => path.at(-1) === 'whatsapp' && node.pointsTo === 'texts')
    .slice(0, maxProblems)
  const hasNumber = parsed.valueAt(['company', 'whatsapp']) !== undefined
  const withoutNumber = (hasNumber ? [] : links).map(({ path }) =>
    finding('no-whatsapp', { path }, parsed.valueSpan(path)),
  )
  const messages = languagesOf(parsed.value).flatMap((language) =>
    [...new Set(links.map(({ value }) => value))].map((id) => ['catalogs', language, id]),
  )
  const numbers = messages.flatMap((path) => {
    const found = parsed.valueAt(path)
    if (typeof found !== 'string' || !phoneForm.test(found)) return []
    const data = { path, found, right: undefined }
    return finding('suspicious-words', data, parsed.valueSpan(path))
  })
  return withoutNumber.concat(numbers)
}

const phoneForm = /^\+?[\d\s().-]{8,}$/
