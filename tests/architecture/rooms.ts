import { mailService } from '../../schema/mailService.ts'

const types = 'schema/generated/siteContent.ts'
const languages = 'schema/languages.ts'
/** Names and addresses of the mail service and the captcha. */
const services = ['schema/mailService.ts', 'schema/captchaService.ts']
const problem = 'schema/problem.ts'
/** The types that page and server exchange when a site is published. */
const publication = 'src/editor/publishing/protocol.ts'
/** What the page asks of the storage of a content, and what holds in every storage. */
const storage = [
  'src/editor/storage/storage.ts',
  'src/editor/storage/versions.ts',
  'src/editor/storage/rules',
]
const plainWords = 'schema/plainWords.ts'
/** The model of the content. */
const model = 'schema/model'
/** The content as the page uses it. */
const pageTypes = [types, languages, 'schema/pageContent.ts', 'schema/look']
/** What scripts stand on: the content, files and folders. */
const base = ['schema', 'scripts/files']

/**
 * What each room may import outside of itself: folders and files (rooms.test.ts). A room is a folder with everything in
 * it, or one file; `src` is the files directly in it, `schema` and `scripts` are too, but whoever may import them may
 * import everything in them. A file belongs to the room with the longest matching path.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  schema: ['schema'],
  'schema/migrations': [
    problem,
    'schema/read',
    'schema/colors',
    'schema/check/invisibleCharacters.ts',
  ],
  'schema/generated': [],
  [model]: [
    problem,
    'schema/colors/colors.ts',
    languages,
    ...services,
    'schema/languageNames.ts',
  ],
  'schema/colors': [problem],
  'schema/icons': [plainWords],
  'schema/look': [types, 'schema/model/defaults.ts', 'schema/colors/colors.ts'],
  'schema/pictures': [],
  'schema/formats': [model, 'schema/generated', plainWords, 'schema/read'],
  'schema/read': [model, 'schema/colors/palette.ts', problem, types, languages],
  'schema/page': [types, model, 'schema/read'],
  'schema/messages': [
    model,
    'schema/read',
    problem,
    languages,
    'schema/languageNames.ts',
  ],
  'schema/check': [
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
    ...services,
  ],
  'schema/fix': ['schema/read', problem, types],
  'schema/release': [model, 'schema/read', 'schema/check', languages],
  'src/i18n': [types, languages],
  'src/components': ['src/i18n', ...pageTypes],
  'src/contact': [
    'src/components',
    'src/i18n',
    'src/hydration',
    types,
    languages,
    ...services,
  ],
  'src/sections': [
    'src/contact',
    'src/components',
    'src/i18n',
    ...pageTypes,
    'schema/page/officeName.ts',
    'schema/model/defaults.ts',
  ],
  'src/hydration': [],
  'src/mocks': services,
  'src/editor': [
    'src',
    'src/components',
    'src/contact',
    'src/i18n',
    'schema',
    // The preview draws the build's drawings too.
    'scripts/build/brand/drawings.ts',
  ],
  src: [
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
  'src/boot': ['src/i18n/languageChoice.ts', languages],
  scripts: ['scripts', 'schema'],
  'scripts/update': [
    'scripts/check',
    'scripts/git',
    'schema/migrations',
    'scripts/terminal',
    ...base,
  ],
  'scripts/files': ['scripts/terminal'],
  'scripts/terminal': base,
  'scripts/types': ['schema'],
  'scripts/pictures': base,
  'scripts/check': ['scripts/pictures', ...base],
  // What a file of a site may be called is a rule of the editor's storages too.
  'scripts/site': ['scripts/check', 'src/editor/storage/rules', 'scripts/files'],
  'scripts/build': [
    'scripts/hosting',
    'scripts/check',
    'scripts/pictures',
    'src/entry-server.tsx',
    'src/boot/boot.ts',
    'src/boot/notice.ts',
    'src/boot/prerenderedTree.ts',
    'scripts/terminal',
    ...base,
  ],
  'scripts/dev': [
    'scripts/build',
    'scripts/check',
    'src/entry-server.tsx',
    'scripts/terminal',
    ...base,
  ],
  'scripts/edit': [
    'scripts/check',
    'scripts/site',
    'scripts/pictures',
    'scripts/build/brand/typeface.ts',
    'scripts/hosting/headers.ts',
    'scripts/publish',
    'scripts/versions',
    'src/editor/storage/serverWords.ts',
    ...storage,
    publication,
    ...base,
  ],
  'scripts/git': [publication],
  'scripts/publish': [
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
    publication,
    'scripts/terminal',
    ...base,
  ],
  'scripts/versions': [
    'scripts/check',
    'scripts/site',
    'scripts/git',
    ...storage,
    ...base,
  ],
  'scripts/hosting': ['scripts/terminal', ...base],
  'scripts/bench': [
    'scripts/build',
    'scripts/check',
    'scripts/edit',
    'scripts/hosting',
    'scripts/test',
    ...base,
  ],
  'scripts/test': ['src/mocks', ...base],
}

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
  ['edits', 'merge', 'changes'],
  ['storage/github', 'pictures', 'preview', 'phone'],
  ['check', 'saving', 'publishing', 'versions'],
  ['fields'],
  ['panel', 'goLive'],
  ['bar', 'broken'],
  [],
]
