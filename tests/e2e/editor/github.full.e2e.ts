/** The editor as static files, which stores the content in a repository on GitHub. */
import { createHash } from 'node:crypto'

import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { message } from '../../../src/editor/messages/messages.ts'
import { githubFailureMessage } from '../../../src/editor/storage/github/githubFailure.ts'
import type { SampleFile } from '../../../src/editorApi/storage.ts'
import { sampleText } from '../../fixtures/sampleContent.ts'
import { repository, token } from '../../github/mockGithub.ts'
import { recordAnnouncements } from '../support/announcements.ts'
import { axeFaults } from '../support/axe.ts'
import { drawingFile, expectSaved, pressSave, save } from './editor.ts'
import { recordsIn, test } from './githubEditor.ts'

const contentFile = 'content/site.json'

/** A photo like those from a phone's camera. */
const photoOf = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3a6',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer()

/** The HTML of controls that are smaller than the minimum for touch, 44 px. */
const smallControls = (page: Page) =>
  page.locator('button, select, summary, label:has(input)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width * height > 0 && Math.min(width, height) < 44 ? [element.outerHTML] : []
    }),
  )

test.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 }
  test.use({ language: 'br', viewport, hasTouch: true, isMobile: true })

  test('on a slow connection, a text and a photo are saved by touch and announced', async ({
    github: { page, preview, mock, slowDown, signIn, unexpectedEvents, address },
  }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const headline = preview.locator('h1')
    const oldLines = mock.file(contentFile)?.split('\n')
    await slowDown()
    await page.goto(address)
    const announcements = await recordAnnouncements(page)
    const expectAnnounced = (text: string) =>
      expect.poll(async () => (await announcements()).includes(text)).toBe(true)

    await test.step('a wrong token is reported', async () => {
      const name = page.getByLabel(message('signIn.repository').br)
      await expect(name).toHaveValue('ana/preset')
      await signIn(token.replace('0123', '9999'))
      const rejection = githubFailureMessage({ code: 'token-refused' }).br
      await expect(page.getByRole('alert')).toHaveText(rejection)
      expect(await axeFaults(page)).toEqual([])
      expect(await smallControls(page)).toEqual([])
      await signIn()
      await expectAnnounced(message('signIn.opened').br)
      await expect(page.locator('header h1')).toBeFocused()
      // The browser logs 401 to the console.
      unexpectedEvents.length = 0
    })

    await test.step('a text is corrected in both languages', async () => {
      await button(message('common.preview').br).tap()
      await headline.tap()
      // The field replaces the page, with the other language directly below.
      const field = page.locator('textarea:focus')
      await expect(field).toHaveAttribute('lang', 'pt-BR')
      await field.fill('Ours')
      const otherField = page.locator('[role=group]:focus-within textarea:not(:focus)')
      await otherField.fill('The other one too')
      expect(await axeFaults(page)).toEqual([])
      expect(await smallControls(page)).toEqual([])
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow)).toBe(0)
      await button(message('common.save').br).tap()
      const saveButton = page
        .getByRole('dialog', { name: message('saving.whatChanged').br })
        .getByRole('button', { name: message('common.save').br })
      await expect(saveButton).toBeFocused()
      await page.keyboard.press('Enter')
      await expectAnnounced(message('saving.savedNow').br)
      const lines = mock.file(contentFile)?.split('\n') ?? []
      expect(lines.filter((line, index) => line !== oldLines?.[index])).toHaveLength(2)
    })

    await test.step('a photo of 12 megapixels is made smaller and sent with progress', async () => {
      await button(message('common.preview').br).tap()
      await preview.locator('#contact img[src^="blob:"]').first().tap()
      const fileChooser = page.waitForEvent('filechooser')
      await page.locator('button:focus').tap()
      const buffer = await photoOf(4000, 3000)
      const photo = { name: 'obra.jpg', mimeType: 'image/jpeg', buffer }
      await (await fileChooser).setFiles(photo)
      await expectAnnounced(message('pictures.preparing').br)
      await expectAnnounced(message('pictures.added', { name: 'obra.jpg' }).br)
      const [{ bytes } = {}] = await recordsIn(page, 'files')
      expect(bytes?.length).toBeLessThan(buffer.length / 2)
      await save(page, 'br')
      await expectAnnounced(message('saving.picture', { count: 1, total: 1 }).br)
      expect(mock.file('public/people/obra.jpg')).toBeDefined()
    })

    await test.step('in a tiny window, the bar is one row, and undo is in its menu', async () => {
      for (const width of [320, 195]) {
        await page.setViewportSize({ width, height: 568 })
        const bar = await page.locator('header').boundingBox()
        expect(bar?.height).toBeLessThan(50)
        const undo = button(message('common.undo').br)
        await expect(undo).toBeHidden()
        await button(message('common.more').br).tap()
        await expect(undo).toBeVisible()
        await page.keyboard.press('Escape')
      }
    })

    await test.step('a reload needs no new sign-in, and signing out removes the token', async () => {
      await page.reload()
      await expect(headline).toHaveText('Ours')
      const storedState = () => page.context().storageState({ indexedDB: true })
      expect(JSON.stringify(await storedState())).not.toContain(token)
      page.once('dialog', (question) => void question.accept())
      await button(message('common.more').br).tap()
      await button(message('common.signOut').br).tap()
      const repositoryField = page.getByLabel(message('signIn.repository').br)
      await expect(repositoryField).toHaveValue(repository)
      const tabStorage = () => JSON.stringify(Object.entries(sessionStorage))
      expect(await page.evaluate(tabStorage)).not.toContain(token)
    })
  })
})

