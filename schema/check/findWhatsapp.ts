import { languagesOf } from '../read/contentLanguages.ts'
import type { Reference } from '../read/modelTree.ts'
import type { Document } from '../read/readDocument.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Reports links to WhatsApp without a number in the content, or with one instead of the message. */
export function findWhatsapp(
  document: Document,
  references: readonly Reference[],
): Finding[] {
  const links = references
    .filter(({ path }) => path.at(-1) === 'whatsapp')
    .slice(0, maxProblems)
  const hasNumber = document.valueAt(['company', 'whatsapp']) !== undefined
  const withoutNumber = (hasNumber ? [] : links).map(({ path }) =>
    finding('no-whatsapp', { thing: path }, document.valueSpan(path)),
  )
  return [...withoutNumber, ...findNumbersAsMessages(document, links)]
}

function findNumbersAsMessages(
  document: Document,
  links: readonly Reference[],
): Finding[] {
  const ids = new Set(links.map(({ id }) => id))
  return languagesOf(document.value).flatMap((language) =>
    [...ids].flatMap((id) => {
      const path = ['catalogs', language, id]
      const text = document.valueAt(path)
      if (typeof text !== 'string' || !phoneForm.test(text)) return []
      const data = { thing: path, found: text, right: undefined }
      return finding('suspicious-words', data, document.valueSpan(path))
    }),
  )
}

const phoneForm = /^\+?[\d\s().-]{8,}$/
