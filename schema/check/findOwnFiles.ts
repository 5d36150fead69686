import type { Document } from '../read/readDocument.ts'
import type { PublicFiles } from './findFiles.ts'
import { finding, type Finding } from './finding.ts'

/** Written by each build, whatever lies in `public`. */
const replaced = ['/index.html', '/licences.txt', '/version.txt']

/** Browsers and search engines ask for exactly these names. */
const known = [
  ...replaced,
  '/404.html',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-touch-icon.png',
  '/_headers',
  '/.htaccess',
  '/web.config',
]

/** Reports files in `public` without effect: the build replaces them, or nobody asks for them under that name. */
export function findOwnFiles(
  document: Document,
  files: PublicFiles | undefined,
): Finding[] {
  const lying = new Map<string, string>()
  return (files?.list() ?? []).flatMap((path) => {
    const twin = lying.get(path.toLowerCase())
    lying.set(path.toLowerCase(), path)
    const file = `public${path}`
    const span = document.keySpan(['site'])
    if (twin !== undefined && twin !== path)
      return finding('file-twins', { file, other: `public${twin}` }, span)
    const right = known.find((name) => name === path.toLowerCase())
    if (right !== undefined && replaced.includes(right))
      return finding('file-replaced', { file }, span)
    if (right !== undefined && right !== path)
      return finding('file-in-capitals', { file, right: `public${right}` }, span)
    return /\.(?:br|gz)$/i.test(path) ? finding('file-unpublished', { file }, span) : []
  })
}
