import { expect, test } from 'vitest'

import { copyOfContent } from '../../tests/check/mistakes/mistake.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { describeLocation, inFile } from './describeLocation.ts'
import { naming, saidInFile, saidInForm } from './voices.ts'
import { notInForm, type SayInForm } from './wording.ts'
import { wordings, type DataOf, type ProblemCode } from './wordings.ts'

const content = copyOfContent()
const hero = ['sections', 0]
const contact = ['sections', 3]
const office = ['offices', 0]
const logo = ['clients', 3, 'logo']
const city = ['offices', 0, 'city']
const picture = { thing: logo, file: 'public/logos/dorvento.svg' }
const value = (written: string, right?: string) => ({
  thing: city,
  value: written,
  right,
})
const text = { id: 'hero.title', language: 'br' } as const
const counterpart = { language: 'en', text: 'Custom software' } as const

/** One example for every code: a code without one does not compile. */
const examples: { [Code in ProblemCode]: DataOf[Code] } = {
  unshowable: { thing: city, character: '\\ud83d' },
  'empty-file': {},
  'not-content': { kind: 'page' },
  'rich-text': {},
  'pasted-twice': {},
  'mixed-versions': {},
  'too-deep': { depth: 100_000 },
  'missing-mark': { mark: ',' },
  'missing-value': { isName: true },
  'missing-closing': { bracket: '}', line: 12 },
  'ends-early': { closers: '}]}', count: 3, line: 12 },
  'extra-piece': { found: ',', closing: '}' },
  'wrong-mark': { found: ';', right: ',' },
  comment: { isEntry: false },
  'not-part': { found: 'Here is the updated file:', lines: 1 },
  'left-out': { found: '[...]' },
  'lost-border': {},
  'lost-opening': {},
  'lost-lines': {},
  'comma-inside': {},
  'invalid-space': {},
  'other-quotes': { marks: '“ … ”', right: '"Brasília"' },
  'inner-quotes': { right: String.raw`\"cloud\"` },
  'missing-quote': { side: 'behind', right: '"Brasília"', isCut: true },
  'invalid-line': { found: 'string "hero.title"' },
  'two-values': { found: '"Brasília"' },
  'line-break': {},
  'control-character': {},
  backslash: { next: 'x' },
  'bad-literal': { word: 'não', right: 'false', isNumber: false },
  unquoted: { word: 'DF', right: '"DF"' },
  'not-accepted': { thing: city, example: '"Brasília"' },
  'missing-key': {
    key: 'title',
    place: hero,
    example: '"title": "hero.title"',
    otherwise: undefined,
  },
  'text-in-place': { thing: city, example: '"hero.title"', languages: ['en', 'br'] },
  'lost-zero': { thing: city, value: '1310-100', right: '01310-100' },
  'short-throttle': { thing: city, value: 10, right: 10_000 },
  'suspicious-mail-host': { thing: city, host: 'gmial.com', right: 'gmail.com' },
  'said-beside': { thing: city, said: 'DF', beside: 'state', right: 'Brasília' },
  'suspicious-ending': { thing: city, host: 'www.acme.con', right: 'www.acme.com' },
  'repository-address': { thing: city, host: 'github.com' },
  'accented-address': { thing: city, host: 'açaí.com.br' },
  'mistyped-key': { key: 'titel', right: 'title', place: hero, example: undefined },
  'unknown-language': { key: 'es', languages: ['en', 'br'] },
  'key-instead': {
    keys: ['instagram'],
    missing: ['phone'],
    place: ['company'],
    examples: ['"phone": "+55 61 3555-0100"'],
    isRenamed: true,
  },
  'unknown-key': { key: 'colour', place: office, known: ['id', 'city'], texts: [] },
  'secret-here': { key: 'privateKey', place: ['email'] },
  'said-by-absence': {
    why: {
      en: 'A day that is left out is closed.',
      br: 'Dia que não aparece está fechado.',
    },
    place: office,
  },
  'duplicate-key': { key: 'city', line: 124 },
  'wrong-type': {
    thing: city,
    expected: 'text',
    found: 'number',
    right: '"5"',
    quotes: 'add',
  },
  'not-a-site': { found: 'list' },
  'site-in-list': {},
  'wrong-choice': {
    thing: city,
    value: '“X”',
    choices: ['A', 'B', 'C'],
    near: undefined,
    otherwise: undefined,
  },
  'too-few': { thing: ['header', 'menu'], count: 0, min: 1 },
  'too-many': { thing: ['services'], count: 32, max: 30 },
  'out-of-range': {
    thing: ['email', 'rateLimit', 'throttle'],
    min: 0,
    max: 86_400_000,
    example: 10_000,
  },
  'empty-value': { thing: city, example: '"Brasília"' },
  'value-too-long': { thing: city, length: 70, max: 60 },
  'translation-missing': { ...text, counterpart },
  'mistyped-text': { id: 'hero.titel', language: 'br', right: 'hero.title', near: true },
  'text-missing': {
    id: 'form.send',
    title: { en: 'Send button', br: 'Botão de enviar' },
    languages: languagesOf(content),
  },
  'unknown-text': {
    id: 'hero.titel',
    thing: ['sections', 0, 'title'],
    near: 'hero.title',
    perhaps: undefined,
    languages: languagesOf(content),
  },
  'text-as-name': {
    text: 'Welcome to us',
    thing: ['sections', 0, 'title'],
    example: '"hero.title"',
    languages: languagesOf(content),
  },
  'unused-text': { ids: ['hero.extra', 'hero.more'], languages: languagesOf(content) },
  'no-texts': { languages: languagesOf(content) },
  'default-language-absent': { language: 'en', languages: ['br'] },
  'bad-text-name': { id: 'Hero title' },
  'empty-text': { ...text, counterpart },
  untranslated: { ...text, counterpart },
  'fixed-text': { id: 'language.en.title', right: 'View in English' },
  'lines-lost': { ...text, place: city },
  'text-too-long': {
    ...text,
    length: 92,
    max: 80,
    place: ['sections', 0, 'title'],
  },
  'placeholder-translated': {
    ...text,
    found: ['ano'],
    right: ['year'],
    counterpart: counterpart.language,
  },
  'placeholder-unknown': { ...text, found: 'name', known: [] },
  'placeholder-missing': { ...text, names: ['year', 'company'] },
  'placeholder-kind': {
    ...text,
    name: 'year',
    counterpart: counterpart.language,
    written: '{year}',
  },
  'brace-unclosed': text,
  'brace-stray': text,
  'brace-empty': text,
  apostrophe: { ...text, name: 'company', around: false },
  'apostrophe-unseen': text,
  'other-missing': text,
  'text-broken': text,
  'unknown-section': {
    id: 'contacts',
    near: 'contact',
    choices: ['about', 'services', 'contact'],
    also: [47, 64],
    inMenu: true,
    isHero: false,
  },
  'address-as-section': {
    value: 'https://www.acme.com',
    thing: ['services', 0, 'link', 'section'],
    right: undefined,
  },
  'other-way': { value: 'contact', way: 'section', right: 'contact' },
  'country-brazil': { thing: ['offices', 0, 'country'] },
  'unknown-icon': {
    value: 'graduation',
    near: undefined,
    offered: ['graduation-cap', 'radiation', 'radical'],
  },
  'link-nowhere': { thing: ['services', 0, 'link'] },
  'link-two-ways': { thing: ['services', 0, 'link'] },
  'no-whatsapp': { thing: ['header', 'button', 'whatsapp'] },
  'section-hidden': { id: 'contact', place: contact },
  'nothing-shown': { place: contact },
  'section-renamed': {
    id: 'contacts',
    asked: 'contact',
    lines: [44, 51, 60],
    place: contact,
  },
  'unknown-entry': {
    id: 'clowd',
    list: 'services',
    near: 'cloud',
    choices: ['cloud', 'custom'],
  },
  'shown-twice': { id: 'cloud', place: ['sections', 1] },
  'duplicate-id': {
    id: 'aroeva',
    kind: { en: 'clients', br: 'dois clientes' },
    first: ['clients', 0],
    second: ['clients', 1],
    example: 'brumare',
    isCopy: false,
  },
  'bad-id': value('Nuvem & Cia', 'nuvem-cia'),
  'bad-field-id': value('message', undefined),
  'bad-address': value('example.com', 'https://example.com/'),
  'color-contrast': {
    thing: ['site', 'colors', 'light', 'text'],
    value: '#999999',
    other: 'background',
    contrast: 2.6,
    least: 7,
    right: '#4f4f4f',
  },
  'bad-color': value('black'),
  'bad-picture-path': {
    ...value('acme.gif'),
    types: ['.svg', '.png'],
    example: '/logos/acme.svg',
  },
  'bad-google-code': value('google0123456789abcdef.html'),
  'bad-bing-code': value('0x123'),
  'bad-site-key': value('0x123'),
  'bad-cnpj': value('11222333000181', '11.222.333/0001-81'),
  'cnpj-digits': value('11.222.333/0001-82'),
  'bad-cep': value('7000-000'),
  'closes-at-opening': { value: '00:00' },
  'hours-overlap': { place: hero, other: contact },
  'bad-time': value('8 in the morning'),
  'bad-day': value('24/12'),
  'notice-ends-early': { from: '2026-12-24', until: '2026-01-01' },
  'notice-over': { until: '2026-01-01' },
  'bad-phone': value('3555-0100'),
  'bad-whatsapp': value('0800 555 0100'),
  'bad-email': value('hello'),
  'bad-link': value('javascript:alert(1)'),
  'bad-link-or-file': value('privacy'),
  'other-network': {
    value: 'https://www.instagram.com/acme',
    network: 'LinkedIn',
    host: 'linkedin.com',
  },
  'other-network-label': {
    words: 'LinkedIn',
    label: 'footer.linkedin',
    network: 'Instagram',
  },
  'document-missing': {
    file: 'public/privacy.pdf',
    right: undefined,
    near: '/privacidade.pdf',
  },
  'not-a-pdf': { file: 'public/privacy.pdf' },
  'not-a-page': { file: 'public/privacy.html' },
  'page-blocked': {
    file: 'public/privacy.html',
    found: { en: 'a script', br: 'um script' },
  },
  'number-as-text': {
    ...value('+55 61 95555-0100'),
    thing: ['header', 'button', 'whatsapp'],
    example: '"contact.whatsappText"',
  },
  'number-as-message': { value: '+55 61 95555-0100' },
  'bad-key': {
    ...value('service_ab12 cd3'),
    thing: ['email', 'serviceId'],
  },
  'catalogs-swapped': { language: 'en', found: 'br' },
  'catalog-foreign': { language: 'en', found: 'br', hasCatalog: true },
  'text-foreign': {
    ...text,
    found: 'en',
    text: 'Custom software for the long run',
    hasCatalog: true,
  },
  'suspicious-words': {
    thing: ['catalogs', 'en', 'hero.title'],
    found: '<b>',
    name: { en: 'HTML', br: 'HTML' },
    fix: { en: 'write plain words.', br: 'escreva só as palavras.' },
  },
  'spaces-around': { thing: city, right: 'Brasília' },
  'hidden-signs': { thing: city, right: 'Brasília' },
  'copied-entry': {
    here: ['services', 2],
    there: ['services', 0],
  },
  'value-twice': { thing: city, value: 'Brasília', other: 'state' },
  'said-twice': {
    key: 'logo',
    value: '/logos/aroeva.svg',
    here: ['clients', 2],
    there: ['clients', 0],
  },
  'no-hero': {},
  'footer-early': { place: ['sections', 4] },
  'second-form': {
    here: ['sections', 4],
    there: ['sections', 3],
  },
  'own-id': { id: 'content', example: 'content-section' },
  'other-account': {
    thing: ['email', 'templateId'],
    value: 'service_ab12cd3',
    right: 'serviceId',
  },
  'grouped-number': {
    thing: ['email', 'rateLimit', 'throttle'],
    written: '10.000',
    means: 10,
    right: '10000',
  },
  'file-missing': {
    ...picture,
    value: '/logos/dorvento.svg',
    plain: '/logos/dorvento.svg',
    right: undefined,
    isComposed: false,
    elsewhere: undefined,
    near: undefined,
  },
  'file-name': { ...picture, file: 'public/logos/acme.PNG', right: '/logos/acme.png' },
  'file-damaged': { ...picture, isSvg: true },
  'picture-heic': { ...picture, types: ['.jpg', '.png'] },
  'logo-opaque': { ...picture, file: 'public/logos/acme.png' },
  'file-empty': picture,
  'file-too-big': { ...picture, size: 120, max: 50, types: ['.svg'] },
  'file-not-picture': { ...picture, ending: 'SVG', really: 'PNG', rename: 'png' },
  'part-alone': { part: 'catalogs' },
  'picture-kind': { ...picture, really: 'PDF', types: ['.svg', '.png'] },
  'svg-empty': picture,
  'file-too-small': { ...picture, width: 64, height: 20, min: 80, isLogo: true },
  'file-too-large': { ...picture, width: 30_000, height: 30_000, max: 16_000 },
  'file-moves': picture,
  'svg-letters': picture,
  'mark-faint': picture,
  'share-size': { ...picture, file: 'public/share.png', width: 800, height: 600 },
  'svg-unsafe': {
    ...picture,
    found: { en: 'a program (script)', br: 'um programa (script)' },
  },
  'svg-no-size': picture,
  'no-such-file': { file: 'content/site.json', other: undefined },
  'other-file': { file: 'content/site.json', other: 'site (1).json' },
  'file-replaced': { file: 'public/index.html' },
  'file-in-capitals': { file: 'public/Robots.txt', right: 'public/robots.txt' },
  'file-twins': { file: 'public/logos/Acme.svg', other: 'public/logos/acme.svg' },
  'file-unpublished': { file: 'public/prices.csv.gz' },
  'is-folder': { file: 'content' },
  'no-permission': { file: 'content/site.json' },
  'cannot-read': { file: 'content/site.json', cause: 'EIO' },
  'too-big': { size: 50, max: 10 },
  'not-utf8': { line: 3 },
  'sample-address': { value: 'https://www.example.com/' },
  'sample-company': { value: 'Buritália' },
  'sample-legal-name': { value: 'Buritália Software Fictícia Ltda.' },
  'sample-cnpj': { value: '11.222.333/0001-81' },
  'sample-email': { value: 'hello@example.com' },
  'sample-phone': { value: '+55 61 3555-0100' },
  'sample-social': { value: 'https://www.linkedin.com/company/example' },
  'sample-link': { value: 'https://www.example.com/privacy' },
  'sample-client': { number: 1, name: 'Aroeva' },
  'sample-logo': { number: 1, name: 'Aroeva', value: '/logos/aroeva.svg' },
  'sample-office': { number: 1, city: 'Brasília', value: '70000-000' },
  'sample-account': {
    value: 'sample_service',
    what: { en: 'a service', br: 'um serviço' },
    called: { en: 'the Service ID', br: 'o Service ID' },
    page: 'Email Services',
    beginning: 'service_',
  },
  'captcha-test-key': {},
  'sample-picture': { file: '/mark.svg' },
  'sample-pictures': { count: 13, places: ['public/mark.svg', 'public/logos (12)'] },
  'sample-text': { language: 'br', id: 'hero.title', value: 'Software sob medida' },
}

