// @vitest-environment node
import { test } from 'vitest'

import { lookUp } from '../../../schema/read/readDocument.ts'
import { copyOfContent, original } from '../mistakes/mistake.ts'
import { changed, expectRight, type Habit } from './habit.ts'

/** A name under which other sites keep what has another name here. */
function renamed(group: string, right: string, ...others: string[]): Habit[] {
  const path = group.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const value = lookUp(copyOfContent(), [...path, right])
  return others.map((other) => ({
    what: `${other} in ${group}`,
    text: changed([`${group}/${right}`, undefined], [`${group}/${other}`, value]),
    told: [`mistyped-key ${group}/${other}`],
    names: [`“${right}”`],
    mended: original,
  }))
}

/** A name that has no place there, and whose meaning has one elsewhere. */
function elsewhere(
  place: string,
  value: unknown,
  code: string,
  ...names: string[]
): Habit {
  return {
    what: `${place}: ${JSON.stringify(value)}`,
    text: changed([place, value]),
    told: [`${code} ${place}`],
    names,
  }
}

const profile = 'https://www.instagram.com/example'

test.for<Habit>([
  ...renamed(
    'company/social/0',
    'address',
    'url',
    'link',
    'href',
    'site',
    'endereco',
    'user_url',
  ),
  ...renamed('company/social/0', 'network', 'platform', 'rede', 'plataforma'),
  ...renamed('company/social/0', 'label', 'title', 'nome', 'texto'),
  ...renamed(
    'company',
    'phone',
    'tel',
    'telephone',
    'fone',
    'telefone',
    'celular',
    'phoneNumber',
  ),
  ...renamed('company', 'email', 'mail', 'e-mail', 'emailAddress', 'correio'),
  ...renamed('company', 'mark', 'logo', 'simbolo', 'símbolo'),
  ...renamed('company', 'legalName', 'razaoSocial', 'razao_social', 'legal_name'),
  ...renamed('company', 'social', 'redes', 'socialLinks', 'redesSociais', 'social_links'),
  ...renamed('company', 'cnpj', 'taxId', 'CNPJ'),
  ...renamed(
    'clients/0',
    'logo',
    'image',
    'img',
    'imagem',
    'foto',
    'logotipo',
    'picture',
    'src',
  ),
  ...renamed('clients/0', 'name', 'nome', 'title', 'cliente'),
  ...renamed(
    'header/menu/0',
    'section',
    'link',
    'href',
    'anchor',
    'secao',
    'target',
    'ancora',
  ),
  ...renamed('header/menu/0', 'label', 'text', 'title', 'name', 'texto', 'rotulo'),
  ...renamed('services/0', 'title', 'name', 'nome', 'heading', 'titulo', 'headline'),
  ...renamed(
    'services/0',
    'description',
    'text',
    'texto',
    'descricao',
    'desc',
    'body',
    'content',
  ),
  ...renamed('services/0', 'icon', 'icone', 'ícone', 'symbol'),
  ...renamed(
    'offices/0',
    'postalCode',
    'zip',
    'cep',
    'zipCode',
    'postal_code',
    'codigoPostal',
  ),
  ...renamed('offices/0', 'state', 'uf', 'estado', 'region', 'UF'),
  ...renamed('offices/0', 'street', 'address', 'logradouro', 'endereco', 'rua'),
  ...renamed('offices/0', 'district', 'bairro', 'neighborhood', 'neighbourhood'),
  ...renamed('offices/0', 'city', 'town', 'cidade', 'municipio'),
  ...renamed('site', 'address', 'url', 'domain', 'dominio', 'baseUrl', 'endereço'),
  ...renamed('site', 'defaultLanguage', 'language', 'lang', 'idioma', 'locale'),
  ...renamed('site', 'colors', 'cores', 'colours', 'palette'),
  ...renamed('site', 'typeface', 'font', 'fonte', 'fontFamily'),
  ...renamed('captcha', 'siteKey', 'sitekey', 'site_key', 'key', 'chave'),
  ...renamed('email', 'publicKey', 'userId', 'user_id', 'public_key'),
  ...renamed('email', 'serviceId', 'service', 'service_id'),
  ...renamed('email', 'templateId', 'template', 'template_id'),
  ...renamed('sections/0', 'title', 'heading', 'titulo', 'headline'),
  ...renamed(
    'sections/0',
    'text',
    'subtitle',
    'subtitulo',
    'description',
    'texto',
    'paragraph',
  ),
  ...renamed('sections/0', 'button', 'cta', 'botao', 'botão'),
  ...renamed('sections/2', 'facts', 'numbers', 'stats', 'numeros'),
])('$what is led to its name', expectRight)

const website = 'https://www.aroeva.com.br/'

