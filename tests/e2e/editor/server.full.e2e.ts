/** The page and its server: a server that was started anew, and another key. */
import { serverWords } from '../../../src/editor/storage/serverWords.ts'
import { expect, save, test } from './editor.ts'

test('a page finds the server that was started anew, and saves what was typed meanwhile', async ({
  editor: { page, preview, text, kill, startAgain },
}) => {
  await preview.locator('h1').click()
  kill()
  await page.locator('textarea:focus').fill('Typed meanwhile')
  await expect(page.getByText(serverWords.unavailable.en)).toBeVisible()
  await startAgain()
  await save(page)
  expect(text()).toContain('"Typed meanwhile"')
})

test('an address with another key leaves the editor that is open alone, and opens it too', async ({
  editor: { page, preview, text },
  context,
}) => {
  const other = await context.newPage()
  await other.goto(`${page.url()}#${'a'.repeat(64)}`)
  await expect(other.locator('main iframe').first()).toBeVisible()
  await page.reload()
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Typed after it')
  await save(page)
  expect(text()).toContain('"Typed after it"')
})
