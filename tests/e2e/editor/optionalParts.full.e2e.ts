/** Optional parts: the editor offers to add them, and a problem of a missing one leads to its button. */
import { writeFileSync } from 'node:fs'

import type { Locator } from '@playwright/test'

import { fieldsWords } from '../../../src/editor/fields/fieldsWords.ts'
import { said, words } from '../../../src/editor/interfaceText.ts'
import { panelWords } from '../../../src/editor/panel/panelWords.ts'
import { picturesWords } from '../../../src/editor/pictures/picturesWords.ts'
import { previewWords } from '../../../src/editor/preview/previewWords.ts'
import { maxPictureBytes } from '../../../src/editor/storage/storage.ts'
import { dropPicture } from './dropPicture.ts'
import { drawingFile, entriesOf, expect, test } from './editor.ts'

test.use({ fixture: 'firms/clinic' })

const clients = { en: 'Clients', br: 'Clientes' }
const section = { en: 'Section', br: 'Seção' }
const notice = { en: 'Notice', br: 'Aviso' }

test('a section of clients asks for its list, which is added with a button', async ({
  editor: { page, text },
}) => {
  const before = text()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const add = button(said.add(clients).en)
  const undo = button(words.undo.en)
  await expect(button(said.add(notice).en)).toBeVisible()

  await button(said.add(section).en).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Clients/ })
    .click()
  // Its name is the number of problems, once the check has answered.
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('button', { name: clients.en, exact: true }).click()
  await expect(add).toBeFocused()

  await add.click()
  await expect(entriesOf(page, 'clients')).toHaveCount(1)
  await expect(add).toBeHidden()
  const menu = page.locator(`[data-path='["clients",0]'] [aria-haspopup=menu]`)
  await menu.first().click()
  await page.getByRole('menuitem', { name: words.remove.en }).click()
  await expect(add).toBeFocused()
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click()
  expect(text()).toBe(before)
})

test('what is left to fill in leads to the language in which it is empty', async ({
  editor: { page, preview },
}) => {
  await preview.locator('h1').click()
  const own = page.locator('textarea:focus')
  const id = (await own.getAttribute('id')) ?? ''
  const [seen, other] = id.endsWith('-en') ? ['en', 'br'] : ['br', 'en']
  const empty = page.locator(`[id="${id.replace(new RegExp(`${seen}$`), other)}"]`)
  await empty.fill('')
  await page.getByRole('button', { name: said.toFillIn(1).en, exact: true }).click()
  await expect(empty).toBeFocused()
})

test('what takes itself away leaves the focus to its field, or to the next problem', async ({
  editor: { page, preview },
}) => {
  const button = (name: string) => page.getByRole('button', { name })
  await button(panelWords.understood.en).press('Enter')
  await expect(page.getByRole('tabpanel')).toBeFocused()

  await preview.locator('h1').click()
  const title = page.getByRole('textbox', { name: /^Headline/ })
  await title.first().fill('')
  await button(fieldsWords.copyFromOther.en).press('Enter')
  await expect(title.first()).toBeFocused()
  await title.first().fill('Another headline')
  await button(fieldsWords.itDoes.en).press('Enter')
  await expect(title.last()).toBeFocused()

  await button('Company').click()
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true }).first()
  const cnpj = page.getByRole('textbox', { name: 'CNPJ' })
  const right = await cnpj.inputValue()
  await phone.fill('(61) 3555 0100')
  await button(words.fix.en).press('Enter')
  await expect(phone).toHaveValue('+55 61 3555-0100')
  await expect(phone).toBeFocused()

  await phone.fill('(61) 3555 0100')
  await cnpj.fill(right.replaceAll(/\D/g, ''))
  await page.getByRole('tab', { name: said.problems(2).en }).click()
  await button(words.fix.en).first().press('Enter')
  await expect(button(words.fix.en)).toHaveCount(1)
  await expect(button(words.fix.en)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(panelWords.noProblems.en)).toBeVisible()
  await expect(page.getByRole('tabpanel').locator(':focus')).toContainText(
    panelWords.noProblems.en,
  )

  await preview.locator('#services h2').click()
  const service = page.getByRole('checkbox', { name: 'Cardiology' })
  await service.press('Space')
  await expect(service).not.toBeChecked()
  await expect(service).toBeFocused()
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const drop = (on: Locator, name: string, bytes = drawingFile('').buffer) =>
  dropPicture(on, name, '', bytes)

