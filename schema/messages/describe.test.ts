import { expect, test } from 'vitest'

import { pathOf, rowsOf } from '../../tests/check/rowsOf.ts'
import { describeLocation, describeValue, inPlace } from './describe.ts'

const content = {
  header: { menu: [{ section: 'about' }] },
  sections: [
    { type: 'hero', id: 'about' },
    { type: 'cases', entries: [{ client: 'Acme' }] },
    { id: 'voices', type: 'qotes', entries: [{ person: 'Ana' }] },
  ],
  offices: [{ city: 'Recife', district: 'Pina' }],
}

const pathTo = (place: string) => (place === '.' ? [] : pathOf(place))

test.each(
  rowsOf(`
  . | the file | o arquivo | no arquivo
  site/colors/light | the light mode colors | as cores do modo claro | nas cores do modo claro
  email/rateLimit | “Email service › Time between messages” | “Serviço de e-mail › Intervalo entre mensagens” | em “Serviço de e-mail › Intervalo entre mensagens”
  header/menu/0 | menu item 1 (Hero) | o item 1 (Abertura) do menu | no item 1 (Abertura) do menu
  sections/1/entries/0 | item 1 (Acme) of section 2 (Cases) | o item 1 (Acme) da seção 2 (Casos de sucesso) | no item 1 (Acme) da seção 2 (Casos de sucesso)
  sections/2/entries/0 | “entries” of section 3 (qotes) | “entries” da seção 3 (qotes) | em “entries” da seção 3 (qotes)
  catalogs/br | the Portuguese text | os textos em português | nos textos em português
`),
)('describeLocation names the part at %j “%s”', (place = '', en = '', ...portuguese) => {
  const name = describeLocation(content, pathTo(place))
  expect(name.en).toBe(en)
  expect([name.br, inPlace(name).br]).toEqual(portuguese)
})

test.each(
  rowsOf(`
  . | “site.json” | “site.json”
  offices/0/city | “City” of office 1 (Recife) | “Cidade” do endereço 1 (Recife)
  offices/0 | office 1 (Recife) | o endereço 1 (Recife)
  sections/1/show/2 | entry 3 of “show” of section 2 (Cases) | o item 3 de “show” da seção 2 (Casos de sucesso)
  catalogs/br/hero.title | the Portuguese text “hero.title” | o texto em português “hero.title”
`),
)('describeValue names the value at %j “%s”', (place = '', en, br) => {
  expect(describeValue(content, pathTo(place))).toEqual({ en, br })
})
