/** Restoring a text and a complete version. */
import { message } from '../../../src/editor/messages/messages.ts'
import { expect, ownInTurn, save, test } from './editor.ts'

test.use({ own: ownInTurn, viewport: { width: 1280, height: 800 } })

test('three saves are versions: one is compared, single texts are restored, then all of it', async ({
  editor: { page, preview, text },
  own,
}) => {
  const dialog = page.getByRole('dialog')
  const heading = preview.locator('h1')
  const before = text()
  for (const [place, changed] of [
    ['h1', 'First change'],
    ['h1', 'Second change'],
    ['h2', 'Another heading'],
  ] as const) {
    await preview.locator(place).first().click()
    await page.locator('textarea:focus').fill(changed)
    await save(page, own)
  }

  const versions = page.getByRole('button', { name: message('versions.title')[own] })
  await versions.click()
  const rows = dialog.locator('ol button')
  await expect(rows).toHaveCount(4)
  await expect(rows.last()).toContainText(message('versions.first')[own])
  const both = [message('versions.thisVersion')[own], message('versions.now')[own]]
  const byTitle = (title = '', element = 'h1') =>
    dialog.locator(`iframe[title="${title}"]`).contentFrame().locator(element)
  await rows.nth(1).click()
  // Far below the first view: both pages show what differs, not their beginning.
  for (const title of both) {
    await expect(byTitle(title, 'h2').first()).toBeInViewport()
    await expect(byTitle(title)).not.toBeInViewport()
  }
  await rows.nth(2).click()
  await expect(byTitle(both[0])).toHaveText('First change')
  await expect(byTitle(both[1])).toHaveText('Second change')
  // One of the two texts that differ.
  const changes = dialog
    .getByRole('region', { name: message('versions.thisVersion')[own] })
    .getByRole('listitem')
  await expect(changes).toHaveCount(2)
  const restoreButton = { name: message('versions.restore')[own] }
  const labels = await changes
    .getByRole('button', restoreButton)
    .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))
  expect(new Set(labels).size).toBe(2)
  await changes.filter({ hasText: 'Second' }).getByRole('button', restoreButton).click()
  await dialog.getByRole('button', { name: message('common.close')[own] }).click()
  await expect(heading).toHaveText('First change')
  await expect(preview.locator('h2').first()).toHaveText('Another heading')

  await versions.click()
  await rows.last().click()
  await dialog.getByRole('button', { name: message('versions.restoreAll')[own] }).click()
  await expect(dialog).toBeHidden()
  await save(page, own)
  expect(text()).toBe(before)
})
