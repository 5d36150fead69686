import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import { rowsOf } from '../../tests/check/rowsOf.ts'
import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { insertEntry, removeEntry, removeValue, setValue } from '../editContent.ts'
import { lookUp, type Path } from '../read/lookUp.ts'

const pathOf = (place = ''): Path =>
  place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** The sample with a value moved, or copied, from one path to another. */
function moved(from: Path, to: Path, isCopied: boolean): unknown {
  const sample = copyOfSample()
  const value = lookUp(sample, from)
  const remove = typeof from.at(-1) === 'number' ? removeEntry : removeValue
  const content = isCopied ? sample : remove(sample, from)
  const index = to.at(-1)
  return typeof index === 'number'
    ? insertEntry(content, to.slice(0, -1), index, value)
    : setValue(content, to, value)
}

test.each(
  rowsOf(`
  site/colors | colors | Move it to “Site”.
  site/address | address | Move it to “Site”.
  site/colors/dark | site/dark | Remove it. Known names:
  company/cnpj | site/cnpj | Move it to “Company”.
  catalogs/en/hero.title | hero.title | Move it to the English text.
  catalogs/en/hero.title | catalogs/hero.title | Move it to the English text.
  catalogs/br/form.send | site/form.send | Move it to the Portuguese text.
  sections/1 | header/menu/1 | Remove it. Known names: “label”
  sections/3 | header/menu/3 | Remove it. Known names: “label”
  sections/0 | services/3 | Remove it. Known names:
  header/menu/0 | sections/2 | Add "type"
  sections | site/sections | Move it to the file.
  catalogs | site/catalogs | Move it to the file.
  clients/0 | services/0 | Remove it. Known names:
  captcha/siteKey | email/siteKey | Move it to “Captcha”.
`),
)('%s put at %s instead is one problem: %s', (from, to, fix = '') => {
  for (const isCopied of [false, true]) {
    const content = moved(pathOf(from), pathOf(to), isCopied)
    const { problems } = checkContent(JSON.stringify(content, null, 2))
    expect(problems.map(({ code }) => code)).toHaveLength(1)
    for (const problem of problems) {
      expectPlain(problem, content)
      expect(problem.fix.en).toContain(isCopied ? '' : fix)
    }
  }
})
