import { writeFileSync } from 'node:fs'

import { message } from '../../../src/editor/messages/messages.ts'
import { expect, ownInTurn, save, test } from './editor.ts'

const headline = /("hero\.title": )"[^"]*"/

test.describe('a file that cannot be read', () => {
  test.use({ own: ownInTurn })

  test('without a comma is fixed, opened, and otherwise saved unchanged', async ({
    editor: { page, preview, text, contentFile, kill, restart },
    own,
  }) => {
    const before = text()
    kill()
    writeFileSync(contentFile, before.replace(/("hero\.title": "[^"]*"),/, '$1'))
    await restart()
    await expect(page.getByText(message('broken.canBeFixed')[own])).toBeVisible()
    await expect(page.locator('main li')).toHaveCount(1)
    await page.getByRole('button', { name: message('broken.fixAndOpen')[own] }).click()
    await expect(preview.locator('h1')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toContainText(message('saving.fileFixed')[own])
    await page.keyboard.press('Escape')
    await save(page, own)
    expect(text()).toBe(before)
    // The page does not load again when the file changes.
    await page.evaluate(() => (document.body.title = 'same page'))
    writeFileSync(contentFile, before.replaceAll(new RegExp(headline, 'g'), '$1"Bread"'))
    await expect(preview.locator('h1')).toHaveText('Bread')
    await expect(page.locator('body')).toHaveAttribute('title', 'same page')
  })

  test('that is cut off is reported with its position and opens once it is complete', async ({
    editor: { page, preview, text, contentFile, kill, restart },
    own,
  }) => {
    const before = text()
    const half = before.slice(0, before.length / 2)
    kill()
    writeFileSync(contentFile, half)
    await restart()
    await expect(page.getByText(message('broken.cannotBeFixed')[own])).toBeVisible()
    await expect(page.locator('main li')).toContainText(message('common.howToFix')[own])
    expect(text()).toBe(half)
    writeFileSync(contentFile, before)
    await expect(preview.locator('h1')).toBeVisible()
  })
})