test('the static files match the snapshot, and the name of the cache contains their hash', async ({
  address,
  request,
}) => {
  const read = async (path: string) => (await request.get(address + path)).body()
  const script = String(await read('offline.js'))
  const [, cacheHash, pathsJson = ''] =
    /^const name = "editor-(\w+)"\n.* = (.*)\n/.exec(script) ?? []
  const paths = JSON.parse(pathsJson) as string[]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(await read(path))
  expect(cacheHash).toBe(hash.digest('hex').slice(0, 16))
  const names = paths.filter((path) => !path.startsWith('assets/')).toSorted()
  const texts = await Promise.all(['manifest.json', '_headers', 'README.md'].map(read))
  // The policy comes before everything that it applies to.
  for (const path of ['', 'preview.html'])
    expect(String(await read(path))).toMatch(/<head>\s*<meta http-equiv="Content-Sec/)
  const { text, blobs } = JSON.parse(String(await read('sample.json'))) as SampleFile
  expect([text, blobs.length > 12]).toEqual([sampleText, true])
  const lines = [...names, '', ...texts.map((bytes) => String(bytes).split('\n\n', 1))]
  expect(lines.join('\n')).toMatchSnapshot('staticFiles.txt')
})

test('without a network, the editor starts from its cache, offers unsaved work, and saves it later', async ({
  github: { page, preview, mock, signIn, unexpectedEvents, address },
}) => {
  await page.goto(`${address}sample.json`)
  // Caches of two earlier versions, and of another program.
  await page.evaluate(async () => {
    for (const name of ['editor-1', 'editor-2', 'other']) await caches.open(name)
  })
  await page.goto(address)
  await signIn()
  const headline = preview.locator('h1')
  await expect(headline).toBeVisible()
  const savedHeadline = await headline.innerText()
  await headline.click()
  await page.locator('textarea:focus').fill('Written on the train')
  await expect.poll(async () => (await recordsIn(page, 'drafts')).length).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cacheNames = () => page.evaluate(() => caches.keys())
  const currentCache = expect.stringMatching(/^editor-\w{16}$/) as unknown
  await expect.poll(cacheNames).toEqual(['editor-2', 'other', currentCache])
  mock.onRequest = () => {
    throw new TypeError('Failed to fetch')
  }
  await page.context().setOffline(true)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(headline).toHaveText(savedHeadline)
  const offline = githubFailureMessage({ code: 'offline' }).en
  await expect(page.getByText(offline).first()).toBeVisible()
  const offer = page.getByRole('region', { name: message('saving.draft').en })
  await offer.getByRole('button', { name: message('common.restoreDraft').en }).click()
  await expect(headline).toHaveText('Written on the train')
  await pressSave(page)
  const tryAgain = page.getByRole('button', { name: message('common.tryAgain').en })
  await expect(tryAgain).toBeVisible()
  mock.onRequest = () => undefined
  await page.context().setOffline(false)
  await tryAgain.click()
  await expectSaved(page)
  expect(mock.file(contentFile)).toContain('Written on the train')
  // The browser logs each failed request.
  unexpectedEvents.length = 0
})

test('a picture that cannot be sent is saved after the texts', async ({
  github: { page, preview, mock, signIn, unexpectedEvents },
}) => {
  await signIn()
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Saved without the picture')
  await preview.locator('#clients img').first().click()
  await page.locator('input[type=file]').first().setInputFiles(drawingFile('new.svg'))
  await expect.poll(async () => (await recordsIn(page, 'files')).length).toBe(1)
  mock.onRequest = (operation) => {
    if (operation === 'git/create-blob') throw new TypeError('Failed to fetch')
    return undefined
  }
  await pressSave(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('saving.saveTexts').en })
    .click()
  await expect(page.getByText(message('saving.picturesLeft').en)).toBeVisible()
  expect(mock.file(contentFile)).toContain('Saved without the picture')
  expect(mock.file(contentFile)).not.toContain('/people/new.svg')
  mock.onRequest = () => undefined
  await save(page)
  expect(mock.file('public/people/new.svg')).toContain('viewBox')
  expect(mock.file(contentFile)).toContain('/people/new.svg')
  unexpectedEvents.length = 0
})

