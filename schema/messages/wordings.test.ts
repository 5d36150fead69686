import { expect, test } from 'vitest'

import { copyOfContent } from '../../tests/check/mistakes/mistake.ts'
import { describeLocation, inFile } from './describeLocation.ts'
import { naming, wordedInFile, wordedInForm } from './voices.ts'
import type { SayInForm } from './wording.ts'
import { isSyntaxCode, wordings, type DataOf, type ProblemCode } from './wordings.ts'

const content = copyOfContent()
const hero = ['sections', 0]
const contact = ['sections', 3]
const office = ['offices', 0]
const logo = ['clients', 3, 'logo']
const city = ['offices', 0, 'city']
const picture = { thing: logo, file: 'public/logos/dorvento.svg' }
const text = { id: 'hero.title', language: 'br' } as const
const counterpart = { language: 'en', text: 'Custom software' } as const

/** One example for every code: a code without one does not compile. */
const examples: { [Code in ProblemCode]: DataOf[Code] } = {
  unshowable: { thing: city, character: '\\ud83d' },
  'not-content': {},
  'mixed-versions': {},
  'missing-mark': { mark: ',' },
  'missing-value': {},
  'missing-closing': { bracket: '}', line: 12 },
  'ends-early': { closers: '}]}', count: 3, line: 12 },
  'extra-piece': { found: ',' },
  comment: {},
  'not-part': { found: 'Here is the updated file:' },
  'lost-lines': {},
  'invalid-space': {},
  'other-quotes': { marks: '“ … ”', right: '"Brasília"' },
  'inner-quotes': { right: String.raw`\"cloud\"` },
  'missing-quote': { right: '"Brasília"' },
  'line-break': {},
  backslash: {},
  'bad-literal': { word: 'não', right: 'false' },
  'not-accepted': { thing: city, example: '"Brasília"' },
  'missing-key': {
    key: 'title',
    place: hero,
    example: '"title": "hero.title"',
    otherwise: undefined,
  },
  'mistyped-key': { key: 'titel', right: 'title', place: hero },
  'unknown-key': { key: 'colour', place: office, known: ['id', 'city'] },
  'duplicate-key': { key: 'city', line: 124 },
  'wrong-type': {
    thing: city,
    expected: 'text',
    found: 'number',
    number: '5',
    right: '"5"',
    otherwise: undefined,
  },
  'wrong-choice': {
    thing: city,
    value: '“X”',
    choices: ['A', 'B', 'C'],
    near: undefined,
    otherwise: undefined,
  },
  'wrong-count': { thing: ['header', 'menu'], count: 0, min: 1, max: 6 },
  'out-of-range': {
    thing: ['email', 'rateLimit', 'throttle'],
    min: 0,
    max: 86_400_000,
    example: 10_000,
  },
  'empty-value': { thing: city, example: '"Brasília"' },
  'value-too-long': { thing: city, length: 70, max: 60 },
  'translation-missing': { ...text, counterpart },
  'mistyped-text': { id: 'hero.titel', language: 'br', right: 'hero.title' },
  'text-missing': {
    id: 'form.send',
    title: { en: 'Send button', br: 'Botão de enviar' },
  },
  'unknown-text': {
    id: 'hero.titel',
    thing: ['sections', 0, 'title'],
    near: 'hero.title',
    isSure: true,
  },
  'text-as-name': {
    text: 'Welcome to us',
    thing: ['sections', 0, 'title'],
    example: '"hero.title"',
  },
  'unused-text': { ids: ['hero.extra', 'hero.more'] },
  'bad-text-name': { id: 'Hero title' },
  untranslated: { ...text, counterpart },
  'lines-lost': { ...text },
  'text-broken': { ...text, known: ['year'], found: '{ano}' },
  'link-ways': { thing: ['services', 0, 'link'] },
  'no-whatsapp': { thing: ['header', 'button', 'whatsapp'] },
  'section-hidden': { id: 'contact', place: contact },
  'nothing-shown': { place: contact },
  'duplicate-id': {
    id: 'aroeva',
    first: ['clients', 0],
    second: ['clients', 1],
  },
  'color-contrast': {
    thing: ['site', 'colors', 'light', 'text'],
    value: '#999999',
    other: 'background',
    contrast: 2.6,
    least: 7,
    right: '#4f4f4f',
  },
  'closes-at-opening': { value: '00:00' },
  'notice-ends-early': { from: '2026-12-24', until: '2026-01-01' },
  'notice-over': { until: '2026-01-01' },
  'other-network': {
    value: 'https://www.instagram.com/acme',
    network: 'LinkedIn',
    host: 'linkedin.com',
  },
  'page-blocked': {
    file: 'public/privacy.html',
    found: '<script',
  },
  'catalog-foreign': { language: 'en', found: 'br' },
  'text-foreign': {
    ...text,
    found: 'en',
    text: 'Custom software for the long run',
  },
  'suspicious-words': {
    thing: ['catalogs', 'en', 'hero.title'],
    found: '<b>',
    right: undefined,
  },
  'hidden-signs': { thing: city, right: 'Brasília' },
  'said-twice': {
    value: '/logos/aroeva.svg',
    here: ['clients', 2, 'logo'],
    there: ['clients', 0, 'logo'],
  },
  'no-hero': {},
  'second-form': {
    here: ['sections', 4],
    there: ['sections', 3],
  },
  'file-missing': { ...picture, right: undefined, near: undefined, isDocument: false },
  'file-damaged': picture,
  'logo-opaque': { ...picture, file: 'public/logos/acme.png' },
  'file-too-big': { ...picture, size: '120 kB', max: '50 kB' },
  'file-not-picture': { ...picture, really: 'PNG', types: ['.svg'] },
  'file-too-small': { ...picture, size: '64 × 20 pixels', min: 80 },
  'svg-letters': picture,
  'mark-faint': picture,
  'share-size': { ...picture, file: 'public/share.png', size: '800 × 600 pixels' },
  'svg-unsafe': {
    ...picture,
    found: '<script>',
  },
  'no-such-file': { file: 'content/site.json', other: undefined },
  'other-file': { file: 'content/site.json', other: 'site (1).json' },
  'cannot-read': { file: 'content/site.json', cause: 'EIO' },
  'too-big': { size: 50, max: 10 },
  'not-utf8': { line: 3 },
  'sample-picture': { file: '/mark.svg' },
  'sample-pictures': { files: ['public/mark.svg', 'public/logos/acme.svg'] },
  'sample-text': { language: 'br', id: 'hero.title', value: 'Software sob medida' },
  'bad-value': {
    thing: ['company', 'cnpj'],
    value: '11222333000181',
    right: undefined,
    format: 'cnpj',
    rule: { en: 'Write the CNPJ.', br: 'Escreva o CNPJ.' },
  },
  'suspicious-host': { thing: city, host: 'gmial.com', right: 'gmail.com' },
  'sample-value': {
    thing: city,
    value: 'Brasília',
    help: { en: 'The city.', br: 'A cidade.' },
  },
  'not-a-document': { file: 'public/privacy.pdf' },
}

