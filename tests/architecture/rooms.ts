import { mailService } from '../../schema/mailService.ts'

/** Which room may import which. Everything else is refused (rooms.test.ts). */

export interface Room {
  /**
   * A folder with everything in it, or one file; `src` and `schema` are the files directly in them. A file belongs to
   * the room with the longest matching path.
   */
  path: string
  /** Folders and files outside of the room that it may import. */
  mayImport: readonly string[]
}

const types = 'schema/generated/siteContent.ts'
const languages = 'schema/languages.ts'
/** Names and addresses of the mail service and the captcha. */
const services = ['schema/mailService.ts', 'schema/captchaService.ts']
const contract = [
  'schema/problem.ts',
  types,
  languages,
  ...services,
  'schema/languageNames.ts',
]
/** The types that page and server exchange when a site is published. */
const publication = 'src/editor/publishing/protocol.ts'
/** What the page asks of the storage of a content, and what holds in every storage. */
const storage = [
  'src/editor/storage/serverWords.ts',
  'src/editor/storage/storage.ts',
  'src/editor/storage/versions.ts',
  'src/editor/storage/rules',
]
const plainWords = 'schema/plainWords.ts'
/** The model of the content. */
const model = 'schema/model'
/** The content as the page uses it. */
const pageTypes = [
  types,
  languages,
  'schema/pageContent.ts',
  'schema/colors/colors.ts',
  'schema/colors/scheme.ts',
  'schema/look',
]
/** For every command. */
const commands = ['schema', 'scripts/files', 'scripts/terminal']

export const rooms: readonly Room[] = [
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
      'schema/pictures',
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
      'schema/problem.ts',
      'schema/read',
      'schema/colors',
      'schema/check/invisibleCharacters.ts',
    ],
  },
  { path: 'schema/generated', mayImport: [] },
  {
    path: model,
    mayImport: [
      'schema/problem.ts',
      'schema/colors/colors.ts',
      languages,
      ...services,
      'schema/languageNames.ts',
    ],
  },
  { path: 'schema/colors', mayImport: ['schema/problem.ts', types] },
  { path: 'schema/icons', mayImport: [plainWords] },
  {
    path: 'schema/look',
    mayImport: [types, 'schema/model/defaults.ts', 'schema/colors/colors.ts'],
  },
  { path: 'schema/pictures', mayImport: ['schema/read', ...contract] },
  {
    path: 'schema/formats',
    mayImport: [model, 'schema/generated', plainWords, 'schema/read'],
  },
  { path: 'schema/read', mayImport: [model, 'schema/colors/palette.ts', ...contract] },
  { path: 'schema/page', mayImport: [types, model, 'schema/read'] },
  { path: 'schema/messages', mayImport: [model, 'schema/read', ...contract] },
  {
    path: 'schema/check',
    mayImport: [
      model,
      'schema/generated',
      'schema/colors',
      'schema/icons/findIcons.ts',
      'schema/page/openingHours.ts',
      'schema/pictures',
      plainWords,
      'schema/formats',
      'schema/read',
      'schema/messages',
      ...contract,
    ],
  },
  { path: 'schema/fix', mayImport: ['schema/read', ...contract] },
  {
    path: 'schema/release',
    mayImport: [
      model,
      'schema/read',
      'schema/pictures',
      'schema/messages',
      'schema/check',
      ...contract,
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
  {
    path: 'src/editor',
    mayImport: [
      'src',
      'src/components',
      'src/contact',
      'src/hydration',
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
      ...pageTypes,
    ],
  },
  {
    path: 'src/boot',
    mayImport: ['src/i18n/languageChoice.ts', languages],
  },
  {
    path: 'scripts',
    mayImport: [
      ...commands,
      'scripts/check',
      'scripts/build',
      'scripts/dev',
      'scripts/edit',
      'scripts/hosting',
      'scripts/bench',
      'scripts/test',
      'scripts/types',
      'scripts/update',
    ],
  },
  {
    path: 'scripts/update',
    mayImport: ['scripts/check', 'scripts/git', 'schema/migrations', ...commands],
  },
  { path: 'scripts/files', mayImport: commands },
  { path: 'scripts/terminal', mayImport: commands },
  { path: 'scripts/types', mayImport: commands },
  { path: 'scripts/pictures', mayImport: commands },
  {
    path: 'scripts/check',
    mayImport: ['scripts/pictures', ...commands],
  },
  {
    path: 'scripts/site',
    // What a file of a site may be called is a rule of the editor's storages too.
    mayImport: ['scripts/check', 'src/editor/storage/rules', ...commands],
  },
  {
    path: 'scripts/build',
    mayImport: [
      'scripts/hosting',
      'scripts/check',
      'scripts/pictures',
      'src/entry-server.tsx',
      'src/boot/boot.ts',
      'src/boot/notice.ts',
      'src/boot/prerenderedTree.ts',
      ...commands,
    ],
  },
  {
    path: 'scripts/dev',
    mayImport: [
      'scripts/build',
      'scripts/check',
      'src/entry-server.tsx',
      'src/mocks',
      ...commands,
    ],
  },
  {
    path: 'scripts/edit',
    mayImport: [
      'scripts/check',
      'scripts/site',
      'scripts/pictures',
      'scripts/build/brand/typeface.ts',
      'scripts/hosting/headers.ts',
      'scripts/publish',
      'scripts/versions',
      ...storage,
      publication,
      ...commands,
    ],
  },
  {
    path: 'scripts/git',
    mayImport: [publication, ...commands],
  },
  {
    path: 'scripts/publish',
    mayImport: [
      'scripts/build/siteVersion.ts',
      'scripts/check',
      'scripts/site',
      'scripts/git',
      'scripts/hosting',
      // Changes published by others are merged and described as in the page.
      'src/editor/changes',
      'src/editor/merge',
      'src/editor/state/parseContent.ts',
      'src/editor/storage/rules',
      'src/editor/interfaceText.ts',
      publication,
      ...commands,
    ],
  },
  {
    path: 'scripts/versions',
    mayImport: ['scripts/check', 'scripts/site', 'scripts/git', ...storage, ...commands],
  },
  { path: 'scripts/hosting', mayImport: commands },
  {
    path: 'scripts/bench',
    mayImport: [
      'scripts/build',
      'scripts/check',
      'scripts/edit',
      'scripts/hosting',
      'scripts/test',
      ...commands,
    ],
  },
  { path: 'scripts/test', mayImport: ['src/mocks', ...commands] },
]

/** Packages that only one file or room may import. */
export const doors: Readonly<Record<string, string>> = {
  ...(mailService.library && { [mailService.library]: 'src/contact/emailGateway.ts' }),
  '@hcaptcha/react-hcaptcha': 'src/contact/Captcha.tsx',
  ajv: 'scripts/types',
  'ajv-formats': 'scripts/types',
  '@iconify-json/lucide': 'schema/icons/icons.ts',
  'virtual:site-content': 'src',
}

/**
 * The floors of the editor, from below: folders and files, the longest that fits. A floor imports those below it. What
 * is not named here is the page, on top.
 */
export const editorFloors: readonly (readonly string[])[] = [
  ['interfaceText.ts', 'moment.ts', 'interfaceLanguage.ts', 'theme.ts', 'serverToken.ts'],
  ['state/store.ts', 'storage'],
  ['state'],
  // Of the floors above it has nothing but types: of what it hands out.
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
  ['publishing'],
  ['versions'],
  ['fields'],
  ['panel', 'goLive'],
  ['bar', 'broken'],
  [],
]
