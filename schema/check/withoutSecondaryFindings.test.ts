import { expect, test } from 'vitest'

import { pathOf, rowsOf } from '../../tests/check/rowsOf.ts'
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

test.each(
  rowsOf(`
  site/colors | colors | Move it to “Site”.
  site/colors/dark | site/dark | Remove it. Known names:
  company/cnpj | site/cnpj | Move it to “Company”.
  catalogs/en/hero.title | catalogs/hero.title | Move it to the English text.
  catalogs/br/form.send | site/form.send | Move it to the Portuguese text.
  sections/3 | header/menu/3 | Remove it. Known names: “label”
  sections/0 | services/3 | Remove it. Known names:
  header/menu/0 | sections/2 | Add "type"
  sections | site/sections | Move it to the file.
`),
)('moving %s to %s causes only one problem: %s', (from, to, fix = '') => {
  const { problems } = checkContent(JSON.stringify(withMoved(pathOf(from), pathOf(to))))
  expect(problems.map(({ fix: { en } }) => en)).toEqual([expect.stringContaining(fix)])
})

test('of two values with the same unknown name, only one is moved', () => {
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
