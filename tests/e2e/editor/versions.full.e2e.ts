/** Bringing back a text, a whole version, and a value from its field. */
import { languageList } from '../../../schema/languages.ts'
import { changesWords } from '../../../src/editor/changes/changesWords.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { versionWords } from '../../../src/editor/versions/versionWords.ts'
import { expect, test } from './editor.ts'

for (const own of languageList)
  test.describe(`in ${own}`, () => {
    test.use({ own, viewport: { width: 1280, height: 800 } })

    test('two saves are versions: one is seen beside today, a text comes back, then all of it', async ({
      editor: { page, preview, text },
    }) => {
      const bar = page.getByRole('banner')
      const dialog = page.getByRole('dialog')
      const heading = preview.locator('h1')
      const original = await heading.innerText()
      const before = text()
      const save = async () => {
        await page.keyboard.press('Control+s')
        await dialog.getByRole('button', { name: words.save[own] }).click()
        await expect(bar.getByRole('button', { name: words.saved[own] })).toBeVisible()
      }
      // A click on the page gives its field the focus.
      await heading.click()
      for (const changed of ['First change', 'Second change']) {
        await page.locator('textarea:focus').fill(changed)
        await save()
        await page.locator('textarea').filter({ hasText: changed }).first().focus()
      }
      await preview.locator('h2').first().click()
      await page.locator('textarea:focus').fill('Another heading')
      await save()

      const versions = bar.getByRole('button', { name: versionWords.versions[own] })
      await versions.click()
      const rows = dialog.locator('ol button')
      await expect(rows).toHaveCount(4)
      await expect(rows.first()).toContainText(changesWords.changed[own])
      await expect(rows.last()).toContainText(versionWords.first[own])
      const byTitle = (title: string) =>
        dialog.locator(`iframe[title="${title}"]`).contentFrame().locator('h1')
      await rows.nth(2).click()
      await expect(byTitle(versionWords.thisVersion[own])).toHaveText('First change')
      await expect(byTitle(versionWords.now[own])).toHaveText('Second change')
      // One of the two texts that differ.
      const changes = dialog
        .getByRole('region', { name: versionWords.thisVersion[own] })
        .getByRole('listitem')
      await expect(changes).toHaveCount(2)
      await changes
        .filter({ hasText: 'Second' })
        .getByRole('button', { name: versionWords.bringBack[own] })
        .click()
      await expect(byTitle(versionWords.now[own])).toHaveText('First change')
      await dialog.getByRole('button', { name: words.close[own] }).click()
      await expect(heading).toHaveText('First change')
      await expect(preview.locator('h2').first()).toHaveText('Another heading')
      await page.keyboard.press('Control+z')
      await expect(heading).toHaveText('Second change')

      // From its field.
      await heading.click()
      const earlier = new RegExp(versionWords.earlier[own])
      await page.getByRole('button', { name: earlier }).click()
      const entry = page
        .getByRole('group', { name: versionWords.earlier[own], exact: true })
        .getByRole('listitem')
        .filter({ hasText: original })
      await entry.getByRole('button', { name: versionWords.bringBack[own] }).click()
      await expect(heading).toHaveText(original)
      await page.keyboard.press('Control+z')
      await expect(heading).toHaveText('Second change')

      // All of it.
      await versions.click()
      await rows.last().click()
      await dialog.getByRole('button', { name: versionWords.bringAllBack[own] }).click()
      await expect(dialog).toBeHidden()
      await expect(heading).toHaveText(original)
      await page.keyboard.press('Control+z')
      await expect(heading).toHaveText('Second change')
      await page.getByRole('button', { name: words.redo[own] }).click()
      await save()
      expect(text()).toBe(before)
    })
  })

test('a version of another shape is shown as far as it can be; of what is none, its text', async ({
  editor: { page, preview, text },
}) => {
  const dialog = page.getByRole('dialog')
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Changed')
  await page.keyboard.press('Control+s')
  await dialog.getByRole('button', { name: words.save.en }).click()
  const { sections: _, ...old } = JSON.parse(text()) as Record<string, unknown>
  const ofShape = JSON.stringify({ ...old, hero: 'gone' })
  await page.route('**/api/versions/texts', async (route) => {
    const response = await route.fetch()
    const texts = (await response.json()) as string[]
    const json = texts.map((each) =>
      each.includes('Changed') ? ofShape : '{"a": "shop"',
    )
    await route.fulfill({ json })
  })
  await page.getByRole('button', { name: versionWords.versions.en }).click()
  const rows = dialog.locator('ol button')
  await expect(rows.first()).toContainText(versionWords.notCompared.en)
  await rows.first().click()
  await expect(dialog.getByText(versionWords.notShown.en)).toBeVisible()
  await expect(dialog.getByRole('alert').first()).toContainText('older than a change')
  await expect(
    dialog.getByRole('button', { name: versionWords.bringAllBack.en }),
  ).toBeVisible()
  await rows.last().click()
  await expect(dialog.getByRole('textbox')).toHaveValue('{"a": "shop"')
})
