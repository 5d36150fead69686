import type { Bilingual } from '../bilingual.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import { languageList } from '../languages.ts'
import { languageTitle } from './catalogs.ts'
import { defaultMotif, defaultTypeface } from './defaults.ts'
import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { share } from './pictures.ts'
import { joinWithOr } from './sentences.ts'
import { alt, choice, color, picture, value } from './values.ts'
import { verification } from './verification.ts'

/** "en" for English or "br" for Portuguese */
const each = {
  en: joinWithOr(languageList.map((key) => `"${key}" for ${inEnglish(key)}`)).en,
  br: joinWithOr(languageList.map((key) => `"${key}" para ${inPortuguese(key)}`)).br,
}

/** The voices of headings (schema/look/typefaces.ts, and the system's own). */
const typefaces = {
  plain: {
    en: 'Plain: simple letters without serifs',
    br: 'Simples: letras sem serifa',
  },
  warm: {
    en: 'Warm: round, friendly letters',
    br: 'Acolhedora: letras redondas e simpáticas',
  },
  wide: {
    en: 'Wide: broad, strong letters',
    br: 'Larga: letras largas e fortes',
  },
  narrow: {
    en: 'Narrow: tall letters, as on a poster',
    br: 'Estreita: letras altas, como num cartaz',
  },
  serif: {
    en: 'Serif: classic letters, as in a book',
    br: 'Com serifa: letras clássicas, como num livro',
  },
  system: {
    en: 'The letters of the visitor’s own system',
    br: 'A fonte do próprio sistema do visitante',
  },
}

/** What the page draws with (schema/look/motifs.ts). */
const motifs = {
  columns: {
    en: 'Columns, as of a palace in Brasília',
    br: 'Colunas, como as de um palácio de Brasília',
  },
  waves: { en: 'Waves of a river or of the sea', br: 'Ondas de um rio ou do mar' },
  hills: { en: 'Hills, one behind the other', br: 'Morros, um atrás do outro' },
  leaves: { en: 'Leaves of a tree', br: 'Folhas de uma árvore' },
  tiles: { en: 'Tiles, as on an azulejo wall', br: 'Azulejos de uma parede' },
  weave: { en: 'Weave, as of a basket', br: 'Trançado de um cesto' },
  none: { en: 'None: only colors', br: 'Nenhuma forma: só as cores' },
}

/** The corners of buttons (src/pageStyles.ts). */
const buttons = {
  soft: { en: 'Soft: slightly round corners', br: 'Suaves: cantos levemente redondos' },
  square: { en: 'Square corners', br: 'Cantos retos' },
  round: { en: 'Round ends', br: 'Pontas redondas' },
}

/** Exact colors of one scheme, which are not adapted. */
function tuned(en: string, title: Bilingual, background: string): ModelNode {
  const br = title.br.toLowerCase()
  return {
    title,
    help: {
      en: `Colours that are to be exactly so on screens set to ${en}. Leave it out, and all are made from the accent.`,
      br: `Cores que devem ser exatamente estas em telas no modo ${br}. Sem isto, todas são feitas a partir da cor principal.`,
    },
    inSentence: { en: `the ${en} colours`, br: `as cores ${br.replace(/o$/, 'a')}s` },
    examples: [{ background }],
    $ref: '#/definitions/tunedColors',
  }
}

