import { expect, test } from 'vitest'

import { wordings, type DataOf, type ProblemCode } from '../../schema/check/finding.ts'
import { braceWordings } from '../../schema/messages/braces.ts'
import { describeLocation } from '../../schema/messages/describeLocation.ts'
import { describePicture, describeValue } from '../../schema/messages/describeValue.ts'
import { doubtWordings } from '../../schema/messages/doubts.ts'
import { fileWordings } from '../../schema/messages/files.ts'
import { misplacedWordings } from '../../schema/messages/misplaced.ts'
import { referenceWordings } from '../../schema/messages/references.ts'
import { releaseWordings } from '../../schema/messages/release.ts'
import { shapeWordings } from '../../schema/messages/shape.ts'
import { syntaxWordings } from '../../schema/messages/syntax.ts'
import { textWordings } from '../../schema/messages/texts.ts'
import { valueWordings } from '../../schema/messages/values.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { copyOfContent } from './mistakes/mistake.ts'

const content = copyOfContent()
const hero = describeLocation(content, ['sections', 0])
const contact = describeLocation(content, ['sections', 3])
const office = describeLocation(content, ['offices', 0])
const logo = describePicture(content, ['clients', 3, 'logo'])
const city = describeValue(content, ['offices', 0, 'city'])
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
  'entry-inside': {},
  'mixed-versions': {},
  'too-deep': { depth: 100_000 },
  'missing-mark': { mark: ',' },
  'missing-value': { isName: true },
  'missing-closing': { bracket: '}', line: 12 },
  'missing-opening': { bracket: '[' },
  'ends-early': { closers: '}]}', count: 3, line: 12 },
  'extra-piece': { found: ',', closing: '}' },
  'wrong-mark': { found: ';', right: ',' },
  comment: { isEntry: false },
  'not-part': { found: 'Here is the updated file:', lines: 1 },
  'signs-before-lines': { sign: '> ' },
  'left-out': { found: '[...]' },
  'lost-border': {},
  'lost-opening': {},
  'lost-lines': {},
  'comma-inside': {},
  'joined-texts': { right: '"Talk to us"' },
  'odd-space': {},
  'other-quotes': { marks: '“ … ”', right: '"Brasília"' },
  'inner-quotes': { right: String.raw`\"cloud\"` },
  'missing-quote': { side: 'behind', right: '"Brasília"', isCut: true },
  'odd-line': { found: 'string "hero.title"', right: undefined },
  'foreign-lines': { first: 12, last: 20 },
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
  'odd-mail-host': { thing: city, host: 'gmial.com', right: 'gmail.com' },
  'said-beside': { thing: city, said: 'DF', beside: 'state', right: 'Brasília' },
  'odd-ending': { thing: city, host: 'www.acme.con', right: 'www.acme.com' },
  'repository-address': { thing: city, host: 'github.com' },
  'accented-address': { thing: city, host: 'açaí.com.br' },
  'mistyped-key': { key: 'titel', right: 'title', place: hero, example: undefined },
  'said-already': { key: 'titulo', right: 'title', place: hero, line: 12 },
  'known-elsewhere': {
    key: 'instagram',
    place: hero,
    home: ['social', 'company'],
    example: '{ "network": "instagram", … }',
  },
  'no-styling': { key: 'bold', place: hero },
  'unknown-language': { key: 'es', languages: ['en', 'br'] },
  'key-instead': {
    keys: ['instagram'],
    missing: ['phone'],
    place: describeLocation(content, ['company']),
    examples: ['"phone": "+55 61 3555-0100"'],
    isRenamed: true,
  },
  'unknown-key': { key: 'colour', place: office, known: ['id', 'city'], texts: [] },
  'secret-here': { key: 'privateKey', place: describeLocation(content, ['email']) },
  'said-by-absence': {
    why: {
      en: 'A day that is left out is closed.',
      br: 'Dia que não aparece está fechado.',
    },
    place: office,
  },
  'turned-catalogs': { name: 'hero.title', languages: ['en', 'br'] },
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
  'misplaced-entry': {
    list: 'services',
    homes: [describeLocation(content, ['services'])],
    here: describeLocation(content, ['clients']),
  },
  'copy-elsewhere': {
    here: describeLocation(content, ['clients']),
    there: describeLocation(content, ['services', 0]),
  },
  'misplaced-key': {
    key: 'siteKey',
    home: describeLocation(content, ['captcha']),
    here: describeLocation(content, ['email']),
  },
  'misplaced-text': { id: 'hero.title', languages: ['br'] },
  'nested-texts': { group: 'hero', name: 'title' },
  'doubled-list': { list: 'services' },
  'wrapped-content': { key: 'data' },
  'lost-group': { group: 'catalogs', keys: ['“en”', '“br”'] },
  'wrong-choice': {
    thing: city,
    value: '“X”',
    choices: ['A', 'B', 'C'],
    near: undefined,
    otherwise: undefined,
  },
  'too-few': { thing: describeValue(content, ['header', 'menu']), min: 1 },
  'too-many': { thing: describeValue(content, ['services']), count: 32, max: 30 },
  'out-of-range': {
    thing: describeValue(content, ['email', 'rateLimit', 'throttle']),
    min: 0,
    max: 86_400_000,
    example: '10000',
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
    thing: describeValue(content, ['sections', 0, 'title']),
    near: 'hero.title',
    perhaps: undefined,
    languages: languagesOf(content),
  },
  'text-as-name': {
    text: 'Welcome to us',
    thing: describeValue(content, ['sections', 0, 'title']),
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
    place: describeValue(content, ['sections', 0, 'title']),
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
    thing: describeValue(content, ['services', 0, 'link', 'section']),
    right: undefined,
  },
  'other-way': { value: 'contact', way: 'section', right: 'contact' },
  'country-brazil': { thing: describeValue(content, ['offices', 0, 'country']) },
  'unknown-icon': {
    value: 'graduation',
    near: undefined,
    offered: ['graduation-cap', 'radiation', 'radical'],
  },
  'link-nowhere': { thing: describeValue(content, ['services', 0, 'link']) },
  'link-two-ways': { thing: describeValue(content, ['services', 0, 'link']) },
  'no-whatsapp': { thing: describeValue(content, ['header', 'button', 'whatsapp']) },
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
  'shown-twice': { id: 'cloud', place: describeLocation(content, ['sections', 1]) },
  'duplicate-id': {
    id: 'aroeva',
    kind: { en: 'clients', br: 'dois clientes' },
    first: describeLocation(content, ['clients', 0]),
    second: describeLocation(content, ['clients', 1]),
    example: 'brumare',
    isCopy: false,
  },
  'bad-id': value('Nuvem & Cia', 'nuvem-cia'),
  'bad-field-id': value('message', undefined),
  'bad-address': value('example.com', 'https://example.com/'),
  'color-contrast': {
    thing: { en: '“text” of the light colours', br: '“text” das cores claras' },
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
    thing: describeValue(content, ['header', 'button', 'whatsapp']),
    example: '"contact.whatsappText"',
  },
  'bad-key': {
    ...value('service_ab12 cd3'),
    thing: describeValue(content, ['email', 'serviceId']),
  },
  'catalogs-swapped': { language: 'en', found: 'br' },
  'catalog-foreign': { language: 'en', found: 'br', hasCatalog: true },
  'text-foreign': {
    ...text,
    found: 'en',
    text: 'Custom software for the long run',
    hasCatalog: true,
  },
  'odd-words': {
    thing: describeValue(content, ['catalogs', 'en', 'hero.title']),
    found: '<b>',
    name: { en: 'HTML', br: 'HTML' },
    fix: { en: 'write plain words.', br: 'escreva só as palavras.' },
  },
  'spaces-around': { thing: city, right: 'Brasília' },
  'hidden-signs': { thing: city, right: 'Brasília' },
  'copied-entry': {
    here: describeLocation(content, ['services', 2]),
    there: describeLocation(content, ['services', 0]),
  },
  'value-twice': { thing: city, value: 'Brasília', other: 'state' },
  'said-twice': {
    key: 'logo',
    value: '/logos/aroeva.svg',
    here: describeLocation(content, ['clients', 2]),
    there: describeLocation(content, ['clients', 0]),
  },
  'no-hero': {},
  'footer-early': { place: describeLocation(content, ['sections', 4]) },
  'second-form': {
    here: describeLocation(content, ['sections', 4]),
    there: describeLocation(content, ['sections', 3]),
  },
  'own-id': { id: 'content', example: 'content-section' },
  'other-account': {
    thing: describeValue(content, ['email', 'templateId']),
    value: 'service_ab12cd3',
    right: 'serviceId',
  },
  'grouped-number': {
    thing: describeValue(content, ['email', 'rateLimit', 'throttle']),
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

function sentencesOf<Code extends ProblemCode>(code: Code): string {
  const wording = wordings[code]
  const [english, fix] = wording.en(examples[code])
  const [portuguese, conserto] = wording.br(examples[code])
  return `${wording.severity} ${code}\n  ${english} → ${fix}\n  ${portuguese} → ${conserto}`
}

function all(table: Partial<typeof wordings>): string {
  const codes = Object.keys(wordings).filter((code): code is ProblemCode =>
    Object.hasOwn(table, code),
  )
  return codes.map((code) => sentencesOf(code)).join('\n')
}

test('marks: what a reader is told', () => {
  expect(all(syntaxWordings)).toMatchInlineSnapshot(`
    "error empty-file
      The file is empty: there is no site in it. → bring back the last version that worked (on GitHub: History), or start from the sample.
      O arquivo está vazio: não há nenhum site nele. → recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.
    error not-content
      This is not the content of a site. It seems to be a web page (HTML). → bring back the last version that worked (on GitHub: History), or start from the sample.
      Isto não é o conteúdo de um site. Parece ser uma página da web (HTML). → recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.
    error part-alone
      This is a part of a content, “catalogs”, and not the whole: the other parts are missing. → bring back the last version that worked (on GitHub: History), and put this into its “catalogs”.
      Isto é uma parte de um conteúdo, “catalogs”, e não o conteúdo inteiro: faltam as outras partes. → recupere a última versão que funcionava (no GitHub: History) e ponha isto em “catalogs”.
    error rich-text
      The file was saved as rich text (RTF), with fonts and colours; it must be plain text. → save it as plain text (on a Mac, in TextEdit: Format › Make Plain Text).
      O arquivo foi salvo como texto formatado (RTF), com fontes e cores; ele precisa ser texto simples. → salve-o como texto simples (no Mac, o Editor de Texto faz isso no menu Formatar).
    error pasted-twice
      The whole file begins here once more: it was pasted twice. → keep one of the two, from its first { to its last }, and delete the other.
      O arquivo inteiro começa aqui outra vez: ele foi colado duas vezes. → fique com um dos dois, do primeiro { ao último }, e apague o outro.
    error entry-inside
      The entry begins here once more, inside of itself: it was pasted into its own middle. → delete what was pasted, from this { to where the entry goes on; for a copy, paste it behind the } of the entry, with a comma between.
      O item começa aqui outra vez, dentro dele mesmo: foi colado no próprio meio. → apague o que foi colado, deste { até onde o item continua; para uma cópia, cole-a depois do } do item, com uma vírgula entre os dois.
    error mixed-versions
      Two versions of the file were mixed here: yours and somebody else’s are between lines of <<<<<<<, ======= and >>>>>>>. → keep one of the two versions, and delete the other and the lines with these marks.
      Duas versões do arquivo foram misturadas aqui: a sua e a de outra pessoa estão entre linhas com <<<<<<<, ======= e >>>>>>>. → fique com uma das duas versões e apague a outra e as linhas com essas marcas.
    error too-deep
      There are 100000 brackets inside one another here; a site needs fewer than ten. → this is not the content of a site: bring back the last version that worked.
      Há 100000 chaves ou colchetes uns dentro dos outros; um site precisa de menos de dez. → isto não é o conteúdo de um site: recupere a última versão que funcionava.
    error missing-mark
      A comma is missing here, between two entries. → put a comma here.
      Falta uma vírgula aqui, entre dois itens. → ponha uma vírgula aqui.
    error missing-value
      A name is missing here. → between braces each value has a name: write both, as in "city": "Brasília".
      Falta um nome aqui. → entre chaves, cada valor tem um nome: escreva os dois, como em "city": "Brasília".
    error missing-closing
      A closing } is missing here: what was opened on line 12 is never closed. → put a } here.
      Falta um } aqui: o que foi aberto na linha 12 nunca é fechado. → ponha um } aqui.
    error missing-opening
      An opening [ is missing here. → put a [ here.
      Falta aqui o [ que abre. → ponha um [ aqui.
    error ends-early
      The file ends too early: 3 brackets are still open, the innermost since line 12. → if the end of the file was lost, bring it back; otherwise close with }]} here.
      O arquivo termina cedo demais: ainda há 3 chaves ou colchetes abertos, o de dentro desde a linha 12. → se o fim do arquivo se perdeu, recupere-o; senão, feche com }]} aqui.
    error extra-piece
      This comma should not be here: nothing follows it before the closing }. → delete the ,
      Esta vírgula está sobrando: não há mais nada antes do } que fecha. → apague ,
    error wrong-mark
      There is “;” here where “,” belongs. → write , instead of ;
      Aqui há “;” onde deveria haver “,”. → troque ; por ,
    error comment
      This file cannot carry comments. → delete the comment.
      Este arquivo não aceita comentários. → apague o comentário.
    error not-part
      This is no part of the content: Here is the updated file: → delete it, and nothing beside it.
      Isto não faz parte do conteúdo: Here is the updated file: → apague isso, e nada em volta.
    error signs-before-lines
      The lines begin with something that does not belong there, as the first does: “>”. → take it away from each line, or copy the file from where it is shown without it.
      As linhas começam com algo que não é daqui, como a primeira: “>”. → tire isso de cada linha, ou copie o arquivo de onde ele aparece sem isso.
    error left-out
      Something was left out here: [...] stands for what is not shown. → bring back what stood here. On GitHub, History shows how it was.
      Algo ficou de fora aqui: [...] está no lugar do que não foi mostrado. → traga de volta o que havia aqui. No GitHub, History mostra como era.
    error lost-border
      Two entries run together here: this name stands already in the entry above. → end the entry above with a } and a comma, and begin the next one with a { before this line; or bring back what stood between them.
      Dois itens se juntaram aqui: este nome já existe no item de cima. → feche o item de cima com } e vírgula e abra o seguinte com { antes desta linha; ou recupere o que havia entre eles.
    error lost-opening
      The line that opens this part is missing here: what follows is indented as if something had been opened. → bring that line back, as in "company": { or just {. On GitHub, History shows how it was.
      Falta aqui a linha que abre esta parte: o que segue está recuado como se algo tivesse sido aberto. → traga essa linha de volta, como em "company": { ou só {. No GitHub, History mostra como era.
    error lost-lines
      Lines are missing here: what follows belongs to another part of the file. → bring back what was lost. On GitHub, History shows how it was.
      Faltam linhas aqui: o que segue pertence a outra parte do arquivo. → recupere o que se perdeu. No GitHub, History mostra como era.
    error comma-inside
      This comma stands inside of the quotation marks, and none stands behind them. → put the comma behind the quotation mark; if the text itself ends with a comma, put another one there.
      Esta vírgula está dentro das aspas, e depois delas não há nenhuma. → ponha a vírgula depois das aspas; se o próprio texto termina com vírgula, acrescente outra.
    error joined-texts
      This text is in pieces; here each text has one pair of quotation marks. → write one text, with its spaces: "Talk to us"
      Este texto está em pedaços; aqui, cada um tem um só par de aspas. → escreva um texto só, com os espaços: "Talk to us"
    error odd-space
      There is an invisible character here that only looks like a space. → delete it and type a normal space. It usually comes from a copied text.
      Há aqui um caractere invisível que só parece um espaço. → apague-o e digite um espaço comum. Ele costuma vir de um texto copiado.
    error other-quotes
      Around names and texts only straight double quotation marks work, one on each side; here stands “ … ” → write "Brasília"
      Em volta de nomes e textos só funcionam aspas duplas retas, uma de cada lado; aqui há “ … ” → escreva "Brasília"
    error inner-quotes
      Inside a text, a straight quotation mark ends the text. → put a backslash before each one inside: \\"cloud\\" (or use curly ones, “ and ”).
      Dentro de um texto, uma aspa reta encerra o texto. → ponha uma barra invertida antes de cada uma: \\"cloud\\" (ou use as curvas, “ e ”).
    error missing-quote
      The closing quotation mark is missing, and perhaps some words. → if no word is missing, write "Brasília"
      Faltam as aspas que fecham e talvez algumas palavras. → se não falta nenhuma palavra, escreva "Brasília"
    error odd-line
      This line is not written as this file wants it: string "hero.title" → write it as "name": "text", with straight quotation marks, and with a comma at the end unless it is the last; if it is no part of the content, delete it.
      Esta linha não está escrita como este arquivo pede: string "hero.title" → escreva-a como "nome": "texto", com aspas retas e com vírgula no fim, a não ser que seja a última; se não faz parte do conteúdo, apague-a.
    error foreign-lines
      Lines 12 to 20 are written as another program wants them, not this file. → write each entry as "name": "text", with straight quotation marks, ordinary spaces and a comma between two entries, or copy these lines from another place once more, as plain text.
      As linhas 12 a 20 estão escritas do jeito de outro programa, não do jeito deste arquivo. → escreva cada item como "nome": "texto", com aspas retas, espaços comuns e uma vírgula entre dois itens, ou copie essas linhas outra vez, como texto simples.
    error two-values
      There is something more here, where only one value or name can stand: "Brasília" → keep what is right, and delete the rest.
      Há algo a mais aqui, onde só cabe um valor ou um nome: "Brasília" → fique com o que está certo e apague o resto.
    error line-break
      A text must stay on one line in this file; this one was broken with the Enter key. → join the lines again. The page breaks them by itself.
      Neste arquivo, um texto fica numa só linha; este foi quebrado com a tecla Enter. → junte as linhas de novo. A página as quebra sozinha.
    error control-character
      There is a tab or another invisible sign inside this text. → delete it and type a space.
      Há uma tabulação ou outro sinal invisível dentro deste texto. → apague-o e digite um espaço.
    error backslash
      A single backslash \\ has a special meaning in this file and does not work here. → write two of them, \\\\, or a slash /; if it should be no part of the text, delete it.
      Uma barra invertida \\ sozinha tem um sentido especial neste arquivo e não funciona aqui. → escreva duas, \\\\, ou uma barra comum /; se não faz parte do texto, apague-a.
    error bad-literal
      “não” is not understood here. → write false
      Este arquivo não entende “não” aqui. → escreva false
    error unquoted
      “DF” is not in quotation marks. → write "DF"
      “DF” não está entre aspas. → escreva "DF""
  `)
})

test('names, kinds and counts: what a reader is told', () => {
  expect(all({ ...shapeWordings, ...misplacedWordings })).toMatchInlineSnapshot(`
    "error not-accepted
      “city” of office 1 (Brasília) cannot be used as it is written. → write it like this: "Brasília"
      “city” do escritório 1 (Brasília) não pode ser usado como está escrito. → escreva assim: "Brasília"
    error missing-key
      “title” is missing in section 1 (hero). → add "title": "hero.title" inside these braces.
      Falta “title” na seção 1 (hero). → acrescente "title": "hero.title" dentro destas chaves.
    error mistyped-key
      “titel” is not a known name in section 1 (hero). Did you mean “title”? → rename it to “title”.
      “titel” não é um nome conhecido na seção 1 (hero). Você quis dizer “title”? → troque o nome por “title”.
    error said-already
      “titulo” is not a known name in section 1 (hero); what it says is called “title” here, which is there already (line 12). → see that “title” there says all that it should, then take this line out.
      “titulo” não é um nome conhecido na seção 1 (hero); aqui isso se chama “title”, que já existe (linha 12). → veja se “title” diz lá tudo o que deve dizer e depois tire esta linha.
    error known-elsewhere
      “instagram” is not a known name in section 1 (hero); it has its place under “social” in “company”. → move it there, written like this: { "network": "instagram", … }
      “instagram” não é um nome conhecido na seção 1 (hero): isso vai em “social”, dentro de “company”. → leve para lá, escrito assim: { "network": "instagram", … }
    error no-styling
      “bold” is not a known name in section 1 (hero): how things look is the page’s to decide. → take this line out. What can be chosen holds for the whole page and stands under “site”: “colors”, “typeface” and “motif”.
      “bold” não é um nome conhecido na seção 1 (hero): quem decide a aparência é a página. → tire esta linha. O que dá para escolher vale para a página inteira e fica em “site”: “colors”, “typeface” e “motif”.
    error unknown-language
      “es” is not a language of the page; it can have “en” and “br”. → keep the texts of “es” in a file of your own, and take them out here.
      “es” não é um idioma da página, que pode ter “en” e “br”. → guarde os textos de “es” num arquivo seu e tire-os daqui.
    error key-instead
      “instagram” is not a known name in “company”, and “phone” is missing there. → rename it to “phone” if that is what it holds; otherwise add "phone": "+55 61 3555-0100", and see where it belongs.
      “instagram” não é um nome conhecido em “company”, e ali falta “phone”. → troque o nome por “phone” se for isso que ele contém; senão, acrescente "phone": "+55 61 3555-0100" e veja onde ele cabe.
    error unknown-key
      “colour” is not a known name in office 1 (Brasília). → use “id” or “city” if that is what you meant. If not: what visitors should read stands in a text under catalogs; anything else has to go.
      “colour” não é um nome conhecido no escritório 1 (Brasília). → use “id” ou “city” se for isso que você quis dizer. Se não: o que os visitantes devem ler vai num texto em catalogs; qualquer outra coisa deve sair daqui.
    error secret-here
      “privateKey” in “email” is a secret, which nobody else should see; what stands in this file is published. → take this line out, and have a new one made where this one came from: somebody may have seen it.
      “privateKey” em “email” é um segredo, que mais ninguém deve ver; o que está neste arquivo é publicado. → tire esta linha e gere um novo onde você pegou este: alguém pode ter visto.
    error said-by-absence
      A day that is left out is closed. → delete office 1 (Brasília), from its { to its }.
      Dia que não aparece está fechado. → apague o escritório 1 (Brasília), do { ao }.
    error turned-catalogs
      Here each text holds its languages; it is the other way round: each language holds all its texts. → write "en": { "hero.title": "…", … }, "br": { "hero.title": "…", … }
      Aqui cada texto contém os idiomas; deve ser o contrário: cada idioma contém todos os seus textos. → escreva "en": { "hero.title": "…", … }, "br": { "hero.title": "…", … }
    error duplicate-key
      “city” is written twice; only the second one would be used. → keep one and delete the other (the first is on line 124).
      “city” aparece duas vezes; só a segunda valeria. → deixe uma e apague a outra (a primeira está na linha 124).
    error wrong-type
      “city” of office 1 (Brasília) must be text, but it is written as a number. → put it in quotation marks: "5"
      “city” do escritório 1 (Brasília) deve ser um texto, mas ali há um número. → ponha entre aspas: "5"
    error site-in-list
      The whole file stands in square brackets. → take away the [ at its beginning and the ] at its end.
      O arquivo inteiro está entre colchetes. → tire o [ do começo e o ] do fim.
    error not-a-site
      The whole file must be one group in braces, but it is a list in square brackets. → bring back the last version that worked (on GitHub: History), or start from the sample.
      O arquivo inteiro deve ser um grupo entre chaves, mas ali há uma lista entre colchetes. → recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.
    error wrong-choice
      “city” of office 1 (Brasília) cannot be “X”. → use one of “A”, “B” or “C”.
      “city” do escritório 1 (Brasília) não pode ser “X”. → use “A”, “B” ou “C”.
    error too-few
      “menu” of the header is an empty list; it needs at least 1 entry. → add an entry between the square brackets.
      “menu” do cabeçalho é uma lista vazia; precisa de pelo menos 1 item. → acrescente um item entre os colchetes.
    error too-many
      “services” has 32 entries; the page has room for 30. → delete 2 of them.
      “services” tem 32 itens; na página cabem 30. → apague 2.
    error out-of-range
      “throttle” of “email › rateLimit” must be between 0 and 86400000. → write a number in that range, e.g. 10000
      “throttle” de “email › rateLimit” deve estar entre 0 e 86400000. → escreva um número nesse intervalo, p. ex. 10000
    error empty-value
      “city” of office 1 (Brasília) is empty. → write it between the quotation marks, e.g. "Brasília"
      “city” do escritório 1 (Brasília) está em branco. → escreva entre as aspas, p. ex. "Brasília"
    error value-too-long
      “city” of office 1 (Brasília) has 70 characters; there is room for 60. → shorten it by 10 characters.
      “city” do escritório 1 (Brasília) tem 70 caracteres; o máximo é 60. → encurte em 10 caracteres.
    error misplaced-entry
      This entry belongs to the list of services, but it stands in the list of clients. → move it, from its { to its }, into the square brackets of “services”.
      Este item faz parte da lista de serviços, mas está na lista de clientes. → leve-o inteiro, do { ao }, para dentro dos colchetes de “services”.
    error copy-elsewhere
      This is a copy of service 1 (cloud), but it stands in the list of clients, where it does not belong. → delete this copy, from its { to its }; the original stays where it is.
      Isto é uma cópia do serviço 1 (cloud), mas está na lista de clientes, que não é o lugar dela. → apague esta cópia inteira, do { ao }; o original continua onde está.
    error misplaced-key
      “siteKey” belongs in “captcha”, not in “email”. → move it there with its value, between the braces.
      “siteKey” deve ficar em “captcha”, não em “email”. → leve-o para lá com o seu valor, entre as chaves.
    error misplaced-text
      “hero.title” is a text of the page; texts stand under catalogs. → move this line under catalogs, into the braces of “br”.
      “hero.title” é um texto da página; os textos ficam em catalogs. → leve esta linha para catalogs, dentro das chaves de “br”.
    error nested-texts
      “hero” is a group here, but each text has its whole name, as in “hero.title”. → write "hero.title" instead of "title", so with each text of the group, and take the braces of "hero" away.
      Aqui “hero” é um grupo, mas cada texto tem o nome completo, como em “hero.title”. → escreva "hero.title" no lugar de "title", faça o mesmo com cada texto do grupo e tire as chaves de "hero".
    error doubled-list
      “services” has two pairs of square brackets, one inside the other. → take the inner [ and its ] away, and leave what is between them.
      “services” tem dois pares de colchetes, um dentro do outro. → tire o [ de dentro e o ] correspondente, e deixe o que está entre os dois.
    error wrapped-content
      The whole content stands inside of “data” here. → delete everything before its {, "data" included, and the } that is left over at the end.
      Aqui o conteúdo inteiro está dentro de “data”. → tire tudo o que vem antes do { desse conteúdo, inclusive "data", e o } que sobrar no fim.
    error lost-group
      “en” and “br” belong inside of “catalogs”, which is missing here. → put "catalogs": { in front of them and a } behind them.
      “en” e “br” devem ficar dentro de “catalogs”, que falta aqui. → ponha "catalogs": { antes deles e um } depois."
  `)
})

test('texts: what a reader is told', () => {
  expect(all({ ...textWordings, ...braceWordings, ...referenceWordings }))
    .toMatchInlineSnapshot(`
      "error translation-missing
        The text “hero.title” exists in English (“Custom software”) but not in Portuguese. → add "hero.title": "…" under catalogs › br.
        O texto “hero.title” existe em inglês (“Custom software”), mas não em português. → acrescente "hero.title": "…" em catalogs › br.
      error mistyped-text
        The Portuguese texts have a “hero.titel”, which nothing uses. Did you mean “hero.title”? → rename it to “hero.title”.
        Os textos em português têm “hero.titel”, que a página não usa. Você quis dizer “hero.title”? → troque o nome por “hero.title”.
      error text-missing
        The page needs a text “form.send” (Send button), which is missing. → add "form.send": "…" under catalogs › en and under catalogs › br.
        A página precisa de um texto “form.send” (Botão de enviar), que está faltando. → acrescente "form.send": "…" em catalogs › en e em catalogs › br.
      error unknown-text
        There is no text “hero.titel”, which “title” of section 1 (hero) asks for. Did you mean “hero.title”? → write "hero.title".
        Não existe o texto “hero.titel”, pedido por “title” da seção 1 (hero). Você quis dizer “hero.title”? → escreva "hero.title".
      error text-in-place
        “city” of office 1 (Brasília) takes the name of a text; the words themselves stand under catalogs. → write "hero.title" here, and move the words there, each under that name: under catalogs › en and under catalogs › br.
        Em “city” do escritório 1 (Brasília) vai o nome de um texto; as palavras ficam em catalogs. → escreva "hero.title" aqui e leve as palavras para lá, cada uma com esse nome: em catalogs › en e em catalogs › br.
      error text-as-name
        “title” of section 1 (hero) takes the name of a text, not the text itself: “Welcome to us”. → write "hero.title" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).
        Em “title” da seção 1 (hero) vai o nome de um texto, não o próprio texto: “Welcome to us”. → escreva "hero.title" aqui; as palavras vão em catalogs, com esse nome, em inglês (en) e em português (br).
      error number-as-text
        “+55 61 95555-0100” is a phone number; “whatsapp” of the contact button of the header takes the name of the text with which the chat begins. The number of the chat is the one in company › whatsapp. → write "contact.whatsappText" here, and the words of the visitor in catalogs, under that name.
        “+55 61 95555-0100” é um número; em “whatsapp” do botão de contato do cabeçalho vai o nome do texto com que a conversa começa. O número da conversa é o de company › whatsapp. → escreva "contact.whatsappText" aqui e, em catalogs, com esse nome, as palavras do visitante.
      error country-brazil
        “country” of office 1 (Brasília) is for offices abroad: one without it is in Brazil. → delete this line; an office in Brazil needs “state” and “postalCode”.
        “country” do escritório 1 (Brasília) é só para escritórios no exterior: sem isso, ele fica no Brasil. → apague esta linha; um escritório no Brasil precisa de “state” e de “postalCode”.
      warning unused-text
        Nothing on the page uses the texts “hero.extra” and “hero.more”. → delete them under en and under br, or use their names where they should appear.
        Nada na página usa os textos “hero.extra” e “hero.more”. → apague-os em en e em br, ou use os nomes deles onde eles devem aparecer.
      error no-texts
        The page has no texts: “catalogs” is empty. → add "en": { … } or "br": { … } with the texts in that language.
        A página não tem textos: “catalogs” está vazio. → acrescente "en": { … } ou "br": { … } com os textos nesse idioma.
      error default-language-absent
        The page should open in English, but catalogs has no texts in English. → write “br” here, or add "en": { … } under catalogs.
        A página deveria abrir em inglês, mas em catalogs não há textos em inglês. → escreva aqui “br”, ou acrescente "en": { … } em catalogs.
      error bad-text-name
        “Hero title” cannot be the name of a text. → use letters and digits without accents, joined by dots, e.g. "hero.title".
        “Hero title” não pode ser o nome de um texto. → use letras e algarismos sem acento, unidos por pontos, p. ex. "hero.title".
      error empty-text
        The Portuguese text “hero.title” is empty. → write the text between the quotation marks; in English it is “Custom software”.
        O texto em português “hero.title” está em branco. → escreva o texto entre as aspas; em inglês ele é “Custom software”.
      warning untranslated
        “hero.title” is the same in Portuguese as in English: “Custom software”. → translate it under br, unless it is a name.
        “hero.title” está igual em português e em inglês: “Custom software”. → traduza-o em br, a não ser que seja um nome próprio.
      error fixed-text
        “language.en.title” is the title of a flag and reads “View in English” in every language: whoever needs the button must understand it. → write "View in English"
        “language.en.title” é o título de uma bandeira e diz “View in English” em todos os idiomas: quem precisa do botão tem de entendê-lo. → escreva "View in English"
      warning lines-lost
        The Portuguese text “hero.title” has several lines; as “city” of office 1 (Brasília) it is shown as one. → write it without line breaks (\\n); paragraphs and lists are for services, answers and cases.
        O texto em português “hero.title” tem várias linhas, mas em “city” do escritório 1 (Brasília) aparece em uma só. → escreva-o sem quebras de linha (\\n); parágrafos e listas são para serviços, respostas e casos.
      error text-too-long
        The Portuguese text “hero.title” has 92 characters; there is room for 80 as “title” of section 1 (hero). → shorten it by 12 characters.
        O texto em português “hero.title” tem 92 caracteres; o máximo é 80 para “title” da seção 1 (hero). → encurte em 12 caracteres.
      error placeholder-translated
        “hero.title”: the Portuguese text uses {ano}, the English one {year}. → names in braces are not translated; write {year}.
        “hero.title”: o texto em português usa {ano}, e o inglês, {year}. → nomes entre chaves não se traduzem; escreva {year}.
      error placeholder-unknown
        “hero.title”: in the Portuguese text, the page does not know what to fill in for {name}. → delete {name}; this text takes no names in braces.
        “hero.title”: no texto em português, a página não sabe o que pôr no lugar de {name}. → apague {name}; este texto não aceita nomes entre chaves.
      error placeholder-missing
        “hero.title”: the Portuguese text leaves out {year} and {company}. → put {year} and {company} where they belong in the text.
        “hero.title”: faltam {year} e {company} no texto em português. → ponha {year} e {company} no lugar certo do texto.
      error placeholder-kind
        “hero.title”: the Portuguese text treats {year} differently from the English one. → write it as in English: {year}
        “hero.title”: o texto em português usa {year} de um jeito diferente do texto em inglês. → escreva como em inglês: {year}
      error brace-unclosed
        The Portuguese text “hero.title” cannot be shown: a { is opened and never closed. → add the missing } after the name, or delete the {.
        O texto em português “hero.title” não pode ser exibido: um { foi aberto e nunca fechado. → ponha o } que falta depois do nome, ou apague o {.
      error brace-stray
        The Portuguese text “hero.title” has a } too many: it would be shown to visitors. → delete this }.
        O texto em português “hero.title” tem um } a mais: ele apareceria para os visitantes. → apague este }.
      error brace-empty
        The Portuguese text “hero.title” has braces with nothing in them. → delete the { and the }.
        O texto em português “hero.title” tem chaves sem nada dentro. → apague o { e o }.
      error apostrophe
        In the Portuguese text “hero.title” the straight apostrophe before {company} keeps it from being filled in. → write a curly one: ’{company}
        No texto em português “hero.title”, o apóstrofo reto antes de {company} impede que ele seja preenchido. → use o apóstrofo curvo: ’{company}
      error other-missing
        The Portuguese text “hero.title” offers choices in braces but none called “other”, for all remaining cases. → add a last choice such as other {…}.
        O texto em português “hero.title” oferece opções entre chaves, mas nenhuma “other”, para os demais casos. → acrescente uma última opção como other {…}.
      error text-broken
        The Portuguese text “hero.title” cannot be shown: what stands in braces here is not understood. → write a name alone in the braces, e.g. {year}, or delete the braces.
        O texto em português “hero.title” não pode ser exibido: não se entende o que está entre chaves aqui. → escreva só um nome entre as chaves, p. ex. {year}, ou apague as chaves.
      error unknown-section
        There is no “contacts” section. Did you mean “contact”? (Also asked for on lines 47 and 64.) → use one of “about”, “services” or “contact”; a menu entry that is no longer needed can be deleted.
        Não existe a seção “contacts”. Você quis dizer “contact”? (Ela também é pedida nas linhas 47 e 64.) → use “about”, “services” ou “contact”; um item do menu que não serve mais pode ser apagado.
      error section-renamed
        The id of section 4 (contact) is “contacts”, but 3 links still lead to “contact” (lines 44, 51 and 60). → write "contacts" in these links too; or, if the id was not meant to change, write "contact" here.
        O id da seção 4 (contact) é “contacts”, mas 3 links ainda levam a “contact” (linhas 44, 51 e 60). → escreva "contacts" também nesses links; ou, se o id não devia mudar, escreva "contact" aqui.
      error section-hidden
        This leads to “contact”, but section 4 (contact) is hidden: a click on it would do nothing. → lead it to another section, hide or delete it too, or take "hidden" out of the section.
        Isto leva a “contact”, mas a seção 4 (contact) está oculta: um clique não faria nada. → leve a outra seção, oculte ou apague isto também, ou tire "hidden" da seção.
      warning nothing-shown
        Nothing is shown in section 4 (contact) but its heading: it has no entries, or all of them are hidden. → show an entry, or hide the section: "hidden": true.
        Nada aparece na seção 4 (contact) além do título: não há itens, ou todos estão ocultos. → mostre um item ou oculte a seção: "hidden": true.
      error address-as-section
        “section” of “link” of service 1 (cloud) takes the id of a section of the page, not an address: “https://www.acme.com”. → rename it to “address”.
        Em “section” de “link” do serviço 1 (cloud) vai o id de uma seção da página, não um endereço: “https://www.acme.com”. → troque o nome por “address”.
      error other-way
        “contact” is not the address of a page: a link that leads there is written with “section”. → write "section": "contact" instead.
        “contact” não é o endereço de uma página: um link que leva até lá se escreve com “section”. → escreva "section": "contact" no lugar.
      error unknown-icon
        There is no icon “graduation”. → use “graduation-cap”, “radiation” or “radical”, or another name from https://lucide.dev/icons
        Não existe o ícone “graduation”. → use “graduation-cap”, “radiation” ou “radical”, ou outro nome de https://lucide.dev/icons
      error link-nowhere
        “link” of service 1 (cloud) leads nowhere. → add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".
        “link” do serviço 1 (cloud) não leva a lugar nenhum. → acrescente um destes: "section": "contact" (o id de uma seção), "address": "https://…", "whatsapp": "…" (o nome de um texto), "phone": "+55 …" ou "email": "…".
      error link-two-ways
        “link” of service 1 (cloud) leads to several places at once. → keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.
        “link” do serviço 1 (cloud) leva a vários lugares ao mesmo tempo. → deixe um só entre "section", "address", "whatsapp", "phone" e "email" e apague os outros.
      error no-whatsapp
        “whatsapp” of the contact button of the header opens WhatsApp, but the company’s number is missing. → add "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } under “company”.
        “whatsapp” do botão de contato do cabeçalho abre o WhatsApp, mas falta o número da empresa. → acrescente "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } em “company”.
      error unknown-entry
        There is no “clowd” in “services”. Did you mean “cloud”? → write "cloud".
        Não existe “clowd” em “services”. Você quis dizer “cloud”? → escreva "cloud".
      error shown-twice
        “cloud” is listed twice in section 2 (services). → delete one of the two.
        “cloud” aparece duas vezes na seção 2 (services). → apague um dos dois.
      error duplicate-id
        Two clients have the id “aroeva”: client 1 (Aroeva) and client 2 (Brumaré). → give this one its own id, e.g. “brumare”.
        Dois clientes têm o id “aroeva”: o cliente 1 (Aroeva) e o cliente 2 (Brumaré). → dê a este um id próprio, p. ex. “brumare”."
    `)
})

test('an empty place for the name of a text is called empty', () => {
  const data = { ...examples['text-as-name'], text: '' }
  const { en, br } = textWordings['text-as-name']
  expect([en(data)[0], br(data)[0]]).toEqual([
    '“title” of section 1 (hero) is empty: it takes the name of a text.',
    'Em “title” da seção 1 (hero) não há nada: ali vai o nome de um texto.',
  ])
})

test('values: what a reader is told', () => {
  expect(all(valueWordings)).toMatchInlineSnapshot(`
    "error unshowable
      “city” of office 1 (Brasília) has a character that no page can show: \\ud83d → delete it, and type anew what should stand there.
      “city” do escritório 1 (Brasília) tem um caractere que nenhuma página mostra: \\ud83d → apague-o e digite de novo o que deveria estar ali.
    error bad-id
      “city” of office 1 (Brasília) cannot be “Nuvem & Cia”: small letters without accents, digits and hyphens only, with a letter first. → write "nuvem-cia"
      “city” do escritório 1 (Brasília) não pode ser “Nuvem & Cia”: só letras minúsculas sem acento, algarismos e hifens, começando por uma letra. → escreva "nuvem-cia"
    error bad-field-id
      “city” of office 1 (Brasília) cannot be “message”: letters without accents and digits only, and not what the form sends anyway (name, contact, message, time, captchaToken). → use a short name, e.g. "company".
      “city” do escritório 1 (Brasília) não pode ser “message”: só letras sem acento e algarismos, e não o que o formulário já envia (name, contact, message, time, captchaToken). → use um nome curto, p. ex. "company".
    error bad-address
      “example.com” cannot be the address of the site. → write "https://example.com/"
      “example.com” não pode ser o endereço do site. → escreva "https://example.com/"
    error bad-color
      “black” is not a colour as it is written here. → write a # and six digits or letters from a to f, e.g. "#1d4ed8".
      “black” não serve como cor aqui. → escreva # e seis algarismos ou letras de a a f, p. ex. "#1d4ed8".
    error color-contrast
      “text” of the light colours, #999999, can hardly be told from “background”: their contrast is 2.6, at least 7 is needed. → write "#4f4f4f", the nearest shade that can be read, or leave this line out: then the colour is made from the accent.
      “text” das cores claras, #999999, mal se distingue de “background”: o contraste é 2,6, e são precisos pelo menos 7. → escreva "#4f4f4f", o tom mais próximo que se lê bem, ou apague esta linha: a cor será feita a partir da cor principal.
    error bad-picture-path
      “acme.gif” does not name a picture in the folder public. → start with a slash and end with .svg or .png, without spaces, e.g. "/logos/acme.svg".
      “acme.gif” não indica uma imagem da pasta public. → comece com uma barra e termine com .svg ou .png, sem espaços, p. ex. "/logos/acme.svg".
    error bad-key
      “serviceId” of “email” has more in it than the value itself, be it a space: “service_ab12 cd3”. → copy it from EmailJS again, and nothing beside it.
      Em “serviceId” de “email” há mais do que o próprio valor, nem que seja um espaço: “service_ab12 cd3”. → copie-o de novo do EmailJS, e só ele.
    error bad-google-code
      “google0123456789abcdef.html” is not what Google Search Console looks for. → have it show its meta tag “google-site-verification”, and copy what stands behind content=, e.g. "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE".
      “google0123456789abcdef.html” não é o que o Google Search Console procura. → peça lá a metatag “google-site-verification” e copie o que vem depois de content=, p. ex. "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE".
    error bad-bing-code
      “0x123” is not what Bing Webmaster Tools looks for. → have it show its meta tag “msvalidate.01”, and copy what stands behind content=, e.g. "0123456789ABCDEF0123456789ABCDEF".
      “0x123” não é o que o Bing Webmaster Tools procura. → peça lá a metatag “msvalidate.01” e copie o que vem depois de content=, p. ex. "0123456789ABCDEF0123456789ABCDEF".
    error bad-site-key
      “0x123” is not a site key of hCaptcha: it looks like the secret key, which nobody should see. → copy the site key from hCaptcha (Sites); it looks like "10000000-ffff-ffff-ffff-000000000001".
      “0x123” não é uma chave de site do hCaptcha: parece a chave secreta, que ninguém deve ver. → copie a chave do hCaptcha (Sites); ela se parece com "10000000-ffff-ffff-ffff-000000000001".
    error bad-cnpj
      “11222333000181” is not written like a CNPJ. → write "11.222.333/0001-81"
      “11222333000181” não está escrito como um CNPJ. → escreva "11.222.333/0001-81"
    error cnpj-digits
      The CNPJ “11.222.333/0001-82” has a mistake: its last two digits do not fit the others. → compare it with the company’s registration card and correct it.
      O CNPJ “11.222.333/0001-82” tem um erro: os dois últimos dígitos não conferem com os demais. → compare com o cartão CNPJ da empresa e corrija.
    error bad-time
      “8 in the morning” is not a time of day as it is written here. → write hours and minutes with two digits each, e.g. "08:00".
      “8 in the morning” não serve como horário aqui. → escreva horas e minutos com dois algarismos cada, p. ex. "08:00".
    error lost-zero
      “city” of office 1 (Brasília) is written 1310-100: the zero at its beginning is lost, as spreadsheets lose it. → write "01310-100", if that is the one.
      “city” do escritório 1 (Brasília) está escrito 1310-100: perdeu-se o zero do começo, como acontece em planilhas. → escreva "01310-100", se for esse mesmo.
    error bad-day
      “24/12” is not a day as it is written here. → write year, month and day of the calendar, e.g. "2026-12-24".
      “24/12” não serve como data aqui. → escreva ano, mês e dia do calendário, p. ex. "2026-12-24".
    error notice-ends-early
      The notice ends on 2026-01-01, before it begins on 2026-12-24: nobody would see it. → correct one of the two days.
      O aviso termina em 2026-01-01, antes de começar em 2026-12-24: ninguém o veria. → corrija um dos dois dias.
    warning notice-over
      The notice ended on 2026-01-01: no visitor sees it any more. → correct the day, or delete the notice with its texts.
      O aviso terminou em 2026-01-01: nenhum visitante o vê mais. → corrija o dia ou apague o aviso, com os textos dele.
    error bad-cep
      “7000-000” is not a CEP. → write its eight digits with a hyphen, e.g. "70000-000".
      “7000-000” não é um CEP. → escreva os oito algarismos com hífen, p. ex. "70000-000".
    error bad-phone
      “3555-0100” is not written like a Brazilian phone number: the area code is missing. → write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".
      “3555-0100” não está escrito como um telefone brasileiro: falta o DDD. → escreva como "+55 61 3555-0100" ou, se for celular, "+55 61 93555-0100"; sem DDD, "0800 555 0100" ou "4004-0100".
    error bad-whatsapp
      “0800 555 0100” is not a Brazilian phone number with its country and area codes, as WhatsApp needs it. → write it like "+55 61 93555-0100".
      “0800 555 0100” não é um telefone brasileiro com código do país e DDD, como o WhatsApp exige. → escreva como "+55 61 93555-0100".
    error bad-email
      “hello” is not an e-mail address. → write a whole address, e.g. "hello@example.com".
      “hello” não é um endereço de e-mail. → escreva o endereço completo, p. ex. "hello@example.com".
    error bad-link
      “javascript:alert(1)” cannot be used as a link. → write an address starting with https://
      “javascript:alert(1)” não pode ser usado como link. → escreva um endereço que comece com https://
    error bad-link-or-file
      “privacy” is neither an address nor a document in the folder public. → write an address starting with https://, or put a PDF or a page in HTML into the folder public and write its name, which takes no spaces, e.g. "/privacy.pdf".
      “privacy” não é um endereço nem um documento da pasta public. → escreva um endereço que comece com https://, ou ponha um PDF ou uma página em HTML na pasta public e escreva o nome do arquivo, sem espaços, p. ex. "/privacidade.pdf".
    error other-network
      “https://www.instagram.com/acme” is not an address of LinkedIn. → copy the address of your page from the browser; it has linkedin.com in it. For another network, change “network”.
      “https://www.instagram.com/acme” não é um endereço do LinkedIn. → copie do navegador o endereço da sua página; nele aparece linkedin.com. Se a rede for outra, troque “network”.
    warning other-network-label
      The link to Instagram is called “LinkedIn”, as the text “footer.linkedin” says. → write a name of its own here, e.g. "footer.instagram", and “Instagram” under that name in catalogs.
      O link do Instagram se chama “LinkedIn”: é o que diz o texto “footer.linkedin”. → escreva aqui um nome só dele, p. ex. "footer.instagram", e ponha “Instagram” com esse nome em catalogs."
  `)
})

test('files: what a reader is told', () => {
  expect(all(fileWordings)).toMatchInlineSnapshot(`
    "error file-missing
      The “logo” of client 4 (Dorvento) points to a file that is not there: public/logos/dorvento.svg. → upload the picture to public/logos as dorvento.svg.
      A imagem “logo” do cliente 4 (Dorvento) aponta para um arquivo que não existe: public/logos/dorvento.svg. → envie a imagem para public/logos como dorvento.svg.
    error file-name
      The “logo” of client 4 (Dorvento) has a file name that cannot be used: public/logos/acme.PNG. It takes no spaces and none of # ? %, and small letters after the dot. → rename the file to acme.png; here write "/logos/acme.png"
      A imagem “logo” do cliente 4 (Dorvento) tem um nome de arquivo que não pode ser usado: public/logos/acme.PNG. Ele não pode ter espaços nem # ? %, e depois do ponto só vão letras minúsculas. → mude o nome do arquivo para acme.png; aqui, escreva "/logos/acme.png"
    error file-damaged
      The “logo” of client 4 (Dorvento) cannot be shown: public/logos/dorvento.svg is damaged or incomplete. → save the picture again and upload the whole file. If you write SVG by hand: close every tag, and write &amp; for &.
      A imagem “logo” do cliente 4 (Dorvento) não pode ser exibida: public/logos/dorvento.svg está danificado ou incompleto. → salve a imagem de novo e envie o arquivo inteiro. Se você escreve o SVG à mão: feche todas as tags e escreva &amp; no lugar de &.
    error picture-heic
      The “logo” of client 4 (Dorvento) is a HEIC, as iPhones save photos: most browsers cannot show it. → export it as a JPEG (on a Mac, Preview › File › Export; on an iPhone, share the photo by e-mail) and put that into the folder; wanted here: .jpg or .png.
      A imagem “logo” do cliente 4 (Dorvento) é um HEIC, o formato em que o iPhone salva fotos: a maioria dos navegadores não o mostra. → exporte como JPEG (no Mac, Pré-Visualização › Arquivo › Exportar; no iPhone, envie a foto por e-mail) e ponha esse arquivo na pasta; aqui serve .jpg ou .png.
    error logo-opaque
      The “logo” of client 4 (Dorvento) would be a solid block: the page shows only the shape of a logo, and public/logos/acme.png has no transparent background. → save it with a transparent background, best as an SVG, else as a PNG or WebP; if the file gets a new name, write it here.
      A imagem “logo” do cliente 4 (Dorvento) viraria um bloco de uma cor só: a página mostra apenas a forma do logo, e public/logos/acme.png não tem fundo transparente. → salve a imagem com fundo transparente, de preferência em SVG, senão em PNG ou WebP; se o nome do arquivo mudar, escreva o novo aqui.
    error file-empty
      The “logo” of client 4 (Dorvento) is an empty file: public/logos/dorvento.svg. → save the picture there again.
      A imagem “logo” do cliente 4 (Dorvento) está num arquivo vazio: public/logos/dorvento.svg. → salve a imagem ali de novo.
    error file-too-big
      The “logo” of client 4 (Dorvento) is too heavy for phones: public/logos/dorvento.svg has 120 kB, the most is 50 kB. → save it smaller, or as an SVG without embedded pictures.
      A imagem “logo” do cliente 4 (Dorvento) pesa demais para celulares: public/logos/dorvento.svg tem 120 kB, e o máximo é 50 kB. → salve em tamanho menor, ou como SVG sem imagens embutidas.
    error file-not-picture
      The “logo” of client 4 (Dorvento) is not what its name says: public/logos/dorvento.svg is really PNG, not SVG. → save it as real SVG, or rename the file to end with .png here and in the folder.
      A imagem “logo” do cliente 4 (Dorvento) não é o que o nome diz: public/logos/dorvento.svg é na verdade PNG, não SVG. → salve como SVG de verdade, ou mude o final do nome para .png aqui e na pasta.
    error picture-kind
      The “logo” of client 4 (Dorvento) is a file of a kind that cannot be used: public/logos/dorvento.svg is PDF. What is wanted is SVG or PNG. → open it in the program it was made with, export it as SVG, and write the new name here. If you have no such program, ask whoever made it.
      A imagem “logo” do cliente 4 (Dorvento) é um arquivo de um tipo que não serve: public/logos/dorvento.svg é PDF. O que serve é SVG ou PNG. → abra o arquivo no programa em que foi feito, exporte como SVG e escreva aqui o novo nome. Se você não tem esse programa, peça a quem fez a imagem.
    error svg-empty
      The “logo” of client 4 (Dorvento) would be invisible: nothing is drawn in public/logos/dorvento.svg. → export the drawing again, with all of it selected.
      A imagem “logo” do cliente 4 (Dorvento) ficaria invisível: não há nada desenhado em public/logos/dorvento.svg. → exporte o desenho de novo, com tudo selecionado.
    error file-too-small
      The “logo” of client 4 (Dorvento) is too small to look sharp: public/logos/dorvento.svg has 64 × 20 pixels. → use a picture at least 80 pixels wide, best an SVG.
      A imagem “logo” do cliente 4 (Dorvento) é pequena demais para ficar nítida: public/logos/dorvento.svg tem 64 × 20 pixels. → use uma imagem com pelo menos 80 pixels de largura; o melhor é um SVG.
    error file-too-large
      The “logo” of client 4 (Dorvento) is too large to be opened: public/logos/dorvento.svg has 30000 × 30000 pixels, the most is 16000 on a side. → save it smaller; 2400 pixels wide is enough for every screen.
      A imagem “logo” do cliente 4 (Dorvento) é grande demais para ser aberta: public/logos/dorvento.svg tem 30000 × 30000 pixels, e o máximo é 16000 de cada lado. → salve em tamanho menor; 2400 pixels de largura bastam para qualquer tela.
    error file-moves
      The “logo” of client 4 (Dorvento) is an animation: public/logos/dorvento.svg. The page shows still pictures. → save one picture of it as a file of its own.
      A imagem “logo” do cliente 4 (Dorvento) é uma animação: public/logos/dorvento.svg. A página mostra imagens paradas. → salve um dos quadros como imagem comum.
    warning svg-letters
      The “logo” of client 4 (Dorvento) holds letters as text: public/logos/dorvento.svg. Every system draws them in another font, and icons and share pictures go without them. → turn the text into shapes (in Inkscape: Path › Object to Path) and save it again.
      A imagem “logo” do cliente 4 (Dorvento) tem letras em forma de texto: public/logos/dorvento.svg. Cada sistema as desenha numa fonte diferente, e os ícones e a imagem de compartilhamento ficam sem elas. → converta o texto em curvas (no Inkscape: Caminho › Objeto para caminho) e salve de novo.
    warning mark-faint
      The mark can hardly be seen in the header: its ground is as dark as the colours of public/logos/dorvento.svg. → open the file in a text editor and write currentColor in the place of its dark colour: then the mark is light in the header and dark on light grounds. Or save it in a light colour.
      O símbolo quase não se vê no cabeçalho: o fundo é tão escuro quanto as cores de public/logos/dorvento.svg. → abra o arquivo num editor de texto e escreva currentColor no lugar da cor escura: assim o símbolo fica claro no cabeçalho e escuro nos fundos claros. Ou salve-o numa cor clara.
    error share-size
      The share picture public/share.png has 800 × 600 pixels; WhatsApp, LinkedIn and others expect 1200 × 630. → save it with 1200 × 630 pixels.
      A imagem de compartilhamento public/share.png tem 800 × 600 pixels; WhatsApp, LinkedIn e outros esperam 1200 × 630. → salve-a com 1200 × 630 pixels.
    error document-missing
      This link leads to a file that is not there: public/privacy.pdf. → upload it to public as privacy.pdf; if you meant the one that is there already, write "/privacidade.pdf".
      Este link leva a um arquivo que não existe: public/privacy.pdf. → envie-o para public como privacy.pdf; se for o que já está lá, escreva "/privacidade.pdf".
    error not-a-pdf
      public/privacy.pdf is not a PDF, or it is damaged. → save the document as a PDF again and upload the whole file.
      public/privacy.pdf não é um PDF, ou está danificado. → salve o documento de novo como PDF e envie o arquivo inteiro.
    error not-a-page
      public/privacy.html is not a page in HTML. → save the text as a web page (HTML) and upload that file; or save it as a PDF and write the name of the PDF here.
      public/privacy.html não é uma página em HTML. → salve o texto como página da web (HTML) e envie esse arquivo; ou salve-o como PDF e escreva aqui o nome do PDF.
    warning page-blocked
      public/privacy.html contains a script; on your site it does nothing, since such a page runs nothing and loads nothing from elsewhere. → take it out of the page. Its words, its own styles and pictures from the folder “public” are shown.
      public/privacy.html contém um script; no seu site isso não faz nada, porque uma página dessas não executa nem carrega nada de fora. → tire isso da página. As palavras, os estilos dela e imagens da pasta “public” aparecem.
    error svg-unsafe
      The “logo” of client 4 (Dorvento) is not safe to publish: public/logos/dorvento.svg contains a program (script). → export the SVG again as a plain drawing (in Inkscape: “Plain SVG”; in Illustrator: without “Preserve Illustrator Editing Capabilities”).
      A imagem “logo” do cliente 4 (Dorvento) não é segura para publicar: public/logos/dorvento.svg contém um programa (script). → exporte o SVG de novo como desenho simples (no Inkscape: “SVG simples”; no Illustrator: sem “Preservar recursos de edição do Illustrator”).
    error svg-no-size
      The “logo” of client 4 (Dorvento) does not say how large its drawing is: public/logos/dorvento.svg has neither a viewBox nor a width and a height. → export the SVG again with a viewBox.
      A imagem “logo” do cliente 4 (Dorvento) não diz o tamanho do desenho: public/logos/dorvento.svg não tem viewBox nem width e height. → exporte o SVG de novo com viewBox.
    error no-such-file
      The file content/site.json is not there. → bring it back (on GitHub: History), or save it under this name again.
      O arquivo content/site.json não existe. → recupere-o (no GitHub: History) ou salve-o de novo com este nome.
    warning other-file
      Beside content/site.json lies “site (1).json”: what was changed there is not on the page. → if it holds your changes, put it in the place of site.json, under that name; otherwise it can go.
      Ao lado de content/site.json está “site (1).json”: o que foi mudado lá não aparece na página. → se as suas mudanças estão nele, ponha-o no lugar de site.json, com esse nome; senão, ele pode sair.
    error is-folder
      content is a folder, not a file. → give the path of the file itself; if a folder took its place, delete the folder and bring the file back (on GitHub: History).
      content é uma pasta, não um arquivo. → indique o caminho do próprio arquivo; se uma pasta ficou no lugar dele, apague a pasta e recupere o arquivo (no GitHub: History).
    error no-permission
      The file content/site.json may not be read by you. → give yourself permission to read it.
      Você não tem permissão para ler o arquivo content/site.json. → dê a si mesmo permissão de leitura.
    error cannot-read
      The file content/site.json could not be read (EIO). → close other programs that use it and try again.
      Não foi possível ler o arquivo content/site.json (EIO). → feche outros programas que o usam e tente de novo.
    error too-big
      The file is too large: 50 MB, the most is 10 MB. → take out what does not belong there, such as pasted pictures.
      O arquivo é grande demais: 50 MB, e o máximo é 10 MB. → tire o que não é dali, como imagens coladas.
    error not-utf8
      The file has letters that cannot be read, the first on line 3: it was not saved as UTF-8. → open it in your editor and save it with the encoding UTF-8.
      O arquivo tem letras que não dá para ler, a primeira na linha 3: ele não foi salvo em UTF-8. → abra-o no editor e salve com a codificação UTF-8."
  `)
})

test('before going live: what a reader is told', () => {
  expect(all(releaseWordings)).toMatchInlineSnapshot(`
    "error sample-address
      “https://www.example.com/” is the sample’s address: search engines and shared links would lead nowhere. → write the address at which your site will be published, starting with https:// and ending with a slash.
      “https://www.example.com/” é o endereço do exemplo: quem viesse de um buscador ou de um link compartilhado não chegaria a lugar nenhum. → escreva o endereço em que o seu site será publicado, começando com https:// e terminando com uma barra.
    error sample-company
      “Buritália” is the company of the sample. → write the name of your company, as people say it.
      “Buritália” é a empresa do exemplo. → escreva o nome da sua empresa, do jeito que as pessoas a chamam.
    error sample-legal-name
      “Buritália Software Fictícia Ltda.” is the legal name of the sample’s company. → write the full name of your company as registered.
      “Buritália Software Fictícia Ltda.” é a razão social da empresa do exemplo. → escreva a razão social da sua empresa, por extenso.
    error sample-cnpj
      “11.222.333/0001-81” is not the CNPJ of your company but the sample’s. → write the CNPJ of your company with its dots, slash and hyphen.
      “11.222.333/0001-81” não é o CNPJ da sua empresa, e sim o do exemplo. → escreva o CNPJ da sua empresa, com pontos, barra e hífen.
    error sample-email
      “hello@example.com” is a sample: what visitors write to it reaches nobody. → write the e-mail address at which your company answers.
      “hello@example.com” é do exemplo: o que os visitantes escreverem não vai chegar a ninguém. → escreva o e-mail pelo qual a sua empresa atende.
    error sample-phone
      “+55 61 3555-0100” is the sample’s phone number. → write the number at which your company answers: +55, the area code and the number.
      “+55 61 3555-0100” é o telefone do exemplo. → escreva o número pelo qual a sua empresa atende: +55, o DDD e o número.
    error sample-social
      “https://www.linkedin.com/company/example” is a sample, not your company’s page on a social network. → open your company’s page there and copy its address from the browser, or delete this entry from “social”.
      “https://www.linkedin.com/company/example” é do exemplo, e não a página da sua empresa numa rede social. → abra a página da sua empresa nessa rede e copie o endereço que aparece no navegador, ou apague este item de “social”.
    error sample-link
      “https://www.example.com/privacy” is a sample’s address: the link would lead nowhere. → write the real address, or delete the link.
      “https://www.example.com/privacy” é um endereço de exemplo: o link não levaria a lugar nenhum. → escreva o endereço verdadeiro ou apague o link.
    error sample-client
      Client 1 (Aroeva) is made up. → write the name of a client who agrees to be shown, and put their logo in the place of the sample’s.
      O cliente 1 (Aroeva) não existe: é do exemplo. → escreva o nome de um cliente que aceite aparecer no site e troque o logo do exemplo pelo dele.
    error sample-logo
      The logo of client 1 (Aroeva) is a drawing of the sample: public/logos/aroeva.svg. → put the client’s own logo into the folder public/logos and write its file name here, e.g. "/logos/their-name.svg".
      O logo do cliente 1 (Aroeva) é um desenho do exemplo: public/logos/aroeva.svg. → ponha o logo do cliente na pasta public/logos e escreva aqui o nome do arquivo, p. ex. "/logos/nome-dele.svg".
    error sample-office
      “70000-000” in the address of office 1 (Brasília) is made up. → write the real address of your office.
      “70000-000”, no endereço do escritório 1 (Brasília), não existe: é do exemplo. → escreva o endereço real do escritório.
    error sample-account
      “sample_service” is not a service of your EmailJS account: no message would arrive. → copy the Service ID from EmailJS, page Email Services.
      “sample_service” não é um serviço da sua conta no EmailJS: nenhuma mensagem chegaria. → copie o Service ID, que fica no EmailJS, na página Email Services.
    error captcha-test-key
      This is hCaptcha’s test key: it lets every robot through. → copy the site key of your site from hCaptcha, page Sites.
      Esta é a chave de teste do hCaptcha: com ela, qualquer robô passa. → copie a Site Key do seu site, no hCaptcha, na página Sites.
    error sample-picture
      public/mark.svg is still a picture of the sample. → put your own in its place.
      public/mark.svg ainda é uma imagem do exemplo. → ponha a sua no lugar dela.
    error sample-pictures
      13 pictures of the sample still lie in the folder of the pictures, and no line of this file names them: public/mark.svg and public/logos (12). → delete these files.
      13 imagens do exemplo ainda estão na pasta de imagens, e nenhuma linha deste arquivo as cita: public/mark.svg e public/logos (12). → apague esses arquivos.
    error sample-text
      The Portuguese text “hero.title” still speaks for the sample’s company: “Software sob medida” → say it in your company’s own words.
      O texto em português “hero.title” ainda é o da empresa do exemplo: “Software sob medida” → escreva com as palavras da sua empresa."
  `)
})

test('an entry of the menu is named as Portuguese does, in every case', () => {
  expect(describeLocation(content, ['header', 'menu', 0]).br).toEqual({
    in: 'no item 1 (about) do menu',
    of: 'do item 1 (about) do menu',
    the: 'o item 1 (about) do menu',
  })
})

test.for(Object.keys(wordings))(
  '%s speaks of no schema, pointer or pattern, and differs in the two languages',
  (code) => {
    const known = Object.keys(wordings).find((name): name is ProblemCode => name === code)
    const [, english, portuguese] = (known ? sentencesOf(known) : '').split('\n')
    expect(english).not.toBe(portuguese)
    expect(`${english} ${portuguese}`).not.toMatch(
      /schema|esquema|regex|pointer|#\/|undefined|\[object/i,
    )
  },
)

test('what is right by its form and doubtful by its meaning: what a reader is told', () => {
  expect(all(doubtWordings)).toMatchInlineSnapshot(`
    "error catalogs-swapped
      Two languages have changed places: the texts under “en” are Portuguese, those under “br” English. → write "br" instead of "en" here, and "en" instead of "br" where the other texts begin.
      Dois idiomas trocaram de lugar: os textos em “en” estão em português, e os de “br”, em inglês. → escreva "br" em vez de "en" aqui e "en" em vez de "br" onde começam os outros textos.
    warning catalog-foreign
      The texts under “en” are not in English but in Portuguese. → translate them: whoever chooses English reads them.
      Os textos em “en” não estão em inglês, e sim em português. → traduza-os: é o que lê quem escolhe inglês.
    warning text-foreign
      The Portuguese text “hero.title” seems to be in English: “Custom software for the long run”. → write it in Portuguese here; the other one belongs under catalogs › en.
      O texto em português “hero.title” parece estar em inglês: “Custom software for the long run”. → escreva-o em português aqui; o outro fica em catalogs › en.
    warning odd-words
      The English text “hero.title” contains HTML; visitors would see it as it is written: <b> → write plain words.
      O texto em inglês “hero.title” traz HTML; os visitantes veriam isso como está escrito: <b> → escreva só as palavras.
    warning spaces-around
      “city” of office 1 (Brasília) has a space before or behind it. → write "Brasília"
      Em “city” do escritório 1 (Brasília) há um espaço antes ou depois. → escreva "Brasília"
    warning hidden-signs
      “city” of office 1 (Brasília) has a sign in it that nobody sees, such as a space that only looks like one: whoever searches for the words does not find them. → write “Brasília” with plain spaces; the page itself keeps words together that belong together.
      “city” do escritório 1 (Brasília) tem um sinal que ninguém vê, como um espaço que só parece um espaço: quem busca as palavras não as encontra. → escreva “Brasília” com espaços comuns; a própria página mantém juntas as palavras que não se separam.
    warning copied-entry
      Service 3 (consulting) says the same as service 1 (cloud). → write what is its own, or delete one of the two.
      O serviço 3 (consulting) diz o mesmo que o serviço 1 (cloud). → escreva aqui o que é só deste item, ou apague um dos dois.
    warning said-twice
      Client 3 (Cascavia) and client 1 (Aroeva) have the same “logo”: “/logos/aroeva.svg”. → write what is its own here.
      O cliente 3 (Cascavia) e o cliente 1 (Aroeva) têm o mesmo “logo”: “/logos/aroeva.svg”. → escreva aqui o que é só deste item.
    warning value-twice
      “city” of office 1 (Brasília) is the same as “state”: Brasília. Visitors would see it twice. → write the other one, or take this line out.
      “city” do escritório 1 (Brasília) é o mesmo que “state”: Brasília. Os visitantes o veriam duas vezes. → escreva o outro ou tire esta linha.
    warning no-hero
      The page has no “hero” section: it begins without a headline and without a first button. → add a section with "type": "hero" as the first one.
      A página não tem a seção “hero”: ela começa sem título e sem o primeiro botão. → acrescente uma seção com "type": "hero" como a primeira.
    warning footer-early
      Section 5 (footer) is the end of the page, but other sections come after it. → move it, with its braces, to the end of the list.
      A seção 5 (footer) é o fim da página, mas há outras seções depois dela. → leve-a, com as chaves, para o fim da lista.
    error second-form
      Section 5 (footer) is a second contact form beside section 4 (contact): a page can have one. → delete this section; links and menu entries may lead to the one form from anywhere.
      A seção 5 (footer) é um segundo formulário de contato, além da seção 4 (contact): a página só pode ter um. → apague esta seção; links e itens do menu podem levar ao único formulário de qualquer lugar.
    error own-id
      The id “content” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown. → give the section another one, e.g. "content-section", and write it in the links to it too.
      O id “content” é da própria página: os links para esta seção levariam a outro lugar, ou ela nem apareceria. → dê outro à seção, p. ex. "content-section", e escreva-o também nos links para ela.
    error other-account
      “templateId” of “email” has a value that belongs in “serviceId”: “service_ab12cd3”. → move it to “serviceId”, and copy the right one from EmailJS to here.
      “templateId” de “email” tem um valor que pertence a “serviceId”: “service_ab12cd3”. → leve-o para “serviceId” e copie do EmailJS o certo para cá.
    warning short-throttle
      “city” of office 1 (Brasília) is 10 thousandths of a second, which nobody notices. → write 10000 for 10 seconds.
      “city” do escritório 1 (Brasília) é de 10 milésimos de segundo, o que ninguém percebe. → escreva 10000 para 10 segundos.
    warning odd-ending
      “city” of office 1 (Brasília) leads to “www.acme.con”, whose ending does not exist. → if “www.acme.com” is meant, write that.
      “city” do escritório 1 (Brasília) leva a “www.acme.con”, e esse final não existe. → se o certo é “www.acme.com”, escreva assim.
    warning odd-mail-host
      “city” of office 1 (Brasília) is at “gmial.com”, which looks like a slip of “gmail.com”. → if “gmail.com” is meant, write that.
      “city” do escritório 1 (Brasília) é de “gmial.com”, que parece um “gmail.com” com uma letra trocada. → se o certo é “gmail.com”, escreva assim.
    warning said-beside
      “city” of office 1 (Brasília) ends with “DF”, which “state” says already: visitors would read it twice. → write "Brasília"
      No fim de “city” do escritório 1 (Brasília) está “DF”, que já está em “state”: o visitante leria isso duas vezes. → escreva "Brasília"
    warning repository-address
      “city” of office 1 (Brasília) is at github.com, where files are kept: visitors would not see the site there. → write the address under which people open the site, e.g. "https://www.example.com/".
      “city” do escritório 1 (Brasília) fica em github.com, que guarda arquivos: os visitantes não veriam o site ali. → escreva o endereço em que as pessoas abrem o site, p. ex. "https://www.example.com/".
    warning accented-address
      “city” of office 1 (Brasília) has an accent in it: “açaí.com.br”. Browsers take it; some e-mail and chat programs do not make a link of it. → leave it so if the domain is yours; better, write the one without accents, if you have that too.
      “city” do escritório 1 (Brasília) tem um acento: “açaí.com.br”. Os navegadores aceitam; alguns programas de e-mail e de conversa não fazem dele um link. → se o domínio é seu, pode deixar; melhor ainda é usar o sem acento, se você também o tem.
    error grouped-number
      “throttle” of “email › rateLimit” is written 10.000, which means 10 in this file: numbers take no dots between the thousands. → write 10000
      “throttle” de “email › rateLimit” está escrito 10.000, o que neste arquivo quer dizer 10: os números não levam ponto entre os milhares. → escreva 10000"
  `)
})