test.describe('a file that is dropped', () => {
  test.use({ fixture: 'sample' })

  test('on an entry of the page is its picture, a photo as the mark too; beside every picture it opens nothing', async ({
    editor: { page, preview, text },
  }) => {
    const before = text()
    const client = preview.locator('#clients li').first()
    const shown = () => client.locator('img').getAttribute('src')
    const old = await shown()
    expect(await drop(client, 'New logo.svg')).toBe(true)
    await expect.poll(shown).not.toBe(old)
    await page.getByRole('button', { name: words.undo.en }).click()
    await expect.poll(shown).toBe(old)

    expect(await drop(client, 'notes.svg', Buffer.from('no drawing'))).toBe(true)
    await expect(page.getByRole('alert').first()).toHaveText(picturesWords.noPicture.en)
    expect(await drop(preview.locator('#footer'), 'New logo.svg')).toBe(true)
    await expect(page.getByRole('alert').first()).toHaveText(
      previewWords.dropOnPicture.en,
    )
    expect(await drop(page.locator('header').first(), 'New logo.svg')).toBe(true)
    expect(await shown()).toBe(old)

    const mark = preview.locator('header img').first()
    const width = () => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await mark.dispatchEvent('click')
    const file = page.locator('[data-path=\'["company","mark"]\'] input[type=file]')
    const buffer = Buffer.from(pixel, 'base64')
    await file.setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer })
    await expect.poll(width).toBe(1)
    expect(text()).toBe(before)
  })

  const refused = [
    { why: picturesWords.emptyFile, size: 0 },
    { why: picturesWords.bigPicture, size: maxPictureBytes + 1 },
    { why: picturesWords.noPicture, size: 300 },
  ]
  test('or chosen is refused with the reason, until there is another', async ({
    editor: { page, preview, text, contentFile },
  }) => {
    const before = text()
    await preview.locator('#clients li').first().click()
    const files = page.locator('input[type=file]').first()
    const alert = page.getByRole('alert')
    for (const { why, size } of refused) {
      // Read from the disk: to pass so many bytes to the browser is slow.
      const file = `${contentFile}.png`
      writeFileSync(file, Buffer.alloc(size, 'x'))
      await files.setInputFiles(file)
      await expect(alert).toHaveText(why.en)
    }
    expect(text()).toBe(before)
    await files.setInputFiles({ ...drawingFile('É #1.png'), mimeType: 'image/png' })
    await expect(alert).toBeHidden()
    // The ending is that of its bytes, whatever the file was called.
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toContainText('logos/e-1.svg')
  })
})

test('a page in one language has no flags and shows what is left; undo brings the other back', async ({
  editor: { page, preview },
}) => {
  const html = preview.locator('html')
  const shown = page.getByRole('group', { name: previewWords.pageLanguage.en })
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: new RegExp(`^${words.languages.en}`) }).click()
  await page
    .getByRole('button', { name: said.of(words.remove, 'English').en, exact: true })
    .click()
  await expect(html).toHaveAttribute('lang', 'pt-BR')
  await expect(shown).toBeHidden()
  const add = page.getByRole('button', { name: said.of(words.add, 'English').en })
  await expect(add).toBeFocused()

  const chosen = page.locator(`[data-path='["site","defaultLanguage"]'] select`)
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible()
  await expect(chosen).toHaveCount(0)
  await page.getByRole('button', { name: words.undo.en }).click()
  await expect(shown).toBeVisible()
  await expect(add).toBeHidden()
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await expect(chosen).toHaveCount(1)
})

test('the layout of the hero is chosen among pictures of it, which the page follows', async ({
  editor: { page, preview, text },
}) => {
  const headline = (await preview.locator('h1').textContent()) ?? ''
  await preview.locator('h1').click()
  const chosen = page.getByRole('radio', { checked: true })
  await expect(chosen).toHaveAccessibleName(/^Horizon/)
  const pictures = page.locator(`[data-path='["sections",0,"layout"]'] iframe`)
  await expect(pictures).toHaveCount(3)
  for (const index of [0, 1, 2])
    await expect(pictures.nth(index).contentFrame().locator('h1')).toHaveText(headline)

  await page.getByRole('radio', { name: /^Split/ }).check()
  await expect(preview.locator('#about')).toHaveCSS('display', 'grid')
  await page.getByRole('button', { name: words.undo.en }).click()
  await expect(chosen).toHaveAccessibleName(/^Horizon/)
  expect(text()).toContain('"horizon"')
})
