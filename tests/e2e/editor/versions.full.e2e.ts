import { message } from '../../../src/editor/messages/messages.ts'
import { expect, save, test } from './editor.ts'

test('the comparison with an earlier version shows the difference, and the version can be restored', async ({
  editor: { page, preview, text },
}) => {
  const oldText = text()
  for (const [selector, newText] of [
    ['h1', 'Another headline'],
    ['h2', 'Another heading'],
  ] as const) {
    await preview.locator(selector).first().click()
    await page.locator('textarea:focus').fill(newText)
    await save(page)
  }

  const dialog = page.getByRole('dialog')
  const versionRows = dialog.locator('ol button')
  await page.getByRole('button', { name: message('versions.title').en }).click()
  await expect(versionRows).toHaveCount(3)
  await versionRows.nth(1).click()
  // The difference is far below the first view: both pages show it, not their beginning.
  for (const id of ['versions.thisVersion', 'versions.now'] as const) {
    const frame = dialog.locator(`iframe[title="${message(id).en}"]`).contentFrame()
    await expect(frame.locator('h2').first()).toBeInViewport()
    await expect(frame.locator('h1')).not.toBeInViewport()
  }
  await versionRows.last().click()
  await dialog
    .getByRole('region', { name: message('versions.thisVersion').en })
    .getByRole('listitem')
    .filter({ hasText: 'Another headline' })
    .getByRole('button', { name: message('versions.restore').en })
    .click()
  await expect(preview.locator('h1')).not.toHaveText('Another headline')
  await expect(preview.locator('h2').first()).toHaveText('Another heading')
  await dialog.getByRole('button', { name: message('versions.restoreAll').en }).click()
  await expect(dialog).toBeHidden()
  await save(page)
  expect(text()).toBe(oldText)
})
