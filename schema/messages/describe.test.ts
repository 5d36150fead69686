import { expect, test } from 'vitest'

import { pathOf } from '../../tests/check/rowsOf.ts'
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

/** Places of parts, then of values. */
const parts =
  '. site/colors/light email/rateLimit header/menu/0 sections/1/entries/0 sections/2/entries/0 catalogs/br'
const values = '. offices/0/city offices/0 sections/1/show/2 catalogs/br/hero.title'

test('the names of parts and values match the snapshot', async () => {
  const lines = [
    ...parts.split(' ').map((place) => {
      const name = describeLocation(content, pathTo(place))
      return [place, name.en, name.br, inPlace(name).br]
    }),
    ...values.split(' ').map((place) => {
      const { en, br } = describeValue(content, pathTo(place))
      return [place, en, br]
    }),
  ]
  const text = lines.map((cells) => cells.join(' | ')).join('\n')
  await expect(text).toMatchFileSnapshot('describe.txt')
})
