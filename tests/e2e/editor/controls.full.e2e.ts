/** Tests of the controls that need a real browser: dropped files, redrawn pictures, focus, and colors. */
import type { Locator } from '@playwright/test'

import { message } from '../../../src/editor/messages/messages.ts'
import { drawingFile, expect, openGroup, test, titleAt } from './editor.ts'

const selectorOf = (...path: unknown[]) => `[data-path='${JSON.stringify(path)}']`

/** Drops a file, as from a folder of the system. Resolves with whether the browser was kept from opening it. */
const drop = (target: Locator) =>
  target.evaluate((element, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'New logo.svg', { type: 'image/svg+xml' }))
    const init = { dataTransfer, bubbles: true, cancelable: true }
    return ['dragover', 'drop']
      .map((type) => !element.dispatchEvent(new DragEvent(type, init)))
      .every(Boolean)
  }, drawingFile('').buffer.toString())

test('a picture can be dropped on its field, but not elsewhere, and an unsuitable format is rejected', async ({
  editor: { page, preview },
}) => {
  const client = preview.locator('#clients li').first()
  const logoAddress = () => client.locator('img').getAttribute('src')
  // Waits until the logo replaces its placeholder.
  await expect.poll(logoAddress).toMatch(/^blob:/)
  const oldAddress = await logoAddress()
  await client.click()
  const field = page.locator(selectorOf('clients', 0, 'logo'))
  expect(await drop(field.getByRole('button').first())).toBe(true)
  await expect.poll(logoAddress).not.toBe(oldAddress)
  await page.getByRole('button', { name: message('common.undo').en }).click()
  await expect.poll(logoAddress).toBe(oldAddress)
  expect(await drop(preview.locator('#footer'))).toBe(true)
  expect(await logoAddress()).toBe(oldAddress)
  // An iPhone stores photos in this format.
  const buffer = Buffer.from('\0\0\0\x18ftypheic')
  const photo = { name: 'a.heic', mimeType: 'image/heic', buffer }
  await field.locator('input[type=file]').setInputFiles(photo)
  await expect(field.getByText(message('pictures.heic').en)).toBeVisible()
})

test('a faint logo becomes light or gets a white background', async ({
  editor: { page, preview },
}) => {
  await preview.locator('header img, header svg').first().dispatchEvent('click')
  const field = page.locator(selectorOf('company', 'mark'))
  const chooseFile = (file: ReturnType<typeof drawingFile>) =>
    field.locator('input[type=file]').setInputFiles(file)
  const logo = preview.locator('header img')
  /** The color of a pixel in the middle column, at a share of the height from the top. */
  const colorAt = (heightShare: number) =>
    logo.evaluate(async (image: HTMLImageElement, share) => {
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return [...(context?.getImageData(width / 2, share * height, 1, 1).data ?? [])]
    }, heightShare)
  const offerButton = (id: 'button.lightVersion' | 'button.onPlate') =>
    field.getByRole('button', { name: message(id).en })
  const blueDrawing = drawingFile('').buffer.toString().replace('/>', ' fill="#1c3d6e"/>')
  await chooseFile({ ...drawingFile('blue.svg'), buffer: Buffer.from(blueDrawing) })
  await offerButton('button.lightVersion').click()
  await expect(offerButton('button.lightVersion')).toBeHidden()
  await expect(field.locator(':focus')).toHaveCount(1)
  expect(Math.min(...(await colorAt(0.5)))).toBeGreaterThan(220)
  await page.getByRole('button', { name: message('common.undo').en }).click()
  await offerButton('button.onPlate').click()
  await expect(offerButton('button.onPlate')).toBeHidden()
  expect(await colorAt(0.05)).toEqual([255, 255, 255, 255])
})

test('the preview shows a new accent at once, and is as wide as a phone in a narrow window', async ({
  editor: { page, preview },
}) => {
  const html = preview.locator('html')
  const accent = () =>
    html.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))
  const oldAccent = await accent()
  await openGroup(page, titleAt('site').en)
  const accentField = { name: titleAt('site', 'colors', 'accent').en, exact: true }
  const colors = page.locator(selectorOf('site', 'colors'))
  await colors.getByRole('textbox', accentField).first().fill('#0055aa')
  await expect.poll(accent).not.toBe(oldAccent)

  const width = () => html.evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(width).toBe(1280)
  await page.setViewportSize({ width: 600, height: 800 })
  const previewButton = { name: message('common.preview').en, exact: true }
  await page.getByRole('button', previewButton).click()
  await expect.poll(width).toBe(390)
})

test.describe('with all sections', () => {
  test.use({ fixture: 'all-sections' })

  test('a click on a picture, label, or text focuses the control of its field', async ({
    editor: { page, preview },
  }) => {
    for (const [selector, path] of [
      ['header img', ['company', 'mark']],
      ['[data-language=br]', ['catalogs', 'en', 'language.br.short']],
      ['#about-title + svg, #about div > svg', ['sections', 0, 'picture']],
      ['#form_company', ['sections', 11, 'fields', 0, 'label']],
    ] as const) {
      await preview.locator(selector).first().dispatchEvent('click')
      const field = page.locator(selectorOf(...path))
      const focus = page.locator(':focus')
      await expect(field.locator(focus).or(field.and(focus)), selector).toBeInViewport()
      await expect(preview.locator(selector).first(), selector).toBeInViewport()
    }
    await preview.locator('#services li li').first().click()
    await expect(page.locator('textarea:focus')).toHaveValue(/\n- .*\n- /)
  })
})
