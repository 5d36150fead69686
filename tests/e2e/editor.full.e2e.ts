import { writeFileSync } from 'node:fs'

import type { ReportLanguage } from '../../schema/problem.ts'
import { said, words } from '../../src/editor/words.ts'
import { expect, test } from './editor.ts'
import { axeFaults } from './looks.ts'

/** Titles of the model. */
const titles = {
  services: { en: 'Services', br: 'Serviços' },
  offices: { en: 'Offices', br: 'Escritórios' },
  office: { en: 'Office', br: 'Escritório' },
  section: { en: 'Section', br: 'Seção' },
  accent: { en: 'Accent', br: 'Cor principal' },
  taxId: { en: 'CNPJ', br: 'CNPJ' },
  company: { en: 'Company', br: 'Empresa' },
  site: { en: 'Site', br: 'Site' },
  sections: {
    questions: { en: 'Questions', br: 'Perguntas' },
    team: { en: 'Team', br: 'Equipe' },
    prices: { en: 'Prices', br: 'Preços' },
  },
}

for (const own of ['en', 'br'] as const satisfies ReportLanguage[])
  test.describe(`whose words are ${own}`, () => {
    test.use({ own })

    test('the way of a person through a sitting', async ({ editor }) => {
      const { page, preview, text } = editor
      const before = text()
      const button = (name: string | RegExp) => page.getByRole('button', { name })
      const group = (title: string) => button(new RegExp(`^${title} ?\\d*$`))

      // The order of the services, by keys alone.
      await group(titles.services[own]).click()
      const rows = page.locator('[data-path=\'["services"]\'] [data-row]')
      const names = await rows.allInnerTexts()
      await rows.first().focus()
      await page.keyboard.press('Alt+ArrowDown')
      await expect(rows.nth(1)).toBeFocused()
      expect(await rows.allInnerTexts()).toEqual([names[1], names[0], ...names.slice(2)])

      // A section of each kind that the sample lacks.
      for (const title of Object.values(titles.sections)) {
        await page.getByRole('button', { name: /^(Sections|Seções) / }).click()
        await button(said.add(titles.section)[own]).click()
        const kind = new RegExp(`^${title[own]}`)
        await page.getByRole('dialog').getByRole('button', { name: kind }).click()
        await expect(preview.locator('section').last()).toBeVisible()
        await expect(page.getByRole('tab', { name: /\d+ proble/ })).toBeVisible()
        await page.keyboard.press('Control+s')
        await expect(page.getByText(words.mendFirst[own])).toBeVisible()
        await button(words.undo[own]).click()
      }

      // An office comes and goes.
      await group(titles.offices[own]).click()
      await button(said.add(titles.office)[own]).click()
      await page.getByRole('menuitem').first().click()
      const offices = page.locator('[data-path=\'["offices"]\'] > ol > li')
      await expect(offices).toHaveCount(3)
      await offices
        .last()
        .getByRole('button', { name: /^(More|Mais):/ })
        .click()
      await page.getByRole('menuitem', { name: words.remove[own] }).click()
      await expect(offices).toHaveCount(2)

      // Another accent is seen at once.
      await group(titles.site[own]).click()
      const accentOf = () =>
        preview
          .locator('html')
          .evaluate((html) =>
            getComputedStyle(html).getPropertyValue('--mui-palette-primary-main'),
          )
      const accent = await accentOf()
      const field = page.getByRole('textbox', { name: titles.accent[own], exact: true })
      await field.first().fill('#0055aa')
      await expect.poll(accentOf).not.toBe(accent)

      // A mistake is told where it was made, and mended.
      await group(titles.company[own]).click()
      const taxId = page.getByRole('textbox', { name: titles.taxId[own] })
      const right = await taxId.inputValue()
      await taxId.fill(right.replaceAll(/\D/g, ''))
      await button(words.mend[own]).first().click()
      await expect(taxId).toHaveValue(right)

      // Back to the start, and the file is the same when it is saved.
      while ((await button(words.undo[own]).getAttribute('aria-disabled')) !== 'true')
        await button(words.undo[own]).click()
      await expect(button(words.saved[own])).toBeVisible()
      expect(text()).toBe(before)
    })

    test('a text is typed right on the page, and Esc takes it back', async ({
      editor,
    }) => {
      const { page, preview } = editor
      const headline = preview.locator('h1')
      const before = await headline.innerText()
      await headline.dblclick()
      await page.keyboard.insertText('Pão')
      await expect(headline).toHaveText('Pão')
      await page.keyboard.press('Escape')
      await expect(headline).toHaveText(before)
      await headline.dblclick()
      await page.keyboard.insertText('Pão')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: words.undo[own] }).click()
      await expect(headline).toHaveText(before)
    })

    test('what another program changes comes in beside what is not saved, and the person is asked where both changed the same', async ({
      editor: { page, preview, text, contentFile },
    }) => {
      await preview.locator('h1').click()
      const field = page.locator('textarea:focus')
      const before = await field.inputValue()
      await field.fill('Mine')
      await expect(preview.locator('h1')).toHaveText('Mine')
      writeFileSync(contentFile, text().replace('"Buritália"', '"Theirs Ltda"'))
      await expect(page.getByRole('heading', { name: 'Theirs Ltda' })).toBeVisible()
      await expect(preview.locator('h1')).toHaveText('Mine')
      writeFileSync(contentFile, text().replace(before, 'Theirs'))
      const question = page.getByRole('dialog')
      await expect(question).toContainText(words.conflicts[own])
      await question.getByRole('radio', { name: words.theirs[own] }).check()
      await question.getByRole('button', { name: words.settle[own] }).click()
      await expect(preview.locator('h1')).toHaveText('Theirs')
    })

    test('a server that is killed loses nothing: the draft is offered with its difference', async ({
      editor,
    }) => {
      const { page, preview, text } = editor
      const before = text()
      await preview.locator('h1').click()
      await page.locator('textarea:focus').fill('Not saved yet')
      await page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/draft') && response.request().method() === 'PUT',
      )
      editor.stop()
      await page.keyboard.press('Control+s')
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.unreachable[own])).toBeVisible()
      expect(text()).toBe(before)
      page.once('dialog', (dialog) => void dialog.accept())
      await editor.start()
      await expect(preview.locator('h1')).not.toHaveText('Not saved yet')
      await page.getByRole('button', { name: words.showDraft[own] }).click()
      await expect(page.getByText('Not saved yet')).toBeVisible()
      await page.getByRole('button', { name: words.takeDraft[own] }).click()
      await expect(preview.locator('h1')).toHaveText('Not saved yet')
    })

    for (const scheme of ['light', 'dark'] as const)
      test(`it is accessible, ${scheme}, from 768 px`, async ({
        editor: { page, preview },
      }) => {
        test.setTimeout(240_000)
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        const faults: string[] = []
        const look = async (state: string) => {
          for (const width of [768, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            const found = await axeFaults(page)
            faults.push(...found.map((fault) => `${state}, ${width} px: ${fault}`))
          }
        }
        await preview.locator('h1').click()
        await look('a field')
        await page.locator('textarea:focus').fill('')
        await page.getByRole('tab').nth(1).click()
        await look('problems')
        await page.getByRole('tab').nth(2).click()
        await expect(page.getByRole('tabpanel').locator('output').first()).toBeVisible()
        await look('going live')
        await page.getByRole('tab').first().click()
        await page.getByRole('button', { name: words.undo[own] }).click()
        await page.getByRole('button', { name: said.add(titles.section)[own] }).click()
        await look('kinds of sections')
        expect(faults).toEqual([])
      })
  })
