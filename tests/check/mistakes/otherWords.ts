/** Names, addresses and placeholders as other places write them. */
import type { Path } from '../../../schema/read/readDocument.ts'
import { type Mistake, at, lineOfPath, renamed, valueAt } from './mistake.ts'

const writeIds: ((id: string) => string)[] = [
  (id) => id.replaceAll('.', '_'),
  (id) => id.replaceAll('.', '-'),
  (id) => id.replaceAll(/\.(\w)/g, (_, l: string) => l.toUpperCase()),
  (id) => id.replaceAll('.', '/'),
  (id) => id.replaceAll('.', ':'),
  (id) => id.replaceAll('.', '..'),
  (id) => `${id}.`,
  (id) => id.replaceAll('.', ','),
]

export const otherSeparators = (): Mistake[] =>
  (['en', 'br'] as const).flatMap((language) =>
    ['hero.title', 'services.text'].flatMap((id) =>
      writeIds.map((write) => {
        const path = ['catalogs', language, id]
        const text = renamed(path, write(id))
        return {
          where: `${language} ${write(id)}`,
          text,
          lines: lineOfPath(text, ['catalogs', language, write(id)]),
          names: id,
          mendable: false,
        }
      }),
    ),
  )

export const otherReferences = (): Mistake[] =>
  [
    ['sections', 0, 'title'],
    ['services', 3, 'description'],
  ].flatMap((path) => {
    const id = String(valueAt(path))
    return [
      `catalogs.en.${id}`,
      `t('${id}')`,
      `{${id}}`,
      `$t(${id})`,
      `@${id}`,
      `en.${id}`,
      `#${id}`,
      `"${id}"`,
      `${id}:`,
      ...writeIds.map((write) => write(id)),
    ].map((by) => at(path, by, id))
  })

export const otherSectionNames = (): Mistake[] =>
  [
    '#services',
    '/#services',
    '/services',
    'services/',
    'https://www.example.com/#services',
    'Services',
    'Serviços',
  ].map((by) => at(['header', 'menu', 1, 'section'], by, 'services'))

export const otherPlaceholders = (): Mistake[] =>
  (['en', 'br'] as const).flatMap((language) => {
    const path = ['catalogs', language, 'footer.copyright']
    const right = String(valueAt(path))
    const written = (by: string) => right.replace('{year}', () => by)
    const signs = [
      '{{year}}',
      '{Year}',
      '(year)',
      '[year]',
      '%year%',
      ':year',
      '{YEAR}',
      '{ ano }',
      '$year',
      '{0}',
      '%s',
      '｛year｝',
      '{{ year }}',
    ]
    return signs
      .map((by) => at(path, written(by), '{year}'))
      .concat(['<year>', '__year__'].map((by) => at(path, written(by), '{year}', 2)))
      .concat(at(path, written('{year')))
  })

export const invisibleSigns = (): Mistake[] => {
  const forms: [Path, (v: string) => string][] = [
    [['company', 'phone'], (v) => `\u202a${v}\u202c`],
    [['company', 'phone'], (v) => v.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')],
    [['company', 'phone'], (v) => v.replaceAll('-', '–')],
    [['company', 'phone'], (v) => `'${v}`],
    [['company', 'phone'], (v) => `tel:${v}`],
    [['company', 'phone'], (v) => `="${v}"`],
    [['company', 'cnpj'], (v) => v.replaceAll('-', '–')],
    [['company', 'cnpj'], (v) => `CNPJ ${v}`],
    [['company', 'cnpj'], (v) => v.replaceAll('.', '. ')],
    [['company', 'email'], (v) => `${v}\u200b`],
    [['company', 'email'], (v) => v.replace('@', '\u00ad@')],
    [['company', 'email'], (v) => `[${v}](mailto:${v})`],
    [['company', 'email'], (v) => `Acme <${v}>`],
    [['company', 'email'], (v) => `<mailto:${v}|${v}>`],
    [['company', 'email'], (v) => v.replace('@', ' (at) ')],
    [['company', 'email'], (v) => `${v}.`],
    [['company', 'email'], (v) => v.replace('@', '@ ')],
    [['offices', 0, 'postalCode'], (v) => v.replace('-', '–')],
    [['offices', 0, 'postalCode'], (v) => v.replace('-', '\u2011')],
    [['offices', 0, 'postalCode'], (v) => `CEP ${v}`],
    [['clients', 4, 'id'], (v) => `${v}\u200e`],
    [['clients', 4, 'logo'], (v) => `${v}\u200e`],
    [['clients', 4, 'logo'], (v) => `${v} `],
    [['site', 'address'], (v) => `${v} `],
    [['site', 'address'], (v) => `\u200b${v}`],
    [['site', 'address'], (v) => v.replace('https', 'Https')],
    [['site', 'colors', 'accent'], (v) => `${v};`],
    [['site', 'colors', 'accent'], (v) => v.replace('#', '# ')],
    [['site', 'colors', 'accent'], (v) => v.replace('#', '0x')],
  ]
  return forms.map(([path, write]) => at(path, write(String(valueAt(path)))))
}

export const otherPictures = (): Mistake[] =>
  [
    'file:///C:/Users/maria/logo.svg',
    'https://drive.google.com/file/d/1a2b3c/view',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:https://web.whatsapp.com/1a2b',
    '/logos/ipezal.svg?v=2',
    'https://github.com/example/site/blob/main/public/logos/ipezal.svg',
    './logos/ipezal.svg',
    '../public/logos/ipezal.svg',
    '~/logos/ipezal.svg',
    'logos/ipezal.svg ',
    '<img src=logos/ipezal.svg>',
    'url(/logos/ipezal.svg)',
    '/logos/ipezal.svg.svg',
  ].map((by) => at(['clients', 2, 'logo'], by.replace('/ipezal.', '/cascavia.')))