type Language = 'en' | 'br'
const languages: readonly Language[] = ['en', 'br']
const codes = Object.keys(wordings).filter((code): code is ProblemCode =>
  Object.hasOwn(examples, code),
)

function inFileVoice(code: ProblemCode, language: Language): string {
  return wordedInFile({ code, data: examples[code] }, content, language).join(' → ')
}

/** The form's sentence with one title for everything, to see that it names nothing of the file. */
function inFormVoice(code: ProblemCode, language: Language, hasEdit = false): string {
  const titled = { en: 'Title', br: 'Título' }
  const names = { name: () => titled, value: () => titled }
  const say: SayInForm = {
    ...naming(content, language, names),
    name: () => '“Title”',
    label: () => '“Title”',
    quote: (words) => `“${words}”`,
    number: String,
    day: (day) => day,
    button: (button) => `“${button}”`,
    held: () => '',
  }
  return wordedInForm({ code, data: examples[code] }, hasEdit, language, say).join(' → ')
}

test.for(codes)(
  '%s speaks of no schema, pointer or pattern, in either voice, and differs in the two languages',
  (code) => {
    const said = languages.flatMap((language) => [
      inFileVoice(code, language),
      inFormVoice(code, language),
      inFormVoice(code, language, true),
    ])
    for (const sentence of said)
      expect(sentence).not.toMatch(
        /schema|esquema|regex|pointer|#\/|undefined|\[object|→ $|^ →/i,
      )
    expect(inFileVoice(code, 'en')).not.toBe(inFileVoice(code, 'br'))
    expect(inFormVoice(code, 'en')).not.toBe(inFormVoice(code, 'br'))
  },
)

