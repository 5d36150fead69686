import { testChanges } from '../../tests/check/changedSample.ts'
import { smallFiles } from '../../tests/check/smallFiles.ts'
import type { PublicFiles } from '../read/publicFiles.ts'

const documents: Record<string, string> = {
  '/privacidade.pdf': '%PDF-1.7 …',
  '/scan.pdf': 'a picture',
  '/own.html': '<h1>Terms</h1>',
  '/letter.html': 'PK\0\0, saved by a word processor',
}

const pictures = smallFiles()
const files: PublicFiles = {
  list: () => [...Object.keys(documents), ...pictures.list()],
  read: (path) =>
    path in documents ? Buffer.from(documents[path] ?? '') : pictures.read(path),
}

testChanges(
  'a document that a link leads to',
  String.raw`
  services/0/link | {"label":"hero.link","address":"/own.html"}
  services/0/link | {"label":"hero.link","address":"/privacidad.pdf"} | file-missing services/0/link/address
  services/0/link | {"label":"hero.link","address":"/Privacidade.pdf"} | file-missing services/0/link/address → "/privacidade.pdf"
  services/0/link | {"label":"hero.link","address":"/scan.pdf"} | not-a-document services/0/link/address
  services/0/link | {"label":"hero.link","address":"/letter.html"} | not-a-document services/0/link/address
  services/0/link | {"label":"hero.link","address":"/index.html"} | bad-value services/0/link/address
`,
  [],
  files,
)
