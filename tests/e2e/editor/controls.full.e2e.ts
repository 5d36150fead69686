/** Everyday work of an owner in the editor: each control does what it looks like. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { message } from '../../../src/editor/messages/messages.ts'
import { addLabel } from '../../../src/editor/titles.ts'
import { dropPicture } from './dropPicture.ts'
import { drawingFile, entriesOf, expect, save, test, titleAt } from './editor.ts'

const path = (...steps: (string | number)[]) => `[data-path='${JSON.stringify(steps)}']`

test('a picture is dropped on its field', async ({ editor: { page, preview } }) => {
  const client = preview.locator('#clients li').first()
  const shown = () => client.locator('img').getAttribute('src')
  // Not the placeholder of a logo that is still loading.
  await expect.poll(shown).toMatch(/^blob:/)
  const old = await shown()
  await client.click()
  const drop = (on: Locator) =>
    dropPicture(on, 'New logo.svg', '', drawingFile('').buffer)
  const field = page.locator(path('clients', 0, 'logo'))
  expect(await drop(field.getByRole('button').first())).toBe(true)
  await expect.poll(shown).not.toBe(old)
  await page.getByRole('button', { name: message('common.undo').en }).click()
  await expect.poll(shown).toBe(old)
  // Elsewhere, it does not open in place of the editor.
  for (const elsewhere of [preview.locator('#footer'), page.locator('h1').first()])
    expect(await drop(elsewhere)).toBe(true)
  expect(await shown()).toBe(old)

  const files = page.locator('input[type=file]').first()
  // As an iPhone stores a photo.
  const photo = Buffer.from('\0\0\0\x18ftypheic')
  await files.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: photo })
  await expect(page.getByText(message('pictures.heic').en)).toBeVisible()
  const buffer = Buffer.from('no picture')
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(message('pictures.noPicture').en)).toBeVisible()
})

test('a faint logo becomes light or gets a white background', async ({
  editor: { page, preview },
}) => {
  await preview.locator('header img, header svg').first().dispatchEvent('click')
  const field = page.locator(path('company', 'mark'))
  const blue = drawingFile('').buffer.toString().replace('/>', ' fill="#1c3d6e"/>')
  const file = { ...drawingFile('blue.svg'), buffer: Buffer.from(blue) }
  await field.locator('input[type=file]').setInputFiles(file)
  const logo = preview.locator('header img')
  /** The color of the picture's point in the middle, at a distance from the top. */
  const colorAt = (top: number) =>
    logo.evaluate(async (image: HTMLImageElement, share) => {
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return [...(context?.getImageData(width / 2, share * height, 1, 1).data ?? [])]
    }, top)
  const offer = (id: 'button.lightVersion' | 'button.onPlate') =>
    field.getByRole('button', { name: message(id).en })
  await offer('button.lightVersion').click()
  await expect(offer('button.lightVersion')).toBeHidden()
  await expect(field.getByRole('alert')).toHaveCount(0)
  expect(Math.min(...(await colorAt(0.5)))).toBeGreaterThan(220)
  await page.getByRole('button', { name: message('common.undo').en }).click()
  await offer('button.onPlate').click()
  await expect(offer('button.onPlate')).toBeHidden()
  expect(await colorAt(0.05)).toEqual([255, 255, 255, 255])
})

test('a JPEG logo becomes a PNG, and transparent margins are trimmed', async ({
  editor: { page, preview, text },
}) => {
  await preview.locator('header img, header svg').first().dispatchEvent('click')
  const file = page.locator(path('company', 'mark')).locator('input[type=file]')
  const sizes = () =>
    preview
      .locator('header img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  const plane = (width: number, height: number, background: object) =>
    sharp({
      create: {
        width,
        height,
        channels: 4,
        background: { r: 0, g: 0, b: 0, ...background },
      },
    })
  const jpeg = await plane(300, 100, { r: 200, g: 180 }).jpeg().toBuffer()
  await file.setInputFiles({ name: 'Our logo.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect.poll(sizes).toEqual([300, 100])
  await save(page)
  expect(text()).toContain('"/our-logo.png"')
  const ink = await plane(120, 60, { g: 200, alpha: 1 }).png().toBuffer()
  const png = plane(400, 400, { alpha: 0 })
    .composite([{ input: ink }])
    .png()
  const buffer = await png.toBuffer()
  await file.setInputFiles({ name: 'Wide.png', mimeType: 'image/png', buffer })
  await expect.poll(sizes).toEqual([120, 60])
})

test('sample content blocks publishing', async ({ editor: { page } }) => {
  await page.getByRole('button', { name: message('common.publish').en }).click()
  const dialog = page.getByRole('dialog')
  for (const name of [
    message('target.folder').en,
    message('publishing.continue').en,
    message('common.publish').en,
    message('publishing.whatIsLeft').en,
  ])
    await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
  const step = page.getByRole('tabpanel').locator('[aria-expanded=true]').first()
  await expect(step).toBeFocused()
  await expect(step).toBeInViewport()
})

test.describe('with content that has no clients', () => {
  test.use({ fixture: 'firms/clinic' })

  test('a section of clients asks for their list, and entries are added and removed', async ({
    editor: { page },
  }) => {
    const clients = titleAt('clients')
    const add = page.getByRole('button', { name: addLabel(clients).en })
    await page
      .getByRole('button', { name: addLabel({ en: 'Section', br: 'Seção' }).en })
      .click()
    const kinds = page.getByRole('dialog')
    await kinds.getByRole('button', { name: /^Clients/ }).click()
    // Its name is the number of problems, once the check has answered.
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('button', { name: clients.en, exact: true }).click()
    await expect(add).toBeFocused()
    await add.click()
    await expect(entriesOf(page, 'clients')).toHaveCount(1)
    const menu = page.locator(`${path('clients', 0)} [aria-haspopup=menu]`)
    await menu.first().click()
    await page.getByRole('menuitem', { name: message('common.remove').en }).click()
    await expect(add).toBeFocused()

    await page.getByRole('button', { name: 'Company' }).click()
    const phone = page.getByRole('textbox', { name: 'Phone', exact: true }).first()
    await phone.fill('61 3555 0100;')
    await page.getByRole('button', { name: message('button.fix').en }).press('Enter')
    await expect(phone).toHaveValue('+55 61 3555-0100')
    await expect(phone).toBeFocused()
  })
})
