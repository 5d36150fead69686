import { group, list } from './groups.ts'
import { link } from './links.ts'
import type { ModelNode } from './node.ts'
import { pictureOfRow } from './pictures.ts'
import { linesAreShown, sentences } from './sentences.ts'
import { ownId, ownPicture, text } from './values.ts'

export const services: ModelNode = list({
  title: { en: 'Services', br: 'Serviços' },
  help: {
    en: 'What the company offers, in the order of the page, 1 to 30.',
    br: 'O que a empresa oferece, na ordem da página, de 1 a 30.',
  },
  inSentence: { en: 'the list of services', br: 'a lista de serviços' },
  distinct: ['title', 'description'],
  maxItems: 30,
  items: { $ref: '#/definitions/service' },
})

/** The icons drawn for this page (schema/icons/ownIcons.ts). */
const iconNames = [
  'cloud',
  'code',
  'compass',
  'mobile',
  'spark',
  'blueprint',
  'shield',
  'chart',
  'database',
  'gear',
]

export const service: ModelNode = group({
  title: { en: 'Service', br: 'Serviço' },
  help: {
    en: 'Something that the company offers: a tile with an icon, a title and a description.',
    br: 'Algo que a empresa oferece: um quadro com ícone, título e descrição.',
  },
  entryName: { en: 'service #', br: 'o serviço #' },
  namedBy: ['id'],
  required: ['id', 'icon', 'title', 'description'],
  properties: {
    id: ownId({ en: 'service', br: 'serviço' }, 'cloud'),
    icon: {
      title: { en: 'Icon', br: 'Ícone' },
      help: {
        en: 'The drawing next to the service.',
        br: 'O desenho ao lado do serviço.',
      },
      inFile: {
        en: 'One of those drawn for this page, e.g. "cloud", or any other of the 1,900 at https://lucide.dev/icons by its name, e.g. "graduation-cap".',
        br: 'Um dos que foram desenhados para esta página, p. ex. "cloud", ou qualquer outro dos 1.900 de https://lucide.dev/icons, pelo nome, p. ex. "graduation-cap".',
      },
      otherwise: {
        en: 'All names are at https://lucide.dev/icons',
        br: 'Todos os nomes estão em https://lucide.dev/icons',
      },
      type: 'string',
      format: 'icon',
      examples: iconNames,
    },
    title: text({
      isHeading: true,
      title: { en: 'Title', br: 'Título' },
      max: 50,
      example: 'services.cloud.title',
    }),
    description: text({
      title: { en: 'Description', br: 'Descrição' },
      help: sentences(
        {
          en: 'What the service does, in one or two sentences.',
          br: 'Para que serve, em uma ou duas frases.',
        },
        linesAreShown,
      ),
      max: 240,
      example: 'services.cloud.description',
      keepsLines: true,
    }),
    picture: group(
      ownPicture({
        help: {
          en: 'Your own photo or drawing instead of the page’s drawing. Without it, the page uses its own drawing.',
          br: 'A sua foto ou o seu desenho no lugar do desenho da página. Sem isto, a página usa o próprio desenho.',
        },
        role: pictureOfRow('/services/', 'bread.jpg'),
        description: {
          en: 'A photo (JPEG, PNG, WebP or AVIF, best 1200 pixels wide) or an SVG.',
          br: 'Uma foto (JPEG, PNG, WebP ou AVIF, de preferência com 1200 pixels de largura) ou um SVG.',
        },
        shows: 'services.bread.alt',
      }),
    ),
    link: link({
      help: {
        en: 'A link to more about the service. Optional.',
        br: 'Um link para saber mais sobre o serviço. Opcional.',
      },
      max: 40,
      example: 'services.cloud.link',
    }),
  },
})
