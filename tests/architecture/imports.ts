import { mailService } from '../../schema/mailService.ts'

/** Which folder may import which. Everything else is refused (imports.test.ts). */

export interface ImportRule {
  /**
   * A folder with everything in it, or one file; `src` and `schema` are the files directly in them. A file belongs to
   * the rule with the longest matching path.
   */
  path: string
  /** Folders and files outside of the folder that it may import. */
  mayImport: readonly string[]
}

const types = 'schema/generated/siteContent.ts'
const languages = 'schema/languages.ts'
/** Names and addresses of the mail service and the captcha. */
const services = ['schema/mailService.ts', 'schema/captchaService.ts']
const problem = 'schema/problem.ts'
/** The type of words in both languages of the editor. */
const bilingual = 'schema/bilingual.ts'
/** What the editor's page and its server say to each other. */
const editorApi = 'src/editorApi'
const plainWords = 'schema/plainWords.ts'
/** The model of the content. */
const model = 'schema/model'
/** The content as the page uses it. */
const pageTypes = [
  types,
  languages,
  'schema/pageContent.ts',
  'schema/look',
  'schema/page/shownPhone.ts',
]
/** What most scripts need: the content, files and folders. */
const base = ['schema', 'scripts/files']

export const importRules: readonly ImportRule[] = [
  {
    path: 'schema',
    mayImport: [
      'schema/generated',
      'schema/model',
      'schema/messages',
      'schema/colors',
      'schema/icons',
      'schema/look',
      'schema/page',
      'schema/read',
      'schema/check',
      'schema/formats',
      'schema/fix',
      'schema/release',
    ],
  },
  {
    path: 'schema/migrations',
    mayImport: [
      bilingual,
      'schema/read',
      'schema/colors',
      'schema/check/invisibleCharacters.ts',
    ],
  },
  { path: 'schema/generated', mayImport: [] },
  {
    path: model,
    mayImport: [
      bilingual,
      'schema/messages/catalog.ts',
      'schema/colors/colors.ts',
      languages,
      ...services,
      'schema/languageNames.ts',
    ],
  },
  { path: 'schema/colors', mayImport: [] },
  { path: 'schema/icons', mayImport: [plainWords] },
  {
    path: 'schema/look',
    mayImport: [types, 'schema/model/defaults.ts', 'schema/colors/colors.ts'],
  },
  { path: 'schema/pictures', mayImport: [] },
  {
    path: 'schema/formats',
    mayImport: [model, 'schema/generated', plainWords],
  },
  {
    path: 'schema/read',
    mayImport: [
      model,
      'schema/colors/palette.ts',
      problem,
      types,
      languages,
      'schema/formats',
    ],
  },
  { path: 'schema/page', mayImport: [types, model, 'schema/read'] },
  {
    path: 'schema/messages',
    mayImport: [
      plainWords,
      model,
      'schema/read',
      problem,
      bilingual,
      languages,
      'schema/languageNames.ts',
    ],
  },
  {
    path: 'schema/check',
    mayImport: [
      bilingual,
      model,
      'schema/generated',
      'schema/colors',
      'schema/icons/findIcons.ts',
      'schema/pictures',
      plainWords,
      'schema/formats',
      'schema/read',
      'schema/messages',
      problem,
      languages,
    ],
  },
  { path: 'schema/fix', mayImport: ['schema/read', problem, types] },
  {
    path: 'schema/release',
    mayImport: [
      bilingual,
      model,
      'schema/read',
      'schema/check',
      'schema/messages/describe.ts',
      languages,
    ],
  },
  { path: 'src/i18n', mayImport: [types, languages] },
  { path: 'src/components', mayImport: ['src/i18n', ...pageTypes] },
  {
    path: 'src/contact',
    mayImport: [
      'src/components',
      'src/i18n',
      'src/hydration',
      types,
      languages,
      ...services,
    ],
  },
  {
    path: 'src/sections',
    mayImport: [
      'src/contact',
      'src/components',
      'src/i18n',
      ...pageTypes,
      'schema/page/officeName.ts',
      'schema/model/defaults.ts',
    ],
  },
  { path: 'src/hydration', mayImport: [] },
  { path: 'src/mocks', mayImport: services },
  { path: 'src/editorApi', mayImport: ['schema'] },
  {
    path: 'src/editor',
    mayImport: [
      editorApi,
      'src',
      'src/components',
      'src/contact',
      'src/i18n',
      'schema',
      // The preview draws the build's drawings too.
      'scripts/build/brand/drawings.ts',
    ],
  },
  {
    path: 'src',
    mayImport: [
      'src/sections',
      'src/components',
      'src/i18n',
      'src/mocks',
      'src/hydration',
      'src/boot/pageParts.ts',
      'src/boot/formMark.ts',
      languages,
      'schema/pageContent.ts',
      'schema/look',
      'schema/colors/colors.ts',
      'schema/colors/scheme.ts',
    ],
  },
  {
    path: 'src/boot',
    mayImport: ['src/i18n/languageChoice.ts', 'src/i18n/yearsSince.ts', languages],
  },
  {
    path: 'scripts',
    mayImport: [
      ...base,
      'scripts/messages',
      'scripts/terminal',
      'scripts/check',
      'scripts/build',
      'scripts/dev',
      'scripts/edit',
      'scripts/hosting',
      'scripts/bench',
      'scripts/test',
      'scripts/types',
      'scripts/site',
    ],
  },
  { path: 'scripts/messages', mayImport: ['schema'] },
  { path: 'scripts/files', mayImport: ['scripts/terminal', 'scripts/messages'] },
  { path: 'scripts/terminal', mayImport: ['scripts/messages', ...base] },
  { path: 'scripts/types', mayImport: ['schema', 'scripts/messages'] },
  { path: 'scripts/pictures', mayImport: base },
  {
    path: 'scripts/check',
    mayImport: ['scripts/messages', 'scripts/pictures', 'scripts/terminal', ...base],
  },
  {
    path: 'scripts/site',
    // What a file of a site may be called is a rule of the editor's storages too.
    mayImport: [
      'scripts/check',
      'scripts/messages',
      'schema',
      'schema/migrations',
      editorApi,
      'scripts/files',
    ],
  },
  {
    path: 'scripts/build',
    mayImport: [
      'scripts/messages',
      'scripts/hosting',
      'scripts/check',
      'scripts/pictures',
      'src/entry-server.tsx',
      'src/boot/boot.ts',
      'src/boot/notice.ts',
      'src/boot/pageParts.ts',
      'src/boot/prerenderedTree.ts',
      'scripts/terminal',
      ...base,
    ],
  },
  {
    path: 'scripts/dev',
    mayImport: [
      'scripts/build',
      'scripts/check',
      'src/entry-server.tsx',
      'scripts/terminal',
      ...base,
    ],
  },
  {
    path: 'scripts/edit',
    mayImport: [
      'scripts/messages',
      'scripts/check',
      'scripts/site',
      'scripts/pictures',
      'scripts/build/brand/typeface.ts',
      'scripts/hosting/headers.ts',
      'scripts/publish',
      'scripts/versions',
      editorApi,
      ...base,
    ],
  },
  {
    path: 'scripts/git',
    mayImport: [editorApi],
  },
  {
    path: 'scripts/publish',
    mayImport: [
      'scripts/build/siteVersion.ts',
      'scripts/check',
      'scripts/site',
      'scripts/git',
      'scripts/hosting',
      editorApi,
      ...base,
    ],
  },
  {
    path: 'scripts/versions',
    mayImport: ['scripts/check', 'scripts/site', editorApi, ...base],
  },
  { path: 'scripts/hosting', mayImport: ['scripts/terminal', ...base] },
  {
    path: 'scripts/bench',
    mayImport: [
      'scripts/build',
      'scripts/check',
      'scripts/edit',
      'scripts/hosting',
      'scripts/test',
      ...base,
    ],
  },
  { path: 'scripts/test', mayImport: ['src/mocks', ...base] },
]