test.for<Habit>([
  ...['url', 'site', 'link', 'homepage'].map((name) => ({
    what: `${name} of a client`,
    text: changed([`clients/0/${name}`, website]),
    told: [`mistyped-key clients/0/${name}`],
    names: ['“website”'],
    mended: changed(['clients/0/website', website]),
  })),
  elsewhere('sections/0/photo', '/team.jpg', 'mistyped-key', '“picture”', '"file"'),
  elsewhere('sections/0/imagem', '/team.jpg', 'mistyped-key', '“picture”', '"alt"'),
  elsewhere(
    'company/instagram',
    profile,
    'known-elsewhere',
    '“social”',
    '"network": "instagram"',
  ),
  elsewhere(
    'company/facebook',
    'https://www.facebook.com/example',
    'known-elsewhere',
    '“social”',
    '"network": "facebook"',
  ),
  elsewhere(
    'company/twitter',
    'https://x.com/example',
    'known-elsewhere',
    '“social”',
    '"network": "x"',
  ),
  elsewhere(
    'site/instagram',
    profile,
    'known-elsewhere',
    '“social”',
    '"network": "instagram"',
  ),
  elsewhere(
    'company/whatsApp',
    '+55 61 95555-0100',
    'mistyped-key',
    '“whatsapp”',
    '"number"',
  ),
  elsewhere('company/zap', '+55 61 95555-0100', 'mistyped-key', '“whatsapp”', '"number"'),
  elsewhere('company/address', 'Rua 1, 100', 'known-elsewhere', '“offices”'),
  elsewhere('company/endereco', 'Rua 1, 100', 'known-elsewhere', '“offices”'),
  elsewhere('company/city', 'Anápolis', 'known-elsewhere', '“offices”'),
  elsewhere(
    'company/links',
    [{ label: 'footer.linkedin', address: 'https://www.example.com/p' }],
    'misplaced-key',
    'footer',
  ),
  elsewhere(
    'company/whats',
    '+55 61 95555-0100',
    'mistyped-key',
    '“whatsapp”',
    '"number"',
  ),
  elsewhere(
    'team',
    [{ name: 'Ana', role: 'team.ana' }],
    'known-elsewhere',
    '"type": "team"',
    '“sections”',
  ),
  elsewhere(
    'equipe',
    [{ nome: 'Ana' }],
    'known-elsewhere',
    '"type": "team"',
    '“sections”',
  ),
  elsewhere(
    'testimonials',
    [{ text: 'x' }],
    'known-elsewhere',
    '"type": "quotes"',
    '“sections”',
  ),
  elsewhere(
    'depoimentos',
    [{ text: 'x' }],
    'known-elsewhere',
    '"type": "quotes"',
    '“sections”',
  ),
  elsewhere('faq', [{ q: 'x' }], 'known-elsewhere', '"type": "questions"', '“sections”'),
  elsewhere('precos', [], 'known-elsewhere', '"type": "prices"', '“sections”'),
  elsewhere('pricing', [], 'known-elsewhere', '"type": "prices"', '“sections”'),
  elsewhere('gallery', [], 'known-elsewhere', '"type": "gallery"', '“sections”'),
  elsewhere('galeria', [], 'known-elsewhere', '"type": "gallery"', '“sections”'),
  elsewhere('portfolio', [], 'known-elsewhere', '"type": "cases"', '“sections”'),
  elsewhere('hero', { title: 'x' }, 'known-elsewhere', '"type": "hero"', '“sections”'),
  elsewhere(
    'contact',
    { title: 'x' },
    'known-elsewhere',
    '"type": "contact"',
    '“sections”',
  ),
  elsewhere(
    'menu',
    [{ label: 'nav.about', section: 'about' }],
    'known-elsewhere|misplaced-key',
    '“menu”',
  ),
  elsewhere('social', [], 'known-elsewhere', '“social”', '“company”'),
  elsewhere('phone', '+55 61 3555-0100', 'known-elsewhere', '“phone”', '“company”'),
  elsewhere('site/title', 'Acme', 'known-elsewhere', '“page.title”'),
  elsewhere('site/description', 'We build', 'known-elsewhere', '“page.description”'),
  elsewhere('site/titulo', 'Acme', 'known-elsewhere', '“page.title”'),
  elsewhere('site/color', '#c04a1b', 'said-already', '“colors”'),
  elsewhere(
    'services/0/url',
    'https://www.example.com/a',
    'mistyped-key',
    '“link”',
    '"label"',
  ),
  elsewhere('sections/0/bold', true, 'no-styling'),
  elsewhere('sections/0/negrito', true, 'no-styling'),
  elsewhere('sections/1/fontSize', '18px', 'no-styling'),
  elsewhere('sections/1/background', '#ffffff', 'no-styling', '“colors”'),
  elsewhere('services/0/color', '#ffffff', 'no-styling', '“colors”'),
  elsewhere('sections/1/align', 'center', 'no-styling'),
  elsewhere('services/0/style', 'x', 'no-styling'),
  elsewhere('catalogs/es', { 'hero.title': 'x' }, 'unknown-language', '“en”', '“br”'),
  elsewhere('clients/0/note', 'Since 2019', 'unknown-key', '“note”'),
  elsewhere('company/slogan', 'We build', 'unknown-key', '“slogan”'),
])('$what is led home', expectRight)
