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

const places =
  '. site/colors/light email/rateLimit header/menu/0 sections/1/entries/0 sections/2/entries/0 sections/1/show/2 offices/0 offices/0/city catalogs/br catalogs/br/hero.title sections/0/button/label'

test('the names of places and of their values match the snapshot', async () => {
  const lines = places.split(' ').map((place) => {
    const path = place === '.' ? [] : pathOf(place)
    const [location, value] = [describeLocation, describeValue].map((describe) =>
      describe(content, path),
    )
    const names = [location, location && inPlace(location), value]
    return [place, ...names.map((name) => `${name?.en} | ${name?.br}`)].join('\n  ')
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('describe.txt')
})
