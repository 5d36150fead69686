import { expect, test } from 'vitest'

import type { Office } from '../generated/siteContent.ts'
import { officeName } from './officeName.ts'

const office = (city: string, district?: string): Office => ({
  id: district ?? city,
  city,
  state: 'GO',
  street: 'Rua 1, 10',
  postalCode: '74000-000',
  ...(district === undefined ? {} : { district }),
})

test.each([
  ['Goiânia', [office('Goiânia', 'Setor Bueno'), office('Brasília', 'Asa Sul')]],
  [
    'Goiânia, Setor Bueno',
    [office('Goiânia', 'Setor Bueno'), office('Goiânia', 'Centro')],
  ],
  ['Goiânia, Setor Bueno', [office('Goiânia', 'Setor Bueno'), office('Goiânia')]],
  ['Goiânia', [office('Goiânia'), office('Goiânia', 'Centro')]],
  ['Goiânia', [office('Goiânia', 'Centro'), office('Goiânia', 'Centro')]],
])('the first is called %s', (name, all) => {
  expect(all[0] && officeName(all[0], all)).toBe(name)
})
