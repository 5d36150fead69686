import type { Locator, Page } from '@playwright/test'

import { message } from '../../../src/editor/messages/messages.ts'
import { entriesOf, expect, test } from './editor.ts'

/** The rows of a list, without those of lists within its entries. */
const rowsOf = (entries: Locator) => entries.locator('> div > [data-row]')

/** Drags an entry by its handle into the lower half of another one. */
async function drag(page: Page, entry: Locator, below: Locator): Promise<void> {
  const middle = async (element: Locator) => {
    const box = await element.boundingBox()
    if (!box) throw new Error('Failed to drag: the entry is not seen.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
  }
  await below.scrollIntoViewIfNeeded()
  const from = await middle(entry.locator('[data-grip]').first())
  const to = await middle(below.locator('[data-row]').first())
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.move(to.x, to.y + to.height / 4, { steps: 4 })
  await expect(below).toHaveAttribute('data-drop', 'bottom')
  await page.mouse.up()
}

test('a section is moved by dragging', async ({ editor: { page, preview } }) => {
  const sections = entriesOf(page, 'sections')
  const shown = preview.locator('main > section')
  const ids = () => shown.evaluateAll((all) => all.map(({ id }) => id))
  const names = () => rowsOf(sections).allInnerTexts()
  const [, second = '', third = '', ...rest] = await ids()
  const [one, two, three, ...others] = await names()
  await drag(page, sections.nth(1), sections.nth(2))
  await expect.poll(names).toEqual([one, three, two, ...others])
  expect((await ids()).slice(1)).toEqual([third, second, ...rest])
  await expect(sections.nth(2).locator('[data-row]')).toBeFocused()
  await page.getByRole('button', { name: message('common.undo').en }).click()
  await expect.poll(names).toEqual([one, two, three, ...others])
  await expect(rowsOf(sections).nth(1)).toBeFocused()
  await expect(page.locator('output', { hasText: /^Undone: / })).toBeAttached()

  await sections.nth(1).locator('[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem', { name: message('fields.moveTo').en }).click()
  await page
    .getByRole('menuitem', {
      name: message('fields.position', { position: 1, name: '' }).en,
    })
    .click()
  await expect.poll(names).toEqual([two, one, three, ...others])
})
