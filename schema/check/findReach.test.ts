import { expect, test } from 'vitest'

import { changed, testChanges } from '../../tests/check/changes/changedSample.ts'
import { smallFiles } from '../../tests/check/smallFiles.ts'
import { checkContent, type PublicFiles } from '../checkContent.ts'

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

const footerLink = (address: string) => [{ label: 'footer.linkedin', address }]
const google = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE'
const tag = `<meta name="google-site-verification" content="${google}" />`

testChanges(
  'ways to reach the company',
  String.raw`
  company/secondPhone | "0800 555 0100"
  company/whatsapp | {"number":"+55 61 93555-0100","label":"nav.contact","text":"nav.about"}
  company/whatsapp | {"number":"0800 555 0100","label":"nav.contact","text":"nav.about"} | bad-whatsapp company/whatsapp/number +55 61 93555-0100
  services/0/link | {"label":"footer.linkedin","section":"contact"}
  services/1/link | {"label":"footer.linkedin","address":"https://www.example.com/map"}
  clients/0/website | "https://www.example.com/map"
`,
)

testChanges(
  'a document that a link leads to',
  String.raw`
  sections/4/links | [{"label":"footer.linkedin","address":"/terms.html"}]
  sections/4/links | [{"label":"footer.linkedin","address":"/privacidade.pdf"}]
  sections/4/links | [{"label":"footer.linkedin","address":"/privacidad.pdf"}] | document-missing sections/4/links/0/address public/privacidad.pdf, /privacidade.pdf
  sections/4/links | [{"label":"footer.linkedin","address":"/Privacidade.pdf"}] | document-missing sections/4/links/0/address public/Privacidade.pdf → "address": "/privacidade.pdf"
  sections/4/links | [{"label":"footer.linkedin","address":"/terms-of-use.pdf"}] | document-missing sections/4/links/0/address public/terms-of-use.pdf
  sections/4/links | [{"label":"footer.linkedin","address":"/term.html"}] | document-missing sections/4/links/0/address public/term.html, /terms.html
  sections/4/links | [{"label":"footer.linkedin","address":"/scan.pdf"}] | not-a-pdf sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/own.html"}]
  sections/4/links | [{"label":"footer.linkedin","address":"/form.html"}] | page-blocked sections/4/links/0/address public
  sections/4/links | [{"label":"footer.linkedin","address":"/counter.html"}] | page-blocked sections/4/links/0/address public
  sections/4/links | [{"label":"footer.linkedin","address":"/video.html"}] | page-blocked sections/4/links/0/address public
  sections/4/links | [{"label":"footer.linkedin","address":"/fonts.html"}] | page-blocked sections/4/links/0/address public
  sections/4/links | [{"label":"footer.linkedin","address":"/both.html"}] | page-blocked sections/4/links/0/address public | page-blocked sections/4/links/0/address public
  sections/4/links | [{"label":"footer.linkedin","address":"/letter.html"}] | not-a-page sections/4/links/0/address
  sections/4/links | [{"label":"footer.linkedin","address":"/index.html"}] | bad-link-or-file sections/4/links/0/address /privacy.pdf
  sections/4/links | [{"label":"footer.linkedin","address":"our privacy notice"}] | bad-link-or-file sections/4/links/0/address /privacy.pdf
`,
  [],
  files,
)

testChanges(
  'an office',
  String.raw`
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1"} | missing-key offices/1/state ‹{› DF, country, offices.portugal | missing-key offices/1/postalCode ‹{› 70000-000
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1","country":"Reino Unido"} | text-as-name offices/1/country offices.reinounido
  offices/1 | {"id":"porto","city":"Porto","street":"Rua das Flores 1","country":"Brasil"} | country-brazil offices/1/country state, postalCode
  offices/1 | {"id":"porto","city":"","street":"Rua das Flores 1","country":"offices.portugal"} | empty-value offices/1/city Brasília | unknown-text offices/1/country
  offices/0/map | {"label":"footer.linkedin","address":"https://www.example.com/map"}
  offices/0/map | {"label":"footer.linkedin","address":"http://www.example.com/map"} | bad-link offices/0/map/address → "address": "https://www.example.com/map"
  offices/0/map | "https://www.example.com/map" | wrong-type label, offices.map, address
  offices/0/map | {"label":"offices.where","address":"https://www.example.com/map"} | unknown-text offices/0/map/label
`,
)