export const site: ModelNode = group({
  title: 'Site',
  help: {
    en: 'The address, the language, and the look of the site.',
    br: 'O endereço, o idioma e a aparência do site.',
  },
  required: ['address', 'colors'],
  properties: {
    address: value({
      title: { en: 'Address', br: 'Endereço' },
      help: {
        en: 'Where the site is published, with https:// in front and a slash at the end, e.g. “https://www.example.com/”. A folder is allowed: “https://example.com/site/”.',
        br: 'Onde o site é publicado, com https:// na frente e uma barra no fim, p. ex. “https://www.example.com/”. Pode ser uma pasta: “https://example.com/site/”.',
      },
      format: 'address',
      pattern: `^https://[^\\s?#]+/$|${patterns.host}`,
      patternErrorMessage: {
        en: 'Write the whole address, starting with https:// and ending with a slash, e.g. "https://www.example.com/".',
        br: 'Escreva o endereço inteiro, começando com https:// e terminando com uma barra, p. ex. "https://www.example.com/".',
      },
      example: 'https://www.example.com/',
    }),
    defaultLanguage: {
      default: languageList[0],
      title: { en: 'Default language', br: 'Idioma padrão' },
      inFile: {
        en: `Write ${each.en}. Without this line it is the first of these in which the page has texts.`,
        br: `Escreva ${each.br}. Sem esta linha, vale o primeiro destes em que a página tem textos.`,
      },
      help: {
        en: 'The language of the page for a new visitor, of search results and of shared links. If a visitor’s browser uses another language of the page, the page offers it.',
        br: 'O idioma da página para quem chega pela primeira vez, dos resultados de busca e dos links compartilhados. Se o navegador do visitante usa outro idioma da página, ela oferece esse idioma.',
      },
      enum: languageList,
      markdownEnumDescriptions: languageList.map(languageTitle),
    },
    shareImage: group({
      title: { en: 'Share picture', br: 'Imagem de compartilhamento' },
      help: {
        en: 'The picture that WhatsApp, LinkedIn and others show next to a link to the page. Without it, the site makes one from logo, name, headline, and colors.',
        br: 'A imagem que o WhatsApp, o LinkedIn e outros mostram ao lado de um link para a página. Sem ela, o site faz uma com o logo, o nome, o título e as cores.',
      },
      inSentence: { en: 'the share picture', br: 'a imagem de compartilhamento' },
      required: ['file', 'alt'],
      properties: {
        file: picture({
          role: share,
          help: {
            en: 'A PNG or JPEG of 1200 × 630 pixels.',
            br: 'Um PNG ou JPEG de 1200 × 630 pixels.',
          },
        }),
        alt: alt('share.alt'),
      },
    }),
    verification,
    typeface: choice({
      default: defaultTypeface,
      title: { en: 'Typeface', br: 'Fonte dos títulos' },
      help: { en: 'The style of the headings.', br: 'O estilo dos títulos.' },
      choices: typefaces,
    }),
    motif: choice({
      default: defaultMotif,
      title: { en: 'Drawing in the background', br: 'Desenho de fundo' },
      help: {
        en: 'The shapes of the page’s drawings, in the company’s colors.',
        br: 'As formas dos desenhos da página, nas cores da empresa.',
      },
      choices: motifs,
    }),
    buttons: choice({
      default: 'soft',
      title: { en: 'Shape of buttons', br: 'Forma dos botões' },
      help: { en: 'The corners of all buttons.', br: 'Os cantos de todos os botões.' },
      choices: buttons,
    }),
    colors: group({
      title: { en: 'Colors', br: 'Cores' },
      help: {
        en: 'The colors of the company. All other colors are made from them, with enough contrast.',
        br: 'As cores da empresa. As outras cores da página são feitas a partir delas, com contraste suficiente.',
      },
      inSentence: { en: 'the colors', br: 'as cores' },
      tsType:
        '{ accent: string; second?: string; light?: TunedColors; dark?: TunedColors }',
      required: ['accent'],
      properties: {
        accent: color({
          title: { en: 'Accent', br: 'Cor principal' },
          help: {
            en: 'The company’s main color. Buttons, links, backgrounds, and drawings use it, lighter or darker where the contrast needs it.',
            br: 'A cor principal da empresa. Botões, links, fundos e desenhos a usam, mais clara ou mais escura onde o contraste exige.',
          },
          example: '#1d4ed8',
        }),
        second: color({
          title: { en: 'Second color', br: 'Segunda cor' },
          help: {
            en: 'A second color, if the company has one. The sun of the drawing uses it, and backgrounds get a hint of it.',
            br: 'Uma segunda cor, se a empresa tiver. O sol do desenho a usa, e os fundos ganham um leve tom dela.',
          },
          example: '#f7bd16',
        }),
        light: tuned('light', { en: 'Light', br: 'Claro' }, '#ffffff'),
        dark: tuned('dark', { en: 'Dark', br: 'Escuro' }, '#000000'),
      },
    }),
  },
})