/** Packages that only one file or folder may import. */
export const packageUsers: Readonly<Record<string, string>> = {
  ...(mailService.library && { [mailService.library]: 'src/contact/emailGateway.ts' }),
  '@hcaptcha/react-hcaptcha': 'src/contact/Captcha.tsx',
  ajv: 'scripts/types',
  'ajv-formats': 'scripts/types',
  '@iconify-json/lucide': 'schema/icons/icons.ts',
  'virtual:site-content': 'src',
}

/**
 * The layers of the editor, lowest first: folders and files; the longest matching path counts. A layer imports those
 * below it. Everything else is the page, the highest layer.
 */
export const editorLayers: readonly (readonly string[])[] = [
  ['messages'],
  ['titles.ts', 'moment.ts', 'interfaceLanguage.ts', 'theme.ts', 'serverToken.ts'],
  ['state/store.ts', 'storage'],
  ['state'],
  // It imports only types from the layers above.
  ['context.tsx'],
  ['controls'],
  ['fields/fieldKind.ts'],
  ['fields/*/kind.ts'],
  ['fields/kinds.ts'],
  ['edits'],
  ['merge'],
  ['changes'],
  ['storage/github'],
  ['pictures'],
  ['preview'],
  ['phone'],
  ['check'],
  ['saving'],
  ['versions/restore.ts'],
  ['publishing'],
  ['versions'],
  ['fields'],
  ['panel', 'goLive'],
  ['bar', 'broken'],
  [],
]