testChanges(
  'a value as it is elsewhere',
  String.raw`
  site/verification | {"google":"AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE","bing":"0123456789ABCDEF0123456789ABCDEF"}
  site/verification | {"google":"<meta name=\"google-site-verification\" content=\"AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE\" />"} | bad-google-code site/verification/google <meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" /> → "google": "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE"
  site/verification | {"bing":"<meta name=\"google-site-verification\" content=\"AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE\" />"} | bad-bing-code site/verification/bing <meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />, msvalidate.01, 0123456789ABCDEF0123456789ABCDEF
  site/shareImage | "/share.png" | wrong-type file, alt, share.alt
  services/0/icon | "graduation-cap"
`,
)

/** The sentences in both languages. */
function sentences(place: string, value: unknown): string[] {
  const { problems } = checkContent(changed(place, value), { files })
  return problems.flatMap(({ message, fix }) => [
    `${message.en} → ${fix.en}`,
    `${message.br} → ${fix.br}`,
  ])
}

test('what is near to a wrong value is named', () => {
  expect([
    ...sentences('services/0/icon', 'clowd'),
    ...sentences('services/0/icon', 'graduation'),
    ...sentences('services/0/icon', 'telefone'),
    ...sentences('sections/4/links', footerLink('/privacidad.pdf')),
    ...sentences('sections/4/links', footerLink('/Privacidade.pdf')),
    ...sentences('site/verification', { google: tag }),
    ...sentences('sections/0/title', 'hero.nothing'),
  ]).toMatchInlineSnapshot(`
    [
      "There is no icon “clowd”. Did you mean “cloud”? → write "cloud".",
      "Não existe o ícone “clowd”. Você quis dizer “cloud”? → escreva "cloud".",
      "There is no icon “graduation”. → use “graduation-cap”, or another name from https://lucide.dev/icons",
      "Não existe o ícone “graduation”. → use “graduation-cap”, ou outro nome de https://lucide.dev/icons",
      "There is no icon “telefone”. → use “phone”, “phone-call” or “phone-forwarded”, or another name from https://lucide.dev/icons",
      "Não existe o ícone “telefone”. → use “phone”, “phone-call” ou “phone-forwarded”, ou outro nome de https://lucide.dev/icons",
      "This link leads to a file that is not there: public/privacidad.pdf. → upload it to public as privacidad.pdf; if you meant the one that is there already, write "/privacidade.pdf".",
      "Este link leva a um arquivo que não existe: public/privacidad.pdf. → envie-o para public como privacidad.pdf; se for o que já está lá, escreva "/privacidade.pdf".",
      "This link leads to a file that is not there: public/Privacidade.pdf. → write "/privacidade.pdf"",
      "Este link leva a um arquivo que não existe: public/Privacidade.pdf. → escreva "/privacidade.pdf"",
      "“<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />” is not what Google Search Console looks for. → write "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE"",
      "“<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />” não é o que o Google Search Console procura. → escreva "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE"",
      "There is no text “hero.nothing”, which “title” of section 1 (hero) asks for. → add "hero.nothing": "…" under catalogs › en and under catalogs › br. If you meant “hero.title”, which nothing asks for yet, write that here instead.",
      "Não existe o texto “hero.nothing”, pedido por “title” da seção 1 (hero). → acrescente "hero.nothing": "…" em catalogs › en e em catalogs › br. Se você quis dizer “hero.title”, que ainda ninguém usa, escreva esse nome aqui.",
    ]
  `)
})
