/** Who may import whom: the lint rules are made from this table (`npm run rooms`). What it does not allow is refused. */

export interface Room {
  /** A folder with all that lies in it, or one file; `src` is the files at its top. */
  path: string
  /** Folders and files outside of the room. */
  mayImport: readonly string[]
}

const types = 'schema/siteContent.ts'
const contract = ['schema/site.schema.json', 'schema/problem.ts', types]
/** The content as the page takes it. */
const pageTypes = [types, 'schema/pageContent.ts', 'schema/colors/scheme.ts']

export const rooms: readonly Room[] = [
  { path: 'schema', mayImport: [] },
  { path: 'schema/colors', mayImport: [] },
  { path: 'schema/icons', mayImport: [] },
  { path: 'schema/reading', mayImport: ['schema/site.schema.br.json', ...contract] },
  { path: 'schema/wording', mayImport: ['schema/reading', ...contract] },
  {
    path: 'schema/finding',
    mayImport: [
      'schema/colors',
      'schema/icons',
      'schema/reading',
      'schema/wording',
      ...contract,
    ],
  },
  { path: 'schema/mending', mayImport: ['schema/reading', ...contract] },
  {
    path: 'schema/release',
    mayImport: ['schema/reading', 'schema/wording', 'schema/finding', ...contract],
  },
  { path: 'src/i18n', mayImport: [types] },
  { path: 'src/components', mayImport: ['src/i18n', ...pageTypes] },
  {
    path: 'src/contact',
    mayImport: ['src/components', 'src/i18n', 'src/fetchScript.ts', types],
  },
  {
    path: 'src/sections',
    mayImport: ['src/contact', 'src/components', 'src/i18n', ...pageTypes],
  },
  { path: 'src/mocks', mayImport: [] },
  {
    path: 'src/editor',
    mayImport: ['src/components', 'src/i18n', 'src/App.tsx', 'schema'],
  },
  { path: 'src', mayImport: pageTypes },
  {
    path: 'src/boot.ts',
    mayImport: [
      'src/fetchScript.ts',
      'src/i18n/languages.ts',
      'src/phoneMenu.ts',
      'src/prerenderedTree.ts',
    ],
  },
  {
    path: 'scripts',
    mayImport: [
      'schema',
      'src/components/column.ts',
      'src/entry-server.tsx',
      'src/prerenderedTree.ts',
      'src/i18n/languages.ts',
      'src/mocks',
    ],
  },
]

/** Packages that one file or room alone may import. */
export const doors: Readonly<Record<string, string>> = {
  '@emailjs/browser': 'src/contact/emailGateway.ts',
  '@hcaptcha/react-hcaptcha': 'src/contact/Captcha.tsx',
  ajv: 'schema/finding/validate.ts',
  'ajv-formats': 'schema/finding/validate.ts',
  '@iconify-json/lucide': 'schema/icons/icons.ts',
  'virtual:site-content': 'src',
}
