import { ownIds } from '../../../schema/check/findOwnIds.ts'
import { accountValues } from '../../../schema/model/email.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { copyOfContent, original, withValue } from './mistake.ts'

/** A valid file that says something wrong: the code of the problem, and what it names. */
export interface Meaning {
  code: string
  text: string
  names: string
}

function at(code: string, path: Path, value: unknown, names: string): Meaning {
  return { code, text: withValue(path, value), names }
}

function changed(change: (content: Record<string, unknown>) => void): string {
  const copy = copyOfContent()
  change(copy)
  return `${JSON.stringify(copy, null, 2)}\n`
}

const content = copyOfContent()

function entries(list: string): Record<string, unknown>[] {
  const found = lookUp(content, [list])
  return Array.isArray(found) ? found.filter(isRecord) : []
}

const addresses = [
  'https://www.example.com/index.html',
  'https://www.example.com/site/about.html',
  'https://https://www.example.com/',
  'https://localhost/',
  'https://example/',
  'https://www.example.com//',
  'https://[/',
  'https://<your-domain>/',
  'https://www.example.com:80a/',
  'https://www.example.com/a b/',
  'https://www.example.com/../',
  'https://me@example.com/',
]

const suspiciousWords = [
  '<b>bold</b> words',
  'one line<br>and another',
  'software&nbsp;house',
  'R&amp;D for you',
  '**bold** words',
  'see [the page](https://example.com)',
  '# A heading',
  '`code` here',
  'Brumar\ufffd',
  'GraÃºnix',
  'Bras%C3%ADlia',
  'An=C3=A1polis',
  'SoluÃ§Ãµes',
  'Brazilâ€™s',
  'undefined',
  'TODO',
  'Lorem ipsum dolor sit amet',
]

const grouped = ['10.000', '1.000', '1.500']

