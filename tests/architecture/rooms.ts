import { mailService } from '../../schema/mailService.ts'

/**
 * The floors of each house, from below: folders and files, of which the longest that fits counts. A floor imports
 * itself and those below it. What is not named here stands on top. Everything else is refused (rooms.test.ts).
 */
export const houses: Readonly<Record<string, readonly (readonly string[])[]>> = {
  schema: [
    [
      'generated',
      'problem.ts',
      'languages.ts',
      'languageNames.ts',
      'plainWords.ts',
      'mailService.ts',
      'captchaService.ts',
    ],
    ['colors', 'icons'],
    ['model'],
    ['look', 'read'],
    ['pictures', 'formats', 'page', 'messages'],
    ['check'],
    ['fix', 'release', 'migrations'],
    [],
  ],
  src: [
    ['i18n', 'hydration'],
    ['boot'],
    ['components'],
    ['contact'],
    ['sections'],
    ['mocks'],
    [],
  ],
  'src/editor': [
    ['interfaceText.ts', 'moment.ts', 'interfaceLanguage.ts', 'theme.ts'],
    ['serverToken.ts'],
    ['state/store.ts', 'storage'],
    ['state'],
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
    ['panel', 'release'],
    ['bar', 'broken'],
    [],
  ],
  scripts: [
    ['files', 'terminal'],
    ['types', 'pictures', 'hosting', 'git', 'test'],
    ['check'],
    ['build', 'versions', 'update'],
    ['publish', 'dev'],
    ['edit'],
    ['bench'],
    [],
  ],
}

/** What a house may import of the others. */
export const between: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  // The content as the page uses it: no part of the check gets into the browser of a visitor.
  src: [
    'schema/generated',
    'schema/languages.ts',
    'schema/mailService.ts',
    'schema/captchaService.ts',
    'schema/pageContent.ts',
    'schema/colors/colors.ts',
    'schema/colors/scheme.ts',
    'schema/look',
    'schema/page/officeName.ts',
    'schema/model/defaults.ts',
  ],
  'src/editor': [
    'schema',
    'src/App.tsx',
    'src/theme.ts',
    'src/pageStyles.ts',
    'src/components',
    'src/contact',
    'src/hydration',
    'src/i18n',
    // The preview draws the build's drawings too.
    'scripts/build/brand/drawings.ts',
  ],
  scripts: [
    'schema',
    'src/entry-server.tsx',
    'src/boot',
    'src/mocks',
    // Changes published by others are merged and described as in the page.
    'src/editor/changes',
    'src/editor/merge',
    'src/editor/state/parseContent.ts',
    'src/editor/interfaceText.ts',
    'src/editor/storage',
    'src/editor/publishing/protocol.ts',
  ],
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
