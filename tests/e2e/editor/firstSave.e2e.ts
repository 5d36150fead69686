/** The shortest use of the editor, in every run of the tests: click, type, undo, redo, and save. */
import { message } from '../../../src/editor/messages/messages.ts'
import { expect, save, test } from './editor.ts'

test('a text is typed and saved', async ({ editor: { page, preview, text } }) => {
  const headline = preview.locator('h1')
  const oldHeadline = await headline.innerText()
  await headline.click()
  await page.locator('textarea:focus').fill('Bread before dawn')
  await expect(headline).toHaveText('Bread before dawn')
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name })
  await button(message('common.undo').en).click()
  await expect(headline).toHaveText(oldHeadline)
  await button(message('common.redo').en).click()
  await save(page)
  expect(text()).toContain('"hero.title": "Bread before dawn"')
})