test('hostile content from another person is shown as text only', async ({
  github: { page, preview, mock, signIn },
}) => {
  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  const links = /"(?:https?|mailto):[^"]*"/g
  const text = mock.file(contentFile)?.replaceAll(links, '"javascript:alert(4)"') ?? ''
  const content = JSON.parse(text) as {
    company: { name: string }
    catalogs: Record<string, Record<string, string>>
  }
  content.company.name = attack
  for (const catalog of Object.values(content.catalogs))
    for (const id of Object.keys(catalog)) catalog[id] = attack
  mock.commit('Hostile', {
    [contentFile]: JSON.stringify(content, null, 2),
    'public/logos/<img src=x onerror=alert(3)>.svg': '<svg/>',
  })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn()
  await expect(page.getByRole('banner')).toContainText('<img src=x')
  await expect(preview.locator('h1')).toContainText('<img src=x')
  for (const index of [1, 2]) {
    await page.getByRole('tab').nth(index).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  expect(dialogs).toEqual([])
})

test('a wide photo is reduced and loses its location, and a drawing with a script is rejected', async ({
  github: { page, preview, signIn },
}) => {
  await signIn()
  const create = { width: 4800, height: 30, channels: 3, background: '#3a6' } as const
  const widePhoto = await sharp({ create })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '15/1 47/1 0/1' } })
    .toBuffer()
  const chooseFile = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: '', buffer })
  await preview.locator('#clients img').first().click()
  const hostileDrawing = drawingFile('')
    .buffer.toString()
    .replace('<svg', '$& onload="alert(1)"')
  await chooseFile('hostile.svg', Buffer.from(hostileDrawing))
  await expect(page.getByText(message('pictures.unsafePicture').en)).toBeVisible()
  // Not a logo, which would become a PNG.
  await preview.locator('#contact img[src^="blob:"]').first().click()
  await chooseFile('wide.jpg', widePhoto)
  await expect.poll(async () => (await recordsIn(page, 'files')).length).toBe(1)
  const [{ bytes = [] } = {}] = await recordsIn(page, 'files')
  const metadata = await sharp(Buffer.from(bytes)).metadata()
  expect(metadata).toMatchObject({ width: 15, height: 2400 })
  expect(metadata).not.toHaveProperty('exif')
})

test('the editor does not run in another page’s frame', async ({
  github: { page, address },
}) => {
  // Simulates a host that does not send the Content Security Policy.
  await page.route(address, async (route) =>
    route.fulfill({
      response: await route.fetch(),
      headers: { 'Content-Type': 'text/html' },
    }),
  )
  const outerUrl = 'http://127.0.0.1:9999/'
  const body = `<iframe src="${address}" title="framed"></iframe>`
  await page.route(outerUrl, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(outerUrl)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(message('signIn.framed').en)).toBeVisible()
})
