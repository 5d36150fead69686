import { expect, test } from 'vitest'

import { pathOf } from '../../tests/check/rowsOf.ts'
import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { insertEntry, removeEntry, removeValue, setValue } from '../editContent.ts'
import { lookUp, type Path } from '../read/lookUp.ts'

/** The sample with a value moved from one path to another. */
function withMoved(from: Path, to: Path): unknown {
  const sample = copyOfSample()
  const value = lookUp(sample, from)
  const remove = typeof from.at(-1) === 'number' ? removeEntry : removeValue
  const content = remove(sample, from)
  const index = to.at(-1)
  return typeof index === 'number'
    ? insertEntry(content, to.slice(0, -1), index, value)
    : setValue(content, to, value)
}

const moves =
  'site/colors colors, site/colors/dark site/dark, company/cnpj site/cnpj, catalogs/en/hero.title catalogs/hero.title, catalogs/br/form.send site/form.send, sections/3 header/menu/3, sections/0 services/3, header/menu/0 sections/2, sections site/sections'

test('a moved value causes only one problem, which names the correct place', async () => {
  const lines = moves.split(', ').map((move) => {
    const [from, to] = move.split(' ').map(pathOf)
    const { problems } = checkContent(JSON.stringify(withMoved(from ?? [], to ?? [])))
    return [move, ...problems.map(({ fix }) => fix.en)].join(' | ')
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('withoutSecondaryFindings.txt')
})

test('of two values with the same unknown name, only one is reported as moved', () => {
  const content = setValue(
    withMoved(['site', 'colors'], ['colors']),
    ['company', 'colors'],
    1,
  )
  const { problems } = checkContent(JSON.stringify(content))
  expect(problems.map(({ fix: { en } }) => en)).toEqual([
    expect.stringContaining('Remove it.'),
    'Move it to “Site”.',
  ])
})
