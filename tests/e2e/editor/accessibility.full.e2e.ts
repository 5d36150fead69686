import { message } from '../../../src/editor/messages/messages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from './editor.ts'

const variants = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'br', scheme: 'dark', width: 768 },
] as const

for (const { language, scheme, width } of variants)
  test.describe(`in ${language}, ${scheme}, at ${width} px`, () => {
    const viewport = { width, height: 900 }
    test.use({ language, colorScheme: scheme, viewport, fixture: 'all-sections' })

    test('the editor is accessible', async ({ editor: { page, preview } }) => {
      const expectAccessible = async (state: string) =>
        expect.soft(await axeFaults(page), state).toEqual([])
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await expectAccessible('the start')
      await page
        .getByRole('button', { name: message('panel.understood')[language] })
        .click()
      const sections = page.locator('[data-path=\'["sections"]\'] > ol > li')
      for (const section of await sections.all()) {
        const row = section.locator('[data-row]').first()
        await row.click()
        // Expands one entry of each list.
        for (const entry of await section.locator('ol > li:first-child').all())
          await entry.locator('[data-row]').first().click()
        await expectAccessible(await row.innerText())
        await row.click()
      }
      const groups = page.getByRole('tabpanel').locator('h2 button')
      for (const group of (await groups.all()).slice(1)) {
        await group.click()
        await expectAccessible(await group.innerText())
      }

      const tab = (index: number) => page.getByRole('tab').nth(index)
      await preview.locator('h1').click()
      await page.locator('textarea:focus').fill('Long '.repeat(50))
      await expect(tab(1)).not.toHaveText(message('tab.problems')[language])
      await expectAccessible('a problem at its field')
      await tab(1).click()
      await expectAccessible('problems')
      await tab(2).click()
      await expect(groups.first()).toBeVisible()
      // Collapsing a step also removes its groups.
      for (let index = 0; index < (await groups.count()); index += 1) {
        const name = await groups.nth(index).innerText()
        await groups.nth(index).click()
        await expectAccessible(`before going live: ${name}`)
      }
      await tab(0).click()
      await page.locator('textarea[aria-invalid=true]').fill('Changed')
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible('the changes before saving')
      await page.keyboard.press('Escape')
      await page.locator('[aria-haspopup=menu]').first().click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible('the menu of an entry')
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox').fill('a')
      await expectAccessible('the search results')
    })
  })

test('in forced colors, the selection has an outline', async ({ editor: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const selector of ['button[aria-pressed=true]', '[role=tab][aria-selected=true]'])
    await expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid')
  const unselectedButton = page.locator('button[aria-pressed=false]').first()
  await expect(unselectedButton).toHaveCSS('outline-style', 'none')
})
