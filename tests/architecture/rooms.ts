import { mailService } from '../../schema/mailService.ts'

/** What the editor's page and its server have in common. */
const shared = [
  'src/editor/storage/storage.ts',
  'src/editor/storage/versions.ts',
  'src/editor/storage/rules',
  'src/editor/storage/serverWords.ts',
  'src/editor/publishing/protocol.ts',
  'src/editor/changes',
  'src/editor/merge',
  'src/editor/state/parseContent.ts',
]
/** The content as the page uses it. */
const pageTypes = ['schema/pageContent.ts', 'schema/look']
/** What scripts stand on: the content, files and folders, the terminal. */
const base = ['schema', 'scripts/files', 'scripts/terminal']

/** What every room may import: types, names and addresses, without imports of their own. */
export const common: readonly string[] = [
  'schema/generated/siteContent.ts',
  'schema/languages.ts',
  'schema/languageNames.ts',
  'schema/plainWords.ts',
  'schema/problem.ts',
  'schema/mailService.ts',
  'schema/captchaService.ts',
]

/**
 * What each room may import outside of itself: folders and files (rooms.test.ts). A room is a folder with everything in
 * it, or one file; `src` is the files directly in it, `schema` and `scripts` are too, but whoever may import them may
 * import everything in them. A file belongs to the room with the longest matching path.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  schema: ['schema'],
  'schema/migrations': [
    'schema/read',
    'schema/colors',
    'schema/check/invisibleCharacters.ts',
  ],
  'schema/generated': [],
  'schema/model': ['schema/colors/colors.ts'],
  'schema/colors': [],
  'schema/icons': [],
  'schema/look': ['schema/model/defaults.ts', 'schema/colors/colors.ts'],
  'schema/pictures': [],
  'schema/formats': ['schema/model', 'schema/generated', 'schema/read'],
  'schema/read': ['schema/model', 'schema/colors/palette.ts'],
  'schema/page': ['schema/model', 'schema/read'],
  'schema/messages': ['schema/model', 'schema/read'],
  'schema/check': [
    'schema/model',
    'schema/generated',
    'schema/colors',
    'schema/icons/findIcons.ts',
    'schema/pictures',
    'schema/formats',
    'schema/read',
    'schema/messages',
  ],
  'schema/fix': ['schema/read'],
  'schema/release': ['schema/model', 'schema/read', 'schema/check'],
  'src/i18n': [],
  'src/components': ['src/i18n', ...pageTypes],
  'src/contact': ['src/components', 'src/i18n', 'src/hydration'],
  'src/sections': [
    'src/contact',
    'src/components',
    'src/i18n',
    ...pageTypes,
    'schema/page/officeName.ts',
    'schema/model/defaults.ts',
  ],
  'src/hydration': [],
  'src/mocks': [],
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
    'schema/pageContent.ts',
    'schema/look',
    'schema/colors/colors.ts',
    'schema/colors/scheme.ts',
  ],
  'src/boot': ['src/i18n/languageChoice.ts'],
  scripts: ['scripts', 'schema'],
  'scripts/update': ['scripts/check', 'scripts/git', 'schema/migrations', ...base],
  'scripts/files': ['scripts/terminal'],
  'scripts/terminal': ['schema', 'scripts/files'],
  'scripts/types': ['schema'],
  'scripts/pictures': base,
  'scripts/check': ['scripts/pictures', ...base],
  'scripts/site': ['scripts/check', 'scripts/files', ...shared],
  'scripts/build': [
    'scripts/hosting',
    'scripts/check',
    'scripts/pictures',
    'src/entry-server.tsx',
    'src/boot/boot.ts',
    'src/boot/notice.ts',
    'src/boot/prerenderedTree.ts',
    ...base,
  ],
  'scripts/dev': ['scripts/build', 'scripts/check', 'src/entry-server.tsx', ...base],
  'scripts/edit': [
    'scripts/check',
    'scripts/site',
    'scripts/pictures',
    'scripts/build/brand/typeface.ts',
    'scripts/hosting/headers.ts',
    'scripts/publish',
    'scripts/versions',
    ...shared,
    ...base,
  ],
  'scripts/git': shared,
  'scripts/publish': [
    'scripts/build/siteVersion.ts',
    'scripts/check',
    'scripts/site',
    'scripts/git',
    'scripts/hosting',
    ...shared,
    ...base,
  ],
  'scripts/versions': [
    'scripts/check',
    'scripts/site',
    'scripts/git',
    ...shared,
    ...base,
  ],
  'scripts/hosting': base,
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
