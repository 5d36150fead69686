import { words } from '../../src/editor/words.ts'
import { changedLines, expect, test } from './editor.ts'

test('a click on the headline opens its field, both languages are changed, undone, changed again and saved', async ({
  editor: { page, preview, text },
}) => {
  test.setTimeout(120_000)
  const before = text()
  await preview.locator('h1').click()
  const english = page.getByRole('textbox', { name: 'Headline (English)' })
  const portuguese = page.getByRole('textbox', { name: 'Headline (Portuguese)' })
  await expect(english).toBeFocused()
  await english.fill('Bread that stays warm')
  await expect(preview.locator('h1')).toHaveText('Bread that stays warm')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: words.saved.en })).toBeVisible()
  await english.fill('Bread that stays warm')
  await portuguese.fill('Pão que fica quente')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toContainText('Pão')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.savedNow.en)).toBeVisible()
  const changed = changedLines(before, text())
  expect(changed).toHaveLength(4)
  expect(changed.join()).toContain('Pão que fica quente')
})
