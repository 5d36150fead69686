/** The page and its server: a server that was started again, another key, a picture of another program. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { message } from '../../../src/editor/messages/messages.ts'
import { drawingFile, expect, expectSaved, pressSave, save, test } from './editor.ts'

test('a save while the server is unavailable can be repeated once the page finds the restarted server', async ({
  editor: { page, preview, text, kill, startAgain },
}) => {
  await preview.locator('h1').click()
  kill()
  await page.locator('textarea:focus').fill('Typed meanwhile')
  await pressSave(page)
  await expect(page.getByText(message('server.unavailable').en)).toBeVisible()
  await page.getByRole('button', { name: message('common.goOn').en }).click()
  await startAgain()
  await save(page)
  expect(text()).toContain('"Typed meanwhile"')
})

test('an address with another key does not affect an open editor', async ({
  editor: { page, preview, text },
  context,
}) => {
  const other = await context.newPage()
  await other.goto(`${page.url()}#${'a'.repeat(64)}`)
  await expect(other.locator('main iframe').first()).toBeVisible()
  await page.reload()
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Typed after it')
  await save(page)
  expect(text()).toContain('"Typed after it"')
})

test('a picture is renamed if another program has taken its name in the meantime', async ({
  editor: { page, preview, text, contentFile },
}) => {
  await preview.locator('header img, header svg').first().dispatchEvent('click')
  const file = page.locator('[data-path=\'["company","mark"]\'] input[type=file]')
  const own = drawingFile('own.svg')
  await file.setInputFiles(own)
  await expect(
    page.getByRole('button', { name: message('common.saved').en }),
  ).toBeHidden()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('own.svg')
  const path = (name: string) => resolve(contentFile, '../../public', name)
  writeFileSync(path('own.svg'), 'theirs')
  await dialog.getByRole('button', { name: message('common.save').en }).click()
  await expect(page.getByText(message('saving.pictureRenamed').en)).toBeVisible()
  await expect(dialog).toContainText('own-2.svg')
  await dialog.getByRole('button', { name: message('common.save').en }).click()
  await expectSaved(page)
  expect(text()).toContain('"/own-2.svg"')
  expect(readFileSync(path('own.svg'), 'utf8')).toBe('theirs')
  expect(readFileSync(path('own-2.svg'), 'utf8')).toBe(String(own.buffer))
})
