import { test } from 'vitest'

import { lookUp } from '../../../schema/read/readDocument.ts'
import { copyOfContent, original } from '../mistakes/mistake.ts'
import { changed, expectRight, habitsOf, pathOf, type Habit } from './habit.ts'

/** Names under which other sites keep what has another name here, as a line: the place, then the other names. */
function renamed(line: string): Habit[] {
  const [place = '', ...others] = line.trim().split(/:? /)
  const steps = place.split('/')
  const right = steps.pop()
  const value = lookUp(copyOfContent(), pathOf(place))
  return others.map((other) => {
    const here = [...steps, other].join('/')
    return {
      what: here,
      text: changed([place, undefined], [here, value]),
      expected: [`mistyped-key ${here}`],
      names: [`“${right}”`],
      mended: original,
    }
  })
}

const otherNames = `
  company/social/0/address: url link href site endereco user_url
  company/social/0/network: platform rede plataforma
  company/social/0/label: title nome texto
  company: empresa
  company/phone: tel telephone fone telefone celular phoneNumber
  company/email: mail e-mail emailAddress correio
  company/mark: logo simbolo símbolo
  company/legalName: razaoSocial razao_social legal_name
  company/social: redes socialLinks redesSociais social_links
  company/cnpj: taxId CNPJ
  clients/0/logo: image img imagem foto logotipo picture src
  clients/0/name: nome title cliente
  header/menu/0/section: link href anchor secao target ancora
  header/menu/0/label: text title name texto rotulo
  services/0/title: name nome heading titulo headline
  services/0/description: text texto descricao desc body content
  services/0/icon: icone ícone symbol
  offices/0/postalCode: zip cep zipCode postal_code codigoPostal
  offices/0/state: uf estado region UF
  offices/0/street: address logradouro endereco rua
  offices/0/district: bairro neighborhood neighbourhood
  offices/0/city: town cidade municipio
  site/address: url domain dominio baseUrl endereço
  site/defaultLanguage: language lang idioma locale
  site/colors: cores colours palette
  site/typeface: font fonte fontFamily
  captcha/siteKey: sitekey site_key key chave
  email/publicKey: userId user_id public_key
  email/serviceId: service service_id
  email/templateId: template template_id
  sections/0/title: heading titulo headline
  sections/0/text: subtitle subtitulo description texto paragraph
  sections/0/button: cta botao botão
  sections/2/facts: numbers stats numeros
`

test.for(otherNames.trim().split('\n').flatMap(renamed))(
  '$what is led to its name',
  expectRight,
)

const website = 'https://www.aroeva.com.br/'

