import { inEach } from '../bilingual.ts'
import { colors, roles } from '../colors/colors.ts'
import { languageNames, languageTitle } from '../languageNames.ts'
import { languageList } from '../languages.ts'
import { defaultMotif, defaultTypeface } from './defaults.ts'
import { group, groupWithMessages } from './groups.ts'
import { joinWithOr, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { choice, color, value } from './values.ts'

/** "en" for English or "br" for Portuguese */
const keys = inEach((report) => {
  const means = { en: 'for', br: 'para' }[report]
  const named = languageList.map(
    (key) => `"${key}" ${means} ${languageNames[key][report]}`,
  )
  return joinWithOr(named)[report]
})

/** The typefaces for headings (schema/look/typefaces.ts), and the font of the visitor's system. */
const typefaces = ['plain', 'warm', 'wide', 'narrow', 'serif', 'system']

/** The names of the motifs in schema/look/motifs.ts. */
const motifs = ['columns', 'waves', 'hills', 'tiles', 'weave', 'none']

/** Exact colors of one scheme, which are not adapted. */
const tuned = (background: string): ModelNode => ({
  examples: [{ background }],
  $ref: '#/definitions/tunedColors',
})

export const site: ModelNode = groupWithMessages('site', {
  required: ['address', 'colors'],
  properties: {
    address: value({
      format: 'address',
      pattern: `^https://[^\\s?#]+/$|${patterns.bareAddress}`,
      example: 'https://www.example.com/',
    }),
    defaultLanguage: {
      default: languageList[0],
      ...messagesOf('site.defaultLanguage', { keys }),
      enum: languageList,
      markdownEnumDescriptions: languageList.map(languageTitle),
    },
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
        light: tuned('#ffffff'),
        dark: tuned('#000000'),
      },
    }),
  },
})

export const tunedColors: ModelNode = group({
  properties: Object.fromEntries(
    roles.map((name) => [
      name,
      { ...color(colors[name].example), ...messagesOf(`color.${name}`) },
    ]),
  ),
})
