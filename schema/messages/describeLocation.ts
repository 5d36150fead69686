import { isRecord, lookUp, type Path } from '../read/readDocument.ts'
import { isBlank } from '../read/words.ts'

/** The name of a part of the content, as a sentence takes it: "in section 1 (hero)", "na seção 1 (hero)". */
export interface Place {
  en: { in: string; of: string; the: string }
  br: { in: string; of: string; the: string }
}

type Gender = 'o' | 'a' | ''

const contractions: Record<Gender, { in: string; of: string; the: string }> = {
  o: { in: 'no ', of: 'do ', the: 'o ' },
  a: { in: 'na ', of: 'da ', the: 'a ' },
  '': { in: 'em ', of: 'de ', the: '' },
}

function place(en: string, gender: Gender, br: string): Place {
  const words = contractions[gender]
  return {
    en: { in: `in ${en}`, of: `of ${en}`, the: en },
    br: { in: words.in + br, of: words.of + br, the: words.the + br },
  }
}

function named(value: unknown, ...keys: string[]): string {
  if (!isRecord(value)) return ''
  const name = keys
    .map((key) => value[key])
    .find((found) => typeof found === 'string' && !isBlank(found))
  return typeof name === 'string' ? ` (${name})` : ''
}

/** How much of a path leads to the entry of a list: the innermost one. */
function entryLength([part, , list]: Path): number {
  if (part === 'header' || part === 'company') return 3
  return part === 'sections' && (list === 'links' || list === 'entries') ? 4 : 2
}

/** An entry of a list, by position and by name. */
function entry(root: unknown, path: Path): Place | undefined {
  const index = path.at(-1)
  const item = lookUp(root, path)
  if (typeof index !== 'number') return undefined
  const number = index + 1
  switch (path.at(-2)) {
    case 'menu': {
      const name = `${number}${named(item, 'section', 'label')}`
      return place(`menu entry ${name}`, 'o', `item ${name} do menu`)
    }
    case 'social': {
      const name = `${number}${named(item, 'network', 'label')}`
      return place(`social network ${name}`, 'a', `rede social ${name}`)
    }
    case 'entries': {
      const name = `${number}${named(item, 'client', 'person')}`
      const { en, br } = describeLocation(root, path.slice(0, 2))
      return place(`entry ${name} ${en.of}`, 'o', `item ${name} ${br.of}`)
    }
    case 'links': {
      const name = `${number}${named(item, 'label', 'address')}`
      return place(`footer link ${name}`, 'o', `link ${name} do rodapé`)
    }
    case 'sections': {
      const name = `${number}${named(item, 'type', 'id')}`
      return place(`section ${name}`, 'a', `seção ${name}`)
    }
    case 'services': {
      const name = `${number}${named(item, 'id')}`
      return place(`service ${name}`, 'o', `serviço ${name}`)
    }
    case 'clients': {
      const name = `${number}${named(item, 'name', 'id')}`
      return place(`client ${name}`, 'o', `cliente ${name}`)
    }
    case 'offices': {
      const name = `${number}${named(item, 'city', 'id')}`
      return place(`office ${name}`, 'o', `escritório ${name}`)
    }
    case undefined:
    default:
      return undefined
  }
}

const parts: Record<string, readonly [en: string, gender: Gender, br: string]> = {
  'site.colors': ['the colours', 'a', 's cores'],
  'site.colors.light': ['the light colours', 'a', 's cores claras'],
  'site.colors.dark': ['the dark colours', 'a', 's cores escuras'],
  'site.shareImage': ['the share picture', 'a', 'imagem de compartilhamento'],
  header: ['the header', 'o', 'cabeçalho'],
  'header.button': [
    'the contact button of the header',
    'o',
    'botão de contato do cabeçalho',
  ],
  'header.menu': ['the menu', 'o', 'menu'],
  'company.whatsapp': ['the WhatsApp number', 'o', 'número do WhatsApp'],
  'company.social': ['the list of social networks', 'a', 'lista de redes sociais'],
  catalogs: ['“catalogs”', '', '“catalogs”'],
  'catalogs.en': ['the English texts', 'o', 's textos em inglês'],
  'catalogs.br': ['the Portuguese texts', 'o', 's textos em português'],
  sections: ['the list of sections', 'a', 'lista de seções'],
  services: ['the list of services', 'a', 'lista de serviços'],
  clients: ['the list of clients', 'a', 'lista de clientes'],
  offices: ['the list of offices', 'a', 'lista de escritórios'],
}

const inSection: Record<string, readonly [en: string, gender: Gender, br: string]> = {
  button: ['the button', 'o', 'botão'],
  picture: ['the picture', 'a', 'imagem'],
  link: ['the second link', 'o', 'segundo link'],
  invitation: ['the invitation', 'o', 'convite'],
  'invitation.button': ['the button of the invitation', 'o', 'botão do convite'],
  show: ['“show”', '', '“show”'],
}

/** Names the object or list at a path. */
export function describeLocation(root: unknown, path: Path): Place {
  if (path.length === 0) return place('the file', 'o', 'arquivo')
  const length = entryLength(path)
  const own = entry(root, path.slice(0, length))
  if (own && path.length === length) return own
  if (own) {
    const rest = path.slice(length).filter((step) => typeof step === 'string')
    const known = path[0] === 'sections' ? inSection[rest.join('.')] : undefined
    const [en, gender, br] = known ?? [
      `“${rest.join(' › ')}”`,
      '',
      `“${rest.join(' › ')}”`,
    ]
    return place(`${en} ${own.en.of}`, gender, `${br} ${own.br.of}`)
  }
  const name = path.filter((step) => typeof step === 'string')
  const part = parts[name.join('.')]
  return part
    ? plural(place(...part))
    : place(`“${name.join(' › ')}”`, '', `“${name.join(' › ')}”`)
}

/** "no" and "s textos" make "nos textos", "na" and "s cores" "nas cores". */
function plural({ en, br }: Place): Place {
  const join = (words: string) => words.replace(/^([nd]?[oa]) s /, '$1s ')
  return { en, br: { in: join(br.in), of: join(br.of), the: join(br.the) } }
}
