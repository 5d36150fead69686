import type { Bilingual } from '../problem.ts'
import type { Document } from '../read/readDocument.ts'
import type { Placed } from '../read/schemaTree.ts'
import type { PublicFiles } from './findFiles.ts'
import { finding, type Finding } from './finding.ts'
import { isFilePath } from './formats.ts'
import { matchingFile } from './matchingFile.ts'
import { nearest } from './nearest.ts'

/** The PDFs and pages in public that links lead to: there, and what their names say. */
export function findDocuments(
  document: Document,
  strings: readonly Placed[],
  files: PublicFiles | undefined,
): Finding[] {
  if (!files) return []
  return strings.flatMap(({ path, value: address, node }) => {
    if (node.format !== 'linkOrFile' || !isFilePath(address)) return []
    const span = document.valueSpan(path)
    const bytes = files.read(address)
    const file = `public${address}`
    if (bytes) {
      if (address.endsWith('.pdf'))
        return isPdf(bytes) ? [] : finding('not-a-pdf', { file }, span)
      if (!isPage(bytes)) return finding('not-a-page', { file }, span)
      return blockedIn(bytes).map((found) =>
        finding('page-blocked', { file, found }, span),
      )
    }
    const documents = files.list().filter(isFilePath)
    const right = matchingFile(address, documents)
    // Which one it is, if not a new one, is for the person to say.
    const near = right === undefined ? nearest(address, documents) : undefined
    const edit =
      right === undefined ? undefined : { ...span, text: JSON.stringify(right) }
    return finding('document-missing', { file, right, near }, span, edit)
  })
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
}

/** Text with a tag in it; programs for words save other things under this ending. */
function isPage(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 10_000))
  return /<[a-z!]/i.test(start) && !start.includes('\0')
}

/** What the page's policy does not let it do (scripts/hosting/policy.ts). */
const blocked: { form: RegExp; name: Bilingual }[] = [
  { form: /<script\b/i, name: { en: 'a script', br: 'um script' } },
  { form: /<form\b/i, name: { en: 'a form', br: 'um formulário' } },
  {
    form: /<(?:iframe|embed|object)\b/i,
    name: { en: 'another page in a frame', br: 'outra página numa moldura (iframe)' },
  },
  {
    form: /<(?:img|source|video|audio)\b[^>]*\ssrc\s*=\s*["']?(?:https?:)?\/\/|<link\b(?=[^>]*\bstylesheet)[^>]*\shref\s*=\s*["']?(?:https?:)?\/\/|@import\b[^;]*\/\/|\burl\(\s*["']?(?:https?:)?\/\//i,
    name: {
      en: 'something that is loaded from another address',
      br: 'algo que é carregado de outro endereço',
    },
  },
]

function blockedIn(bytes: Uint8Array): Bilingual[] {
  const page = new TextDecoder('latin1').decode(bytes).replaceAll(/<!--[^]*?-->/g, '')
  return blocked.filter(({ form }) => form.test(page)).map(({ name }) => name)
}
