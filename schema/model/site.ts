import { colors, colorNames } from '../colors/colors.ts'
import { languageTitle } from '../languageNames.ts'
import { languageList } from '../languages.ts'
import { defaultMotif, defaultTypeface } from './defaults.ts'
import { group, groupWithMessages } from './groups.ts'
import { messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { choice, color, value } from './values.ts'

/** The typefaces for headings (schema/look/typefaces.ts), and the font of the visitor's system. */
const typefaces = ['plain', 'warm', 'wide', 'narrow', 'serif', 'system']

/** The names of the motifs in schema/look/motifs.ts. */
const motifs = ['columns', 'waves', 'hills', 'tiles', 'weave', 'none']

/** Exact colors of one scheme, which are adapted only if they are unreadable. */
const tunedColorsNode = (background: string): ModelNode => ({
  examples: [{ background }],
  $ref: '#/definitions/tunedColors',
})

/** The code from the head of the page with which a search engine verifies who owns the site. */
const verificationCode = (tools: string, pattern: string, example: string): ModelNode =>
  value({
    ...messagesOf('site.verification.code', { tools, example }),
    format: 'key',
    pattern,
    example,
  })

export const site: ModelNode = groupWithMessages('site', {
  required: ['address', 'colors'],
  properties: {
    address: value({
      format: 'address',
      pattern: `^https://[^\\s?#]+/$|${patterns.typedAddress}`,
      example: 'https://www.example.com/',
    }),
    defaultLanguage: {
      default: languageList[0],
      enum: languageList,
      markdownEnumDescriptions: languageList.map(languageTitle),
    },
    verification: group({
      properties: {
        google: verificationCode(
          'Google Search Console',
          '^[A-Za-z0-9_+/-]{40,80}={0,2}$',
          'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE',
        ),
        bing: verificationCode(
          'Bing Webmaster Tools',
          '^[0-9A-Fa-f]{32}$',
          '0123456789ABCDEF0123456789ABCDEF',
        ),
      },
    }),
    typeface: choice(typefaces, { default: defaultTypeface }),
    motif: choice(motifs, { default: defaultMotif }),
    // The corners of buttons (src/pageStyles.ts).
    buttons: choice(['soft', 'square', 'round'], { default: 'soft' }),
    colors: group({
      tsType:
        '{ accent: string; second?: string; light?: TunedColors; dark?: TunedColors }',
      required: ['accent'],
      properties: {
        accent: color('#1d4ed8'),
        second: color('#f7bd16'),
        light: tunedColorsNode('#ffffff'),
        dark: tunedColorsNode('#000000'),
      },
    }),
  },
})

export const tunedColors: ModelNode = group({
  properties: Object.fromEntries(
    colorNames.map((name) => [
      name,
      { ...color(colors[name].example), ...messagesOf(`color.${name}`) },
    ]),
  ),
})
