import { testChanges } from '../../tests/check/changedSample.ts'
import { smallFiles } from '../../tests/check/smallFiles.ts'
import type { PublicFiles } from '../read/publicFiles.ts'

const documents: Record<string, string> = {
  '/privacidade.pdf': '%PDF-1.7 …',
  '/scan.pdf': 'a picture',
  '/terms.html': '<!doctype html><p>Terms',
  '/form.html': '<h1>Terms</h1><form action="/send">',
  '/counter.html': '<p>Terms<script src="https://counter.example.com"></script>',
  '/video.html': '<p>Terms<iframe src="https://video.example.com"></iframe>',
  '/fonts.html': '<link href="https://fonts.example.com" rel="stylesheet"><p>Terms',
  '/both.html': '<script>1</script><form>',
  '/own.html':
    '<link rel="canonical" href="https://www.acme.com"><!-- <script> --><img src="/a.png"><a href="https://www.acme.com">Terms</a>',
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
  sections/4/links | [{"label":"footer.linkedin","address":"/terms.html"}]
  sections/4/links | [{"label":"footer.linkedin","address":"/privacidad.pdf"}] | file-missing sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/Privacidade.pdf"}] | file-missing sections/4/links/0/address → "/privacidade.pdf"
  sections/4/links | [{"label":"footer.linkedin","address":"/scan.pdf"}] | not-a-document sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/own.html"}]
  sections/4/links | [{"label":"footer.linkedin","address":"/form.html"}] | page-blocked sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/counter.html"}] | page-blocked sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/video.html"}] | page-blocked sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/both.html"}] | page-blocked sections/4/links/0/address | page-blocked sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/letter.html"}] | not-a-document sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/index.html"}] | bad-value sections/4/links/0/address
`,
  [],
  files,
)

testChanges(
  'an office',
  String.raw`
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1"} | missing-key offices/1/state ‹{› | missing-key offices/1/postalCode ‹{›
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1","country":"Reino Unido"} | text-as-name offices/1/country
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1","country":"Brasil"} | text-as-name offices/1/country
  offices/1 | {"id":"porto","city":"","street":"Rua das Flores 1","country":"offices.portugal"} | empty-value offices/1/city | unknown-text offices/1/country
  offices/0/map | {"label":"footer.linkedin","address":"https://www.example.com/map"}
  offices/0/map | {"label":"footer.linkedin","address":"http://www.example.com/map"} | bad-value offices/0/map/address → "https://www.example.com/map"
  offices/0/map | "https://www.example.com/map" | wrong-type
  offices/0/map | {"label":"offices.where","address":"https://www.example.com/map"} | unknown-text offices/0/map/label
`,
)
