/** The build of the site's own content, whatever its owner has written. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import publishedContent from '../../../content/site.json' with { type: 'json' }
import { catalogOf, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { expect, test, startApplication } from '../support/fixtures.ts'

const dist = fromRoot('dist')
test.use({ dist })

for (const language of languagesOf(publishedContent)) {
  test(`the published page in ${language} has its title and sections`, async ({
    page,
  }) => {
    // The address names the language, because the owner's default may be either.
    await page.goto(`./?lang=${language}`)
    await startApplication(page)
    await expect(page).toHaveTitle(catalogOf(publishedContent, language)['page.title'])
    for (const { id } of publishedContent.sections)
      await expect(page.locator(`#${id}`)).toBeVisible()
  })
}

test('the published files contain no code of the mocks', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes('mockServiceWorker'))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  // Names from the mocks, which no content has.
  const mockTraces = /mockServiceWorker|\[MSW\]|fail-\d{3}|10000000-aaaa/
  const hasMockTraces = (file: string) =>
    mockTraces.test(readFileSync(join(dist, file), 'utf8'))
  expect([...scripts, 'index.html'].filter(hasMockTraces)).toEqual([])
})
