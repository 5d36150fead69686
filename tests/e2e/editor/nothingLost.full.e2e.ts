/** No work is lost because of a broken file, other programs, or another token. */
import { writeFileSync } from 'node:fs'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { entriesOf, expect, openGroup, save, test } from './editor.ts'

const contentIn = (text: string) => JSON.parse(text) as SiteContent

test('a file with another structure is reported and can be replaced with the unsaved work', async ({
  editor: { page, preview, text, contentFile },
}) => {
  const oldContent = contentIn(text())
  await preview.locator('h1').click()
  const draftResponse = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/drafts') && response.request().method() === 'PUT',
  )
  await page.locator('textarea:focus').fill('Not saved yet')
  await draftResponse
  writeFileSync(contentFile, JSON.stringify({ ...oldContent, site: null }))
  await expect(page.getByText(message('saving.theirsBroken').en)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: message('common.restoreDraft').en }).click()
  await expect(preview.locator('h1')).toHaveText('Not saved yet')
  await save(page)
  expect(contentIn(text()).site).toEqual(oldContent.site)
  expect(text()).toContain('"hero.title": "Not saved yet"')
})

test('an entry inserted above by another program does not move typed text to another entry', async ({
  editor: { page, text, contentFile },
}) => {
  const clientRows = entriesOf(page, 'clients')
  await openGroup(page, 'Clients')
  await clientRows.nth(2).locator('[data-row]').click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.press('End')
  await page.keyboard.type(' & s')
  const typedName = await name.inputValue()
  const content = contentIn(text())
  const [firstClient, ...otherClients] = content.clients ?? []
  const clients = [{ ...firstClient, id: 'theirs' }, firstClient, ...otherClients]
  writeFileSync(contentFile, `${JSON.stringify({ ...content, clients }, null, 2)}\n`)
  await expect(clientRows).toHaveCount(clients.length)
  await page.keyboard.type('ons')
  await save(page)
  const savedNames = contentIn(text()).clients?.map((client) => client.name)
  expect(savedNames?.indexOf(`${typedName}ons`)).toBe(3)
})

test('an address with another token does not affect an open editor', async ({
  editor: { page, preview, text },
  context,
}) => {
  const otherPage = await context.newPage()
  await otherPage.goto(`${page.url()}#${'a'.repeat(64)}`)
  await expect(otherPage.locator('main iframe').first()).toBeVisible()
  await page.reload()
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Typed after it')
  await save(page)
  expect(text()).toContain('"Typed after it"')
})
