/** Everyday work of an owner in the editor: each control does what it looks like. */
import type { Locator } from '@playwright/test'

import { fieldsWords } from '../../../src/editor/fields/fieldsWords.ts'
import { said, words } from '../../../src/editor/interfaceText.ts'
import { picturesWords } from '../../../src/editor/pictures/picturesWords.ts'
import { releaseWords } from '../../../src/editor/release/releaseWords.ts'
import { expect, test } from './editor.ts'

const path = (...steps: (string | number)[]) => `[data-path='${JSON.stringify(steps)}']`

test.describe('the sample', () => {
  test.use({ fixture: 'sample' })

  test('what is on is a switch, links have one control, what may stay empty is absent, and problems are one number', async ({
    editor: { page, preview },
  }) => {
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true })
    await page
      .locator(`${path('sections', 3)} [data-row]`)
      .first()
      .click()
    // The form is on by default, and is switched off and on again.
    const form = page.getByRole('switch', { name: 'Form', exact: true })
    await expect(form).toBeChecked()
    await form.click()
    await expect(preview.locator('form')).toHaveCount(0)
    await form.click()
    await expect(preview.locator('form')).toHaveCount(1)
    // The Tab key comes to a field before the button that removes it.
    const note = page.locator(`${path('sections', 0, 'note')}`)
    await preview.locator('#about h1').click()
    await note.locator('textarea').first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(note.getByRole('button').first()).toBeFocused()
    const left = page.getByRole('button', { name: said.toFillIn(1).en })
    const scrolled = () => preview.locator('html').evaluate(() => scrollY)
    const at = await scrolled()
    const clear = async (shown: Locator, title: string) => {
      await shown.dblclick()
      await page.keyboard.press('Delete')
      await expect(preview.getByText(`[${title}]`)).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    await clear(preview.locator('#about h1'), 'Headline')
    await expect(left.first()).toBeVisible()
    expect(await scrolled()).toBe(at)
    await page.getByRole('button', { name: words.undo.en }).click()
    // Emptied in one language in the panel and in the other on the page, the part is absent.
    await note.locator('textarea').last().fill('')
    await clear(preview.locator('#about').getByText(/^An engineer/), 'Note')
    await expect(note.locator('textarea')).toHaveCount(2)
    await expect(left).toHaveCount(0)
    await expect(preview.locator('#about')).not.toContainText('[')
    expect(await scrolled()).toBe(at)

    // A menu entry gets another way by one control; the message for WhatsApp is made.
    await button(/^Header/).click()
    await page.locator(`${path('header', 'menu', 1)} [data-row]`).click()
    const entry = page.locator(path('header', 'menu', 1))
    await entry
      .getByRole('combobox', { name: fieldsWords.leadsTo.en })
      .selectOption('WhatsApp message')
    await expect(
      entry.getByRole('textbox', { name: 'WhatsApp message (Portuguese)' }),
    ).toHaveValue('Olá! Vim pelo site.')
    await expect(entry.getByRole('combobox', { name: 'Section' })).toHaveCount(0)
    // The same number on the tab and beside the group.
    await entry
      .getByRole('textbox', { name: 'WhatsApp message (English)' })
      .fill('+55 61 93555-0100')
    await expect(page.getByRole('tab', { name: said.problems(2).en })).toBeVisible()
    await expect(button(/^Header/).getByLabel(said.problems(2).en)).toHaveText('2')

    // Search finds settings, and the panel keeps its place.
    const panel = page.getByRole('tabpanel')
    await page.getByRole('searchbox').fill('colour')
    await page
      .getByRole('button', { name: /^Colours/ })
      .first()
      .click()
    const place = await panel.evaluate((element) => element.scrollTop)
    expect(place).toBeGreaterThan(0)
    await page.getByRole('tab', { name: said.problems(2).en }).click()
    await page.getByRole('tab', { name: words.content.en }).click()
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(place)

    // After a change of colour the editor offers to remove the sample's shades.
    await expect(page.getByText(fieldsWords.oldShades.en)).toHaveCount(0)
    await page
      .locator(`${path('site', 'colors', 'accent')} input:not([type=color])`)
      .fill('#1d5fa8')
    await button(fieldsWords.newShades.en).click()
    await expect(page.getByText(fieldsWords.oldShades.en)).toHaveCount(0)
    await expect(page.locator(path('site', 'colors', 'dark', 'background'))).toHaveCount(
      0,
    )
    await page.getByRole('tab', { name: words.release.en }).click()
    await expect(
      page.getByRole('region', { name: releaseWords.beforeGoingLive.en }),
    ).toContainText('English, Portuguese')
    // The frame takes the height that is left.
    const frame = page.locator('main iframe').first()
    const below = () =>
      frame.evaluate((shown) => innerHeight - shown.getBoundingClientRect().bottom)
    expect(await below()).toBeCloseTo(12, -1)
  })

  test('a document is chosen at its link, logos come together, and a white ground goes', async ({
    editor: { page, text },
  }) => {
    const white = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(200, 100)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('Failed to draw.')
      context.fillStyle = 'white'
      context.fillRect(0, 0, 200, 100)
      context.fillStyle = '#123c28'
      context.fillRect(50, 25, 100, 50)
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return [...bytes]
    })
    const buffer = Buffer.from(white)
    await page.getByRole('button', { name: /^Clients 12/ }).click()
    const several = page.getByRole('button', { name: fieldsWords.severalPictures.en })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      several.click(),
    ])
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#fff"/><circle cx="100" cy="50" r="40" fill="#123c28"/></svg>',
    )
    await chooser.setFiles([
      { name: 'banco-do-vale.png', mimeType: 'image/png', buffer },
      { name: 'acme_2.svg', mimeType: 'image/svg+xml', buffer: drawing },
    ])
    const entries = page.locator(`${path('clients')} > ol > li`)
    await expect(entries).toHaveCount(14)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Banco do vale')
    const shown = (index: number) =>
      page.locator(`${path('clients', index, 'logo')} img`).first()
    const width = (index: number) => () =>
      shown(index).evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width(12)).toBe(200)
    await page.getByRole('button', { name: fieldsWords.clearBackgrounds(2).en }).click()
    // The width without margins.
    await expect.poll(width(12)).toBe(100)
    await expect(
      page.getByRole('button', { name: words.clearBackground.en }),
    ).toHaveCount(0)
    await page.locator(`${path('clients', 13)} [data-row]`).click()
    // A drawing is drawn large.
    await expect.poll(width(13)).toBeGreaterThan(400)
    await page.keyboard.press('Control+z')
    await expect(
      page.getByRole('button', { name: fieldsWords.clearBackgrounds(2).en }),
    ).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(entries).toHaveCount(12)

    await page.getByRole('button', { name: /^Header/ }).click()
    await page.locator(`${path('header', 'menu', 1)} [data-row]`).click()
    const entry = page.locator(path('header', 'menu', 1))
    await entry
      .getByRole('combobox', { name: fieldsWords.leadsTo.en })
      .selectOption('Address or document')
    const files = entry.locator('input[type=file]')
    await files.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no document'),
    })
    await expect(entry.getByRole('alert')).toHaveText(picturesWords.noDocument.en)
    await files.setInputFiles({
      name: 'Our Menu.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 menu'),
    })
    await expect(entry.getByRole('textbox', { name: 'Address or document' })).toHaveValue(
      '/our-menu.pdf',
    )
    expect(text()).not.toContain('our-menu')
  })
})
