import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { describeLocation } from './describeLocation.ts'
import { describePicture, describeValue } from './describeValue.ts'

const content = {
  header: { menu: [{ section: 'about' }, { label: 'nav.clients', section: ' ' }] },
  company: { social: [{ network: 'linkedin' }, { label: 'footer.blog' }] },
  sections: [
    { type: 'hero', id: 'about' },
    { type: 'cases', entries: [{ client: 'Acme' }, {}, { client: 7 }] },
    { type: 'footer', links: [{ label: 'footer.privacy' }, { address: '/a.pdf' }, 3] },
    { id: 'quotes', type: 'quotes', entries: [{ person: 'Ana' }] },
    { type: 'services', invitation: {} },
    { id: 'voices', type: 'qotes', entries: [{ person: 'Ana' }] },
    { type: 'team', entries: [{ name: 'Davi' }] },
  ],
  services: [{ id: 'cloud' }],
  clients: [{ name: 'Delta', id: 'd' }, { id: 'echo' }],
  offices: [
    { city: 'Recife', district: 'Pina' },
    { id: 'rio' },
    { city: 'Natal', district: 'Tirol' },
  ],
}

test.each(
  rowsOf(`
  . | the file | o arquivo
  site | “site” | “site”
  site/colors/light | the light colours | as cores claras
  email/rateLimit | “email › rateLimit” | “email › rateLimit”
  header | the header | o cabeçalho
  header/menu | the menu | o menu
  header/menu/0 | menu entry 1 (about) | o item 1 (about) do menu
  company/social/0 | social network 1 (linkedin) | a rede social 1 (linkedin)
  company/social/1 | social network 2 (footer.blog) | a rede social 2 (footer.blog)
  company/social/0/x/y | “x › y” of social network 1 (linkedin) | “x › y” da rede social 1 (linkedin)
  sections | the list of sections | a lista de seções
  sections/0 | section 1 (hero) | a seção 1 (hero)
  sections/0/button | the button of section 1 (hero) | o botão da seção 1 (hero)
  sections/0/other/3 | “other” of section 1 (hero) | “other” da seção 1 (hero)
  sections/1/entries/0 | entry 1 (Acme) of section 2 (cases) | o item 1 (Acme) da seção 2 (cases)
  sections/6/entries/0 | person 1 (Davi) of section 7 (team) | a pessoa 1 (Davi) da seção 7 (team)
  sections/5/entries/0 | “entries” of section 6 (qotes) | “entries” da seção 6 (qotes)
  sections/1/entries/2/picture | the picture of entry 3 of section 2 (cases) | a imagem do item 3 da seção 2 (cases)
  sections/2/links/0 | footer link 1 (footer.privacy) of section 3 (footer) | o link 1 (footer.privacy) do rodapé da seção 3 (footer)
  services/0 | service 1 (cloud) | o serviço 1 (cloud)
  clients/0 | client 1 (Delta) | o cliente 1 (Delta)
  offices/0 | office 1 (Recife) | a unidade 1 (Recife)
  catalogs/br | the Portuguese texts | os textos em português
  elsewhere/0 | “elsewhere” | “elsewhere”
`),
)('the part at %j is called %s', (place = '', en = '', br = '') => {
  const said = describeLocation(content, pathTo(place))
  expect([said.en.the, said.br.the]).toEqual([en, br])
})

test.each(
  rowsOf(`
  site | em “site” | de “site”
  site/colors | nas cores | das cores
  catalogs/en | nos textos em inglês | dos textos em inglês
  header | no cabeçalho | do cabeçalho
  sections/0 | na seção 1 (hero) | da seção 1 (hero)
`),
)('Portuguese joins its small words to %j', (place = '', within = '', of = '') => {
  const { en, br } = describeLocation(content, pathTo(place))
  expect([br.in, br.of]).toEqual([within, of])
  expect([en.in, en.of]).toEqual([`in ${en.the}`, `of ${en.the}`])
})

test.each(
  rowsOf(`
  . | “site.json” | “site.json”
  site | “site” | “site”
  offices/0/city | “city” of office 1 (Recife) | “city” da unidade 1 (Recife)
  offices/0 | office 1 (Recife) | a unidade 1 (Recife)
  sections/1/show/2 | entry 3 of “show” of section 2 (cases) | o item 3 de “show” da seção 2 (cases)
  x/values/0 | entry 1 of “values” of “x” | o item 1 de “values” de “x”
  catalogs/en/hero.title | the English text “hero.title” | o texto em inglês “hero.title”
  catalogs/br/hero.title | the Portuguese text “hero.title” | o texto em português “hero.title”
  catalogs/en/hero/title | “title” of “catalogs › en › hero” | “title” de “catalogs › en › hero”
  header/menu | “menu” of the header | “menu” do cabeçalho
`),
)('the value at %j is called %s', (place = '', en = '', br = '') => {
  expect(describeValue(content, pathTo(place))).toEqual({ en, br })
})

test.each(
  rowsOf(`
  company/mark | the “mark” of “company” | a imagem “mark” de “company”
  sections/0/picture/file | the picture of section 1 (hero) | a imagem da seção 1 (hero)
  clients/0/logo | the “logo” of client 1 (Delta) | a imagem “logo” do cliente 1 (Delta)
`),
)('the picture at %j is called %s', (place = '', en = '', br = '') => {
  expect(describePicture(content, pathTo(place))).toEqual({ en, br })
})

function pathTo(place: string) {
  const steps = place === '.' ? [] : place.split('/')
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