/** Every kind of wrong meaning, at many places. */
export const meanings: Record<string, () => Meaning[]> = {
  addresses: () =>
    addresses.map((address) => at('bad-address', ['site', 'address'], address, address)),
  suspiciousWords: () =>
    suspiciousWords.flatMap((words) => [
      at('suspicious-words', ['catalogs', 'en', 'services.text'], words, 'services.text'),
      at('suspicious-words', ['company', 'name'], words, '“name”'),
      at('suspicious-words', ['clients', 5, 'name'], words, '“name”'),
      at('suspicious-words', ['offices', 1, 'city'], words, '“city”'),
    ]),
  otherBraces: () =>
    ['${year}', '%{year}', '#{year}'].map((by) =>
      at(
        'suspicious-words',
        ['catalogs', 'br', 'footer.copyright'],
        `© ${by} {company} · CNPJ {cnpj}`,
        by,
      ),
    ),
  blankWords: () =>
    ['   ', '\u200b', '\u2060\u00a0', '\u3164'].flatMap((words) => [
      at('empty-value', ['company', 'name'], words, '“name”'),
      at('empty-value', ['company', 'legalName'], words, '“legalName”'),
      at('empty-value', ['clients', 11, 'name'], words, '“name”'),
      at('empty-value', ['offices', 0, 'city'], words, '“city”'),
      at('empty-text', ['catalogs', 'en', 'hero.title'], words, 'hero.title'),
      at('empty-text', ['catalogs', 'br', 'nav.about'], words, 'nav.about'),
    ]),
  numbers: () =>
    grouped.map((number) => ({
      code: 'grouped-number',
      text: original.replace('"throttle": 10000', `"throttle": ${number}`),
      names: number.replaceAll('.', ''),
    })),
  accounts: () => [
    ...accountValues.flatMap(({ key: right, beginning }) =>
      accountValues
        .filter(({ key }) => beginning !== undefined && key !== right)
        .map(({ key }) =>
          at('other-account', ['email', key], `${beginning}ab12cd3`, right),
        ),
    ),
    ...accountValues.flatMap(({ key }) => [
      at('bad-key', ['email', key], ' ab12cd3', key),
      at('bad-key', ['email', key], 'ab12cd3 ', key),
      at('bad-key', ['email', key], '   ', key),
    ]),
  ],
  spaces: () => [
    at('spaces-around', ['company', 'name'], ' Acme', 'Acme'),
    at('spaces-around', ['clients', 3, 'name'], 'Acme ', 'Acme'),
    at('spaces-around', ['offices', 1, 'street'], 'Rua 1\u00a0', 'Rua 1'),
  ],
  copies: () =>
    ['services', 'offices'].flatMap((list) =>
      entries(list).map((entry, index) => ({
        code: 'copied-entry',
        text: changed((copy) => {
          const found = lookUp(copy, [list])
          if (Array.isArray(found)) found.push({ ...entry, id: `copy-${index}` })
        }),
        names: list === 'offices' ? 'Office 3' : 'Service 8',
      })),
    ),
  clientsTwice: () =>
    entries('clients')
      .slice(1)
      .flatMap(({ name }, index) => [
        at('said-twice', ['clients', index, 'name'], name, String(name)),
        at(
          'said-twice',
          ['clients', index, 'logo'],
          entries('clients')[index + 1]?.['logo'],
          '“logo”',
        ),
      ]),
  menuTwice: () => [
    at('said-twice', ['header', 'menu', 1, 'section'], 'about', '“section”'),
    at('said-twice', ['header', 'menu', 2, 'section'], 'services', '“section”'),
  ],
  sectionsTwice: () => [
    at(
      'said-twice',
      ['catalogs', 'en', 'clients.title'],
      'What we do, end to end',
      '“title”',
    ),
  ],
  sections: () => [
    {
      code: 'footer-early',
      text: changed((copy) => {
        const found = lookUp(copy, ['sections'])
        if (Array.isArray(found)) found.unshift(found.pop())
      }),
      names: 'footer',
    },
    ...[{}, { title: 'contact.details' }].map((own) => ({
      code: 'second-form',
      text: changed((copy) => {
        const found = lookUp(copy, ['sections'])
        const form = entries('sections').find(({ type }) => type === 'contact')
        if (Array.isArray(found))
          found.splice(1, 0, { ...form, id: 'write-to-us', ...own })
      }),
      names: 'Section 5 (contact)',
    })),
  ],
  ownIds: () =>
    [...ownIds, 'about-title'].map((id) => ({
      code: 'own-id',
      text: original
        .replaceAll('"section": "services"', `"section": "${id}"`)
        .replace('"id": "services"', `"id": "${id}"`),
      names: id,
    })),
  languages: () => [
    {
      code: 'catalogs-swapped',
      text: original
        .replace('"en": {', '"x": {')
        .replace('"br": {', '"en": {')
        .replace('"x": {', '"br": {'),
      names: 'br',
    },
    {
      code: 'catalog-foreign',
      text: changed((copy) => {
        const catalogs = lookUp(copy, ['catalogs'])
        if (isRecord(catalogs)) catalogs['en'] = catalogs['br']
      }),
      names: 'en',
    },
    {
      code: 'catalog-foreign',
      text: changed((copy) => {
        const catalogs = lookUp(copy, ['catalogs'])
        if (isRecord(catalogs)) catalogs['br'] = catalogs['en']
      }),
      names: 'br',
    },
    ...['services.text', 'hero.text', 'form.privacy', 'nav.services'].flatMap((id) => {
      const portuguese = lookUp(content, ['catalogs', 'br', id])
      const english = lookUp(content, ['catalogs', 'en', id])
      return [
        at('untranslated', ['catalogs', 'en', id], portuguese, 'under en'),
        at('untranslated', ['catalogs', 'br', id], english, 'under br'),
      ]
    }),
    at(
      'text-foreign',
      ['catalogs', 'en', 'clients.text'],
      'Empresas que você já conhece.',
      'clients.text',
    ),
    at(
      'text-foreign',
      ['catalogs', 'br', 'clients.text'],
      'Companies that you know already.',
      'clients.text',
    ),
  ],
}