/** Never said in a form: there the content can always be read, and what is missing is only left to fill in. */
const notInForm = new Set<string>([
  'no-such-file',
  'other-file',
  'cannot-read',
  'too-big',
  'not-utf8',
  'translation-missing',
  'text-missing',
  'unknown-text',
  'missing-key',
  'duplicate-key',
  'empty-value',
])

test.for(codes.filter((code) => !isSyntaxCode(code) && !notInForm.has(code)))(
  '%s is reported in a form without marks, lines or names of the file',
  (code) => {
    for (const language of languages)
      for (const hasEdit of [false, true])
        expect(inFormVoice(code, language, hasEdit)).not.toMatch(
          /"|catalogs?\b|quotation marks|aspas|square brackets|colchetes|these braces|destas chaves|\blines? \d|\blinhas? \d|this file\b|n?este arquivo|take this line|esta linha/,
        )
  },
)

test('what is said of a fault, in each voice and language', () => {
  const reported = (
    ['wrong-count', 'wrong-type', 'unknown-key', 'bad-value'] as const
  ).flatMap((code) =>
    languages.flatMap((language) => [
      inFileVoice(code, language),
      inFormVoice(code, language),
    ]),
  )
  expect(reported).toMatchInlineSnapshot(`
    [
      "“menu” of the header has 0 entries; it needs at least 1. → add 1.",
      "“Title” of the header has 0 entries; it needs at least 1. → add 1.",
      "“menu” do cabeçalho tem 0 itens; precisa de pelo menos 1. → acrescente 1.",
      "“Título” do cabeçalho tem 0 itens; precisa de pelo menos 1. → acrescente 1.",
      "“city” of office 1 (Brasília) must be text, and not 5. → write it like this: "5"",
      "“Title” of office 1 (Title) must be text, and not 5. → enter it again.",
      "“city” da unidade 1 (Brasília) deve ser um texto, e não 5. → escreva assim: "5"",
      "“Título” da unidade 1 (Título) deve ser um texto, e não 5. → preencha de novo.",
      "“colour” is not a known name in office 1 (Brasília). → use “id” or “city” if that is what you meant. If not: what visitors should read stands in a text under catalogs; anything else has to go.",
      "“colour” has no place in office 1 (Title). → remove it.",
      "“colour” não é um nome conhecido na unidade 1 (Brasília). → use “id” ou “city” se for isso que você quis dizer. Se não: o que os visitantes devem ler vai num texto em catalogs; qualquer outra coisa deve sair daqui.",
      "“colour” não tem lugar na unidade 1 (Título). → remova.",
      "“cnpj” of “company” cannot be “11222333000181”. → write the CNPJ.",
      "“Title” of “Title” cannot be “11222333000181”. → write the CNPJ.",
      "“cnpj” de “company” não pode ser “11222333000181”. → escreva o CNPJ.",
      "“Título” de “Título” não pode ser “11222333000181”. → escreva o CNPJ.",
    ]
  `)
})

test('an entry of the menu is named as Portuguese does, in every case', () => {
  expect(describeLocation(content, ['header', 'menu', 0], inFile).br).toEqual({
    in: 'no item 1 (about) do menu',
    of: 'do item 1 (about) do menu',
    the: 'o item 1 (about) do menu',
  })
})
