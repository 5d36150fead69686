import { message } from '../../../src/editor/messages/messages.ts'
import { expect, save, test } from './editor.ts'

test('an earlier version is compared where it differs, and one text and then the complete version are restored', async ({
  editor: { page, preview, text },
}) => {
  const before = text()
  for (const [place, changed] of [
    ['h1', 'First change'],
    ['h1', 'Second change'],
    ['h2', 'Another heading'],
  ] as const) {
    await preview.locator(place).first().click()
    await page.locator('textarea:focus').fill(changed)
    await save(page)
  }

  const dialog = page.getByRole('dialog')
  const press = (id: 'common.close' | 'versions.restoreAll') =>
    dialog.getByRole('button', { name: message(id).en }).click()
  const versions = page.getByRole('button', { name: message('versions.title').en })
  const rows = dialog.locator('ol button')
  await versions.click()
  await expect(rows).toHaveCount(4)
  await rows.nth(1).click()
  // Far below the first view: both pages show what differs, not their beginning.
  for (const id of ['versions.thisVersion', 'versions.now'] as const) {
    const frame = dialog.locator(`iframe[title="${message(id).en}"]`).contentFrame()
    await expect(frame.locator('h2').first()).toBeInViewport()
    await expect(frame.locator('h1')).not.toBeInViewport()
  }
  // One of the two texts that differ.
  await rows.nth(2).click()
  const changes = dialog
    .getByRole('region', { name: message('versions.thisVersion').en })
    .getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await changes
    .filter({ hasText: 'Second' })
    .getByRole('button', { name: message('versions.restore').en })
    .click()
  await press('common.close')
  await expect(preview.locator('h1')).toHaveText('First change')
  await expect(preview.locator('h2').first()).toHaveText('Another heading')

  await versions.click()
  await rows.last().click()
  await press('versions.restoreAll')
  await expect(dialog).toBeHidden()
  await save(page)
  expect(text()).toBe(before)
})
