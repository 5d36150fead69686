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
    en: 'Plain: a grotesque without airs',
    br: 'Simples: sem serifa e sem afetação',
  },
  warm: {
    en: 'Warm: a grotesque with round, friendly letters',
    br: 'Acolhedora: sem serifa, redonda e simpática',
  },
  wide: {
    en: 'Wide: broad and strong, as if cut in stone',
    br: 'Larga: forte, como talhada em pedra',
  },
  narrow: {
    en: 'Narrow: tall and close, as on a poster',
    br: 'Estreita: alta e compacta, como num cartaz',
  },
  serif: {
    en: 'Serif: for lawyers, architects and houses with a long history',
    br: 'Com serifa: para advogados, arquitetos e casas com longa história',
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
  none: { en: 'None: colours alone', br: 'Nenhuma forma: só as cores' },
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
    en: 'Where the site is published and in which colours.',
    br: 'Onde o site é publicado e em que cores.',
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
        en: 'The language of the page for a new visitor, of search results and of shared links. Visitors whose browser asks for another language of the page are offered that one.',
        br: 'O idioma da página para quem chega pela primeira vez, dos resultados de busca e dos links compartilhados. A quem tem o navegador em outro idioma da página, ela oferece esse outro.',
      },
      enum: languageList,
      markdownEnumDescriptions: languageList.map(languageTitle),
    },
    shareImage: group({
      title: { en: 'Share picture', br: 'Imagem de compartilhamento' },
      help: {
        en: 'The picture that WhatsApp, LinkedIn and others show beside a link to the page. Without one of your own, one is made of mark, name, headline and colours.',
        br: 'A imagem que o WhatsApp, o LinkedIn e outros mostram ao lado de um link para a página. Sem uma sua, ela é feita com o símbolo, o nome, o título e as cores.',
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
      help: { en: 'The voice of the headings.', br: 'A voz dos títulos.' },
      choices: typefaces,
    }),
    motif: choice({
      default: defaultMotif,
      title: { en: 'Drawing in the background', br: 'Desenho de fundo' },
      help: {
        en: 'The shapes that the page draws with, in the colours of the company.',
        br: 'As formas com que a página desenha, nas cores da empresa.',
      },
      choices: motifs,
    }),
    colors: group({
      title: { en: 'Colours', br: 'Cores' },
      help: {
        en: 'The colours of the company. All other colours of the page are made from them, so that everything can be read.',
        br: 'As cores da empresa. Todas as outras cores da página são feitas a partir delas, de modo que tudo fique legível.',
      },
      inSentence: { en: 'the colours', br: 'as cores' },
      tsType:
        '{ accent: string; second?: string; light?: TunedColors; dark?: TunedColors }',
      required: ['accent'],
      properties: {
        accent: color({
          title: { en: 'Accent', br: 'Cor principal' },
          help: {
            en: 'The colour that the company is known by: buttons, links, panels and the drawing take it, a little lighter or darker where it could not be read.',
            br: 'A cor pela qual a empresa é conhecida: botões, links, painéis e o desenho a usam, um pouco mais clara ou escura onde ela não seria legível.',
          },
          example: '#1d4ed8',
        }),
        second: color({
          title: { en: 'Second colour', br: 'Segunda cor' },
          help: {
            en: 'A second colour, if the company has one: the sun of the drawing, and a breath of it in the grounds.',
            br: 'Uma segunda cor, se a empresa tiver: o sol do desenho e um leve tom dela nos fundos.',
          },
          example: '#f7bd16',
        }),
        light: tuned('light', { en: 'Light', br: 'Claro' }, '#ffffff'),
        dark: tuned('dark', { en: 'Dark', br: 'Escuro' }, '#000000'),
      },
    }),
  },
})