type Language = 'en' | 'br'
const languages: readonly Language[] = ['en', 'br']
const codes = Object.keys(wordings).filter((code): code is ProblemCode =>
  Object.hasOwn(examples, code),
)

function inFileVoice(code: ProblemCode, language: Language): string {
  return saidInFile({ code, data: examples[code] }, content, language).join(' → ')
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
  return saidInForm({ code, data: examples[code] }, hasEdit, language, say).join(' → ')
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

test.for(codes.filter((code) => wordings[code].form !== notInForm))(
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
    ['too-few', 'wrong-type', 'unknown-key', 'bad-cnpj'] as const
  ).flatMap((code) =>
    languages.flatMap((language) => [
      inFileVoice(code, language),
      inFormVoice(code, language),
    ]),
  )
  expect(reported).toMatchInlineSnapshot(`
    [
      "“menu” of the header is an empty list; it needs at least 1 entry. → add an entry between the square brackets.",
      "“Title” of the header is an empty list; it needs at least 1 entry. → add an entry.",
      "“menu” do cabeçalho é uma lista vazia; precisa de pelo menos 1 item. → acrescente um item entre os colchetes.",
      "“Título” do cabeçalho é uma lista vazia; precisa de pelo menos 1 item. → adicione um item.",
      "“city” of office 1 (Brasília) must be text, but it is written as a number. → put it in quotation marks: "5"",
      "“Title” of office 1 (Title) must be text, but it is written as a number. → enter it again.",
      "“city” da unidade 1 (Brasília) deve ser um texto, mas ali há um número. → ponha entre aspas: "5"",
      "“Título” da unidade 1 (Título) deve ser um texto, mas ali há um número. → preencha de novo.",
      "“colour” is not a known name in office 1 (Brasília). → use “id” or “city” if that is what you meant. If not: what visitors should read stands in a text under catalogs; anything else has to go.",
      "“colour” has no place in office 1 (Title). → remove it.",
      "“colour” não é um nome conhecido na unidade 1 (Brasília). → use “id” ou “city” se for isso que você quis dizer. Se não: o que os visitantes devem ler vai num texto em catalogs; qualquer outra coisa deve sair daqui.",
      "“colour” não tem lugar na unidade 1 (Título). → remova.",
      "“11222333000181” is not written like a CNPJ. → write "11.222.333/0001-81"",
      "“11222333000181” is not written like a CNPJ. → write “11.222.333/0001-81”",
      "“11222333000181” não está escrito como um CNPJ. → escreva "11.222.333/0001-81"",
      "“11222333000181” não está escrito como um CNPJ. → escreva “11.222.333/0001-81”",
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