test.for<Habit>([
  {
    what: 'url of an entry of the menu',
    text: changed(['header/menu/0', { label: 'nav.about', url: 'about' }]),
    expected: ['mistyped-key header/menu/0/url'],
    names: ['“section”'],
    mended: original,
  },
  ...['url', 'site', 'link', 'homepage'].map((name) => ({
    what: `${name} of a client`,
    text: changed([`clients/0/${name}`, website]),
    expected: [`mistyped-key clients/0/${name}`],
    names: ['“website”'],
    mended: changed(['clients/0/website', website]),
  })),
  ...habitsOf(String.raw`
  sections/0/photo | "/team.jpg" | mistyped-key | “picture” | "file"
  sections/0/imagem | "/team.jpg" | mistyped-key | “picture” | "alt"
  company/instagram | "https://www.instagram.com/example" | known-elsewhere | “social” | "network": "instagram"
  company/facebook | "https://www.facebook.com/example" | known-elsewhere | “social” | "network": "facebook"
  company/twitter | "https://x.com/example" | known-elsewhere | “social” | "network": "x"
  site/instagram | "https://www.instagram.com/example" | known-elsewhere | “social” | "network": "instagram"
  company/whatsApp | "+55 61 95555-0100" | mistyped-key | “whatsapp” | "number"
  company/zap | "+55 61 95555-0100" | mistyped-key | “whatsapp” | "number"
  company/address | "Rua 1, 100" | known-elsewhere | “offices”
  company/endereco | "Rua 1, 100" | known-elsewhere | “offices”
  company/city | "Anápolis" | known-elsewhere | “offices”
  company/links | [{"label":"footer.linkedin","address":"https://www.example.com/p"}] | misplaced-key | footer
  company/whats | "+55 61 95555-0100" | mistyped-key | “whatsapp” | "number"
  team | [{"name":"Ana","role":"team.ana"}] | known-elsewhere | "type": "team" | “sections”
  equipe | [{"nome":"Ana"}] | known-elsewhere | "type": "team" | “sections”
  testimonials | [{"text":"x"}] | known-elsewhere | "type": "quotes" | “sections”
  depoimentos | [{"text":"x"}] | known-elsewhere | "type": "quotes" | “sections”
  faq | [{"q":"x"}] | known-elsewhere | "type": "questions" | “sections”
  precos | [] | known-elsewhere | "type": "prices" | “sections”
  pricing | [] | known-elsewhere | "type": "prices" | “sections”
  gallery | [] | known-elsewhere | "type": "gallery" | “sections”
  galeria | [] | known-elsewhere | "type": "gallery" | “sections”
  portfolio | [] | known-elsewhere | "type": "cases" | “sections”
  hero | {"title":"x"} | known-elsewhere | "type": "hero" | “sections”
  contact | {"title":"x"} | known-elsewhere | "type": "contact" | “sections”
  menu | [{"label":"nav.about","section":"about"}] | known-elsewhere|misplaced-key | “menu”
  social | [] | known-elsewhere | “social” | “company”
  phone | "+55 61 3555-0100" | known-elsewhere | “phone” | “company”
  site/title | "Acme" | known-elsewhere | “page.title”
  site/description | "We build" | known-elsewhere | “page.description”
  site/titulo | "Acme" | known-elsewhere | “page.title”
  site/color | "#c04a1b" | said-already | “colors”
  services/0/url | "https://www.example.com/a" | mistyped-key | “link” | "label"
  sections/0/bold | true | no-styling
  sections/0/negrito | true | no-styling
  sections/1/fontSize | "18px" | no-styling
  sections/1/background | "#ffffff" | no-styling | “colors”
  services/0/color | "#ffffff" | no-styling | “colors”
  sections/1/align | "center" | no-styling
  services/0/style | "x" | no-styling
  catalogs/es | {"hero.title":"x"} | unknown-language | “en” | “br”
  company/url | "https://www.acme.com.br" | known-elsewhere | “site”
  site/logo | "/mark.svg" | known-elsewhere | “company” | “mark”
  site/colors/background | "#ffffff" | known-elsewhere | “light”
  site/colors/primary | "#003366" | said-already | “accent”
  whatsapp | "+55 61 95555-0101" | known-elsewhere | "number": "+55 61 95555-0101"
  seo | {"title":"x"} | known-elsewhere | “page.title”
  email/apiKey | "x" | said-already | “publicKey”
  services/0/preco | "R$ 500" | known-elsewhere | "type": "prices"
  clients/0/depoimento | "Muito bom" | known-elsewhere | "type": "quotes"
  telefone | "+55 61 3555-0100" | known-elsewhere | “phone”
  offices/0/telefone | "+55 61 3555-0100" | known-elsewhere | “phone”
  offices/0/complemento | "Sala 901" | said-already | “street”
  services/0/visible | false | mistyped-key | "hidden": true
  services/0/services.cloud.title | "Cloud" | said-already | 297
  header/menu/0/url | "#about" | unknown-key | “url”
  clients/0/note | "Since 2019" | unknown-key | “note”
  company/slogan | "We build" | unknown-key | “slogan”
  `),
  ...habitsOf('services/0/disabled | true | mistyped-key | “hidden”').map((habit) => ({
    ...habit,
    mended: changed(['services/0/hidden', true]),
  })),
  // What visitors read has no home that is another entry's, or the one name that is left.
  ...habitsOf('clients/0/description | "Energy" | unknown-key').map((habit) => ({
    ...habit,
    never: /“services”/,
  })),
  ...habitsOf('company/motto | "We build" | unknown-key').map((habit) => ({
    ...habit,
    never: /secondPhone/,
  })),
])('$what is led home', expectRight)
