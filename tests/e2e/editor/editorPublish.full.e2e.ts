/** Publishing from the editor, as an owner does it: to a folder on this computer, and refused while the sample is left. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { languageList } from '../../../schema/languages.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { targets } from '../../../src/editor/publishing/targets.ts'
import { uploads } from '../../../src/editor/publishing/uploads.ts'
import { versionWords } from '../../../src/editor/versions/versionWords.ts'
import { expect, test } from './editor.ts'

for (const own of languageList)
  test.describe(`in ${own}`, () => {
    test.use({ own, fixture: 'firms/clinic', viewport: { width: 1280, height: 800 } })

    test('what is on the page is saved, built and laid into a folder, with what to do next', async ({
      editor: { page, preview, text, contentFile },
    }) => {
      await preview.locator('h1').click()
      await page.locator('textarea:focus').fill('Published from the editor')
      const button = page.getByRole('banner').getByRole('button', {
        name: words.publish[own],
      })
      await button.click()
      const dialog = page.getByRole('dialog')
      const press = (name: string) => dialog.getByRole('button', { name }).click()
      await press(targets.folder.title[own])
      await press(words.next[own])
      await expect(dialog).toContainText(words.savedFirst[own])
      // On a narrow phone nothing is cut off.
      await page.setViewportSize({ width: 360, height: 640 })
      const overflow = await dialog.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      expect(overflow).toBe(0)
      await dialog.getByRole('button', { name: words.publish[own], exact: true }).click()
      const path = dialog.getByRole('alert').locator('code')
      await expect(path).toBeVisible({ timeout: 90_000 })
      for (const upload of uploads.folder) await expect(dialog).toContainText(upload[own])
      expect(text()).toContain('Published from the editor')
      const folder = await path.innerText()
      expect(folder).toContain(resolve(contentFile, '../..'))
      const shown = () => readFileSync(join(folder, 'index.html'), 'utf8')
      expect(shown()).toContain('Published from the editor')
      await press(words.finish[own])
      await expect(button).toBeFocused()
      // Where the page is seen beside its fields.
      await page.setViewportSize({ width: 1280, height: 800 })
      await preview.locator('h1').click()
      await page.locator('textarea:focus').fill('Changed on Wednesday')
      await button.click()
      await dialog.getByRole('button', { name: words.publish[own], exact: true }).click()
      await expect.poll(shown, { timeout: 90_000 }).toContain('Changed on Wednesday')
      // Asked first.
      for (let clicks = 0; clicks < 2; clicks += 1)
        await dialog.getByRole('button', { name: /^(?:Lay the|Colocar de novo)/ }).click()
      await expect.poll(shown, { timeout: 30_000 }).toContain('Published from the editor')
      await expect(path).toBeVisible()
      await press(words.close[own])
      await expect(page.getByText(words.here[own], { exact: true })).toBeVisible()
      // A publication is listed as a version.
      await page.getByRole('button', { name: versionWords.versions[own] }).click()
      const stored = { hasText: versionWords.inFolderNow[own] }
      await expect(dialog.locator('ol button').filter(stored)).toHaveCount(1)
    })
  })

test('what is left of the sample is refused, and leads to what is to be done', async ({
  editor: { page, preview },
}) => {
  await preview.locator('h1').click()
  await page.getByRole('button', { name: words.publish.en }).click()
  const dialog = page.getByRole('dialog')
  const press = (name: string) =>
    dialog.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('button', { name: targets.folder.title.en }).click()
  await press(words.next.en)
  // Keys do not reach a field behind the dialog.
  const field = page.locator('[data-path] textarea')
  await field.first().evaluate((element) => element.focus())
  await expect(field.and(page.locator(':focus'))).toHaveCount(0)
  await press(words.publish.en)
  await press(words.whatIsLeft.en)
  await expect(dialog).toBeHidden()
  const tab = page.getByRole('tab', { name: words.release.en })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})
