import type { Locator } from '@playwright/test'

import { message } from '../../../src/editor/messages/messages.ts'
import { entriesOf, expect, test } from './editor.ts'

/** The rows of a list, without those of lists within its entries. */
const rowsOf = (entries: Locator) => entries.locator('> div > [data-row]')

test('a section is moved with the keyboard and the menu', async ({
  editor: { page, preview },
}) => {
  const sections = entriesOf(page, 'sections')
  const shown = preview.locator('main > section')
  const ids = () => shown.evaluateAll((all) => all.map(({ id }) => id))
  const names = () => rowsOf(sections).allInnerTexts()
  const [, second = '', third = '', ...rest] = await ids()
  const [one, two, three, ...others] = await names()
  await rowsOf(sections).nth(1).press('Alt+ArrowDown')
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
