import { expect, open, test, startApplication } from '../support/fixtures.ts'

// The snapshots in tests/pages show all other texts and elements.
test('the footer shows the visitor’s year, before and after hydration', async ({
  page,
  language,
}) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00')
  await open(page, language)
  await expect(page.locator('#footer')).toContainText('© 2031')
  // Drawings that appear twice have different ids.
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  await startApplication(page)
  await expect(page.locator('#footer')).toContainText('© 2031')
})
