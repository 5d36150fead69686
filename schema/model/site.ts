import { colors, roles } from '../colors/colors.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import { languageList } from '../languages.ts'
import { languageTitle } from './catalogs.ts'
import { defaultMotif, defaultTypeface } from './defaults.ts'
import { group } from './groups.ts'
import { choicesOf, joinWithOr, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { share } from './pictures.ts'
import { alt, choice, color, picture, value } from './values.ts'
import { verification } from './verification.ts'

/** "en" for English or "br" for Portuguese */
const keys = {
  en: joinWithOr(languageList.map((key) => `"${key}" for ${inEnglish(key)}`)).en,
  br: joinWithOr(languageList.map((key) => `"${key}" para ${inPortuguese(key)}`)).br,
}

/** The voices of headings (schema/look/typefaces.ts, and the system's own). */
const typefaces = choicesOf('site.typeface', [
  'plain',
  'warm',
  'wide',
  'narrow',
  'serif',
  'system',
])

/** What the page draws with (schema/look/motifs.ts). */
const motifs = choicesOf('site.motif', [
  'columns',
  'waves',
  'hills',
  'leaves',
  'tiles',
  'weave',
  'none',
])

/** The corners of buttons (src/pageStyles.ts). */
const buttons = choicesOf('site.buttons', ['soft', 'square', 'round'])

/** Exact colors of one scheme, which are not adapted. */
function tuned(scheme: 'light' | 'dark', background: string): ModelNode {
  return {
    ...words(`site.colors.${scheme}`),
    examples: [{ background }],
    $ref: '#/definitions/tunedColors',
  }
}

export const site: ModelNode = group({
  ...words('site'),
  required: ['address', 'colors'],
  properties: {
    address: value({
      ...words('site.address'),
      format: 'address',
      pattern: `^https://[^\\s?#]+/$|${patterns.host}`,
      example: 'https://www.example.com/',
    }),
    defaultLanguage: {
      default: languageList[0],
      ...words('site.defaultLanguage', { keys }),
      enum: languageList,
      markdownEnumDescriptions: languageList.map(languageTitle),
    },
    shareImage: group({
      ...words('site.shareImage'),
      required: ['file', 'alt'],
      properties: {
        file: picture({ role: share, ...words('site.shareImage.file') }),
        alt: alt('share.alt'),
      },
    }),
    verification,
    typeface: choice({
      default: defaultTypeface,
      ...words('site.typeface'),
      choices: typefaces,
    }),
    motif: choice({ default: defaultMotif, ...words('site.motif'), choices: motifs }),
    buttons: choice({ default: 'soft', ...words('site.buttons'), choices: buttons }),
    colors: group({
      ...words('site.colors'),
      tsType:
        '{ accent: string; second?: string; light?: TunedColors; dark?: TunedColors }',
      required: ['accent'],
      properties: {
        accent: color({ ...words('site.colors.accent'), example: '#1d4ed8' }),
        second: color({ ...words('site.colors.second'), example: '#f7bd16' }),
        light: tuned('light', '#ffffff'),
        dark: tuned('dark', '#000000'),
      },
    }),
  },
})

export const tunedColors: ModelNode = group({
  properties: Object.fromEntries(
    roles.map((name) => {
      const { example } = colors[name]
      return [name, color({ ...words(`color.${name}`), example })]
    }),
  ),
})
