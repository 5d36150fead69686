/** The editor from any browser: static files, with a repository at GitHub as their storage. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { languageList } from '../../../schema/languages.ts'
import { withVersion } from '../../../schema/read/versionText.ts'
import { siteVersion } from '../../../scripts/build/siteVersion.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { githubFailureWords } from '../../../src/editor/storage/github/githubFailure.ts'
import { inLanguage } from '../../../src/editor/titles.ts'
import { sampleContent } from '../../fixtures/sampleContent.ts'
import { repository, token } from '../../github/mockGithub.ts'
import { portOf } from '../../support/portOf.ts'
import { axeFaults } from '../support/axe.ts'
import { listen } from '../support/spoken.ts'
import { expectSaved, pressSave, save, titleAt } from './editor.ts'
import { expect, keptIn, test } from './githubEditor.ts'

const contentFile = 'content/site.json'

test.use({ actionTimeout: 60_000 })

const title = titleAt('sections', 0, 'title')

const drawing = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 9"><path d="M0 0l4 4V0z"/></svg>`

/** As from a phone's camera. */
const photoOf = (width: number, height: number, quality = 92) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3a6',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality })
    .toBuffer()

/** The HTML of controls that are too small for a finger. */
const smallTargets = (page: Page) =>
  page.locator('button, select, summary, label:has(input)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width * height > 0 && Math.min(width, height) < 44 ? [element.outerHTML] : []
    }),
  )

const cutOff = (elements: Element[]) =>
  elements.flatMap(({ scrollHeight, clientHeight, textContent }) =>
    scrollHeight > clientHeight ? [textContent] : [],
  )

for (const own of languageList)
  test.describe(`on a phone in ${own}`, () => {
    test.use({
      own,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })

    test('on a slow line, a save is made by touch and announced', async ({ github }) => {
      const { page, unexpectedEvents } = github
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const dialog = page.getByRole('dialog')
      const heading = github.preview.locator('h1')
      const barHeight = async () => (await page.locator('header').boundingBox())?.height
      const before = github.file(contentFile)
      await github.slowDown()
      await page.goto(github.address)
      let spoken = await listen(page)
      const expectSaid = (text: string) =>
        expect.poll(async () => (await spoken()).includes(text)).toBe(true)

      await test.step('what is wrong with a repository or token is said', async () => {
        const enter = button(message('signIn.signIn')[own])
        const name = page.getByRole('textbox', {
          name: message('signIn.repository')[own],
        })
        const key = page.getByLabel(message('signIn.token')[own], { exact: true })
        await enter.tap()
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription(
          message('signIn.noRepository')[own],
        )
        await name.fill(repository)
        await key.fill(token.replace('0123', '9999'))
        await enter.tap()
        const alert = page.getByRole('alert')
        await expect(alert).toHaveText(githubFailureWords({ code: 'token-refused' })[own])
        expect(await axeFaults(page)).toEqual([])
        // If there is no site, nothing is stored, so the owner can sign in again after a reload.
        const { git } = github.github
        const none = await git('commit-tree', await git('write-tree'), '-m', 'None')
        await git('update-ref', 'refs/heads/none', none)
        await name.fill(`${repository}/tree/none`)
        await key.fill(token)
        await page.getByLabel(message('signIn.keep')[own]).tap()
        await enter.tap()
        await expect(alert).toHaveText(message('github.unreadable')[own])
        await page.reload()
        spoken = await listen(page)
        expect(await smallTargets(page)).toEqual([])
        await name.fill(repository)
        await key.fill(token)
        await enter.tap()
        await expectSaid(message('signIn.opened')[own])
        await expect(page.locator('header h1')).toBeFocused()
        // The browser itself notes 401.
        unexpectedEvents.length = 0
      })

      await test.step('a text is corrected in both languages, and is one commit', async () => {
        await button(message('common.preview')[own]).tap()
        await heading.tap()
        // Its field has taken the place of the page; the other language is right below.
        const field = page.locator('textarea:focus')
        await expect(field).toHaveAccessibleName(inLanguage(title, own)[own])
        await expect(field).toHaveAttribute('lang', own === 'br' ? 'pt-BR' : 'en')
        await field.fill('Ours')
        const other = page.locator('[role=group]:focus-within textarea:not(:focus)')
        await other.fill('The other one too')
        expect(await axeFaults(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBe(0)
        await button(message('common.save')[own]).tap()
        await expect(dialog).toHaveAccessibleName(message('saving.whatChanged')[own])
        await expect(
          dialog.getByRole('button', { name: message('common.save')[own] }),
        ).toBeFocused()
        await page.keyboard.press('Enter')
        await expectSaid(message('saving.savedNow')[own])
        const old = before?.split('\n') ?? []
        const lines = github.file(contentFile)?.split('\n') ?? []
        expect(lines.filter((line, at) => line !== old[at])).toHaveLength(2)
      })

      await test.step('a conflict is a question by names and roles', async () => {
        github.commit('Theirs', (folder) => {
          const text = github.file(contentFile) ?? ''
          const theirs = text.replace('"Ours"', '"Theirs"').replace('à mão', 'com calma')
          writeFileSync(join(folder, contentFile), theirs)
        })
        await page.locator('textarea').filter({ hasText: 'Ours' }).fill('Ours again')
        await button(message('common.save')[own]).tap()
        await page.keyboard.press('Enter')
        await expect(dialog).toHaveAccessibleName(message('common.conflicts')[own])
        await dialog.getByRole('button', { name: message('common.settle')[own] }).tap()
        await expect(dialog).toBeHidden()
        await save(page, own)
        expect(github.file(contentFile)).toContain('"Ours again"')
        expect(github.file(contentFile)).toContain('com calma')
        // On a phone, it stays at the bottom until it is closed.
        const news = page.getByRole('alert').filter({ has: page.getByRole('link') })
        await news.getByRole('button').tap()
        await expect(news).toHaveCount(0)
      })

      await test.step('a section with a price, which is typed once for both languages', async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        expect(await barHeight()).toBeLessThan(50)
        await page.getByRole('button', { name: /^(Add section|Adicionar seção)$/ }).tap()
        const tiles = dialog.locator('li button')
        await expect(tiles.first()).toBeVisible()
        expect(await tiles.evaluateAll(cutOff)).toEqual([])
        await tiles.filter({ hasText: /Prices|Preços/ }).tap()
        const group = (name: RegExp) => page.getByRole('group', { name })
        for (const box of await group(/^Produ/)
          .getByRole('textbox')
          .all())
          await box.fill('Pão')
        const price = group(/^(Price|Preço)$/)
        await price.getByRole('switch').tap()
        await price.getByRole('textbox').fill('R$ 9')
        expect(await smallTargets(page)).toEqual([])
      })

      await test.step('a photo of 12 megapixels is made smaller and sent with progress, as a proposal that is followed until it is online', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        github.github.protectedBranches.add('main')
        await button(message('common.preview')[own]).tap()
        await github.preview.locator('#contact img[src^="blob:"]').first().tap()
        const chooser = page.waitForEvent('filechooser')
        await page.locator('button:focus').tap()
        const buffer = await photoOf(4000, 3000)
        await (
          await chooser
        ).setFiles({ name: 'obra.jpg', mimeType: 'image/jpeg', buffer })
        await expectSaid(message('pictures.preparing')[own])
        await expectSaid(message('pictures.added', { name: 'obra.jpg' })[own])
        await save(page, own)
        await expectSaid(message('saving.picture', { count: 1, total: 1 })[own])
        await expectSaid(message('github.proposed')[own])
        const { git, pulls } = github.github
        const [pull] = pulls
        if (!pull) throw new Error('There is no proposal.')
        const sent = await git('cat-file', '-s', `${pull.head}:public/people/obra.jpg`)
        expect(Number(sent)).toBeLessThan(buffer.length / 2)
        expect(github.file(contentFile, pull.head)?.match(/"R\$ 9"/g)).toHaveLength(2)
        // The repository's owner accepts it, and leaves its branch. The host builds the site.
        const site = test.info().outputPath('site')
        mkdirSync(site)
        await git('--work-tree', site, 'checkout', pull.head, '--', '.')
        const content: unknown = JSON.parse(github.file(contentFile, pull.head) ?? '')
        const version = siteVersion(content, join(site, contentFile))
        const body = withVersion('<html lang="en">', version)
        const headers = { 'access-control-allow-origin': '*' }
        const { origin } = new URL(sampleContent.site.address)
        await page.route(`${origin}/**`, (route) => route.fulfill({ headers, body }))
        pull.end = 'merged'
        await git('update-ref', 'refs/heads/main', pull.head)
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        await expectSaid(message('deploy.online')[own])
        // The browser itself notes 422.
        unexpectedEvents.length = 0
      })

      await test.step('in a tiny window, the bar is one row, and undo is in its menu', async () => {
        const undo = button(message('common.undo')[own])
        for (const width of [320, 195]) {
          await page.setViewportSize({ width, height: 568 })
          expect(await barHeight()).toBeLessThan(50)
          await expect(undo).toBeHidden()
          await button(message('common.more')[own]).tap()
          await expect(undo).toBeVisible()
          if (width === 320) expect(await smallTargets(page)).toEqual([])
          await page.keyboard.press('Escape')
        }
      })

      await test.step('a reload asks for nothing, and signing out keeps only the repository’s name', async () => {
        await page.reload()
        await expect(heading).toHaveText('Ours again')
        for (const answer of ['dismiss', 'accept'] as const) {
          page.once('dialog', (question) => void question[answer]())
          await button(message('common.more')[own]).tap()
          await button(message('common.signOut')[own]).tap()
        }
        const name = page.getByLabel(message('signIn.repository')[own])
        await expect(name).toHaveValue(repository)
        expect(await storedAndShown(page)).not.toContain(token)
      })
    })
  })

/** Everything that the browser stores and shows. */
async function storedAndShown(page: Page): Promise<string> {
  const stored = await page.context().storageState({ indexedDB: true })
  const shown = await page.evaluate(() => [
    Object.entries(sessionStorage),
    document.body.innerHTML,
    location.href,
  ])
  return JSON.stringify([stored, shown])
}

test('the token is stored on the device only if the owner chose it', async ({
  github,
}) => {
  const { page, address, preview } = github
  const signOut = async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: message('common.signOut').en }).click()
    await expect(
      page.getByRole('button', { name: message('signIn.signIn').en }),
    ).toBeVisible()
    expect(await storedAndShown(page)).not.toContain(token)
  }
  await github.signIn()
  await expect(preview.locator('h1')).toBeVisible()
  const stored = await page.context().storageState({ indexedDB: true })
  expect(JSON.stringify(stored)).not.toContain(token)
  await signOut()
  await github.signIn(true)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.goto(address)
  await expect(preview.locator('h1')).toBeVisible()
  await signOut()
})

test('without a network it starts, offers unsaved work, and saves it later', async ({
  github,
}) => {
  const { page, preview } = github
  let blobs = 0
  github.github.before = (operation) => {
    // Only the first file arrives, the content, and no picture.
    if (operation === 'git/get-blob' && (blobs += 1) > 1)
      throw new TypeError('Failed to fetch')
    return undefined
  }
  await github.signIn()
  const headline = preview.locator('h1')
  await expect(headline).toBeVisible()
  const saved = await headline.innerText()
  await headline.click()
  await page.locator('textarea:focus').fill('Written on the train')
  await expect.poll(async () => (await keptIn(page, 'drafts')).length).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  github.github.before = () => {
    throw new TypeError('Failed to fetch')
  }
  await page.context().setOffline(true)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(headline).toHaveText(saved)
  const offline = githubFailureWords({ code: 'offline' }).en
  await expect(page.getByText(offline).first()).toBeVisible()
  const offer = page.getByRole('region', { name: message('saving.draft').en })
  await offer.getByRole('button', { name: message('common.restoreDraft').en }).click()
  await expect(headline).toHaveText('Written on the train')
  // Missing pictures do not block saving, and arrive when the network is back.
  await pressSave(page)
  const again = page.getByRole('button', { name: message('common.tryAgain').en })
  await expect(again).toBeVisible()
  github.github.before = () => undefined
  await page.context().setOffline(false)
  await again.click()
  await expectSaved(page)
  await expect(preview.locator('#contact img[src^="blob:"]').first()).toBeVisible()
  // The browser itself notes each request that fails.
  github.unexpectedEvents.length = 0
})

test('a photo that cannot be sent is saved after the texts', async ({ github }) => {
  const { page, preview } = github
  await github.signIn()
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Saved without the picture')
  const portrait = preview.locator('#clients img').first()
  await portrait.click()
  const own = {
    name: 'own.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing(9)),
  }
  await page.locator('input[type=file]').first().setInputFiles(own)
  await expect.poll(async () => (await keptIn(page, 'files')).length).toBe(1)
  github.github.before = (operation) => {
    if (operation === 'git/create-blob') throw new TypeError('Failed to fetch')
    return undefined
  }
  await pressSave(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(
    message('saving.pictureNotSent').en,
  )
  await dialog.getByRole('button', { name: message('saving.saveTexts').en }).click()
  await expect(page.getByText(message('saving.picturesLeft').en)).toBeVisible()
  expect(github.file(contentFile)).toContain('Saved without the picture')
  expect(github.file('public/people/own.svg')).toBeUndefined()
  github.github.before = () => undefined
  await save(page)
  expect(github.file('public/people/own.svg')).toContain('viewBox')
  expect(github.file(contentFile)).toContain('/people/own.svg')
  github.unexpectedEvents.length = 0
})

test('an expired token is replaced, and the owner can save', async ({ github }) => {
  const { page, preview } = github
  await github.signIn()
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Saved with a new token')
  github.github.before = () =>
    Response.json({ message: 'Bad credentials' }, { status: 401 })
  await pressSave(page)
  const strip = page.getByRole('region', { name: message('signIn.token').en })
  const renew = async (newToken: string) => {
    await strip.getByLabel(message('signIn.token').en, { exact: true }).fill(newToken)
    await page.keyboard.press('Enter')
  }
  await renew(token.replace('0123', '9999'))
  await expect(strip.getByRole('alert')).toHaveText(
    githubFailureWords({ code: 'token-refused' }).en,
  )
  await expect(
    strip.getByLabel(message('signIn.token').en, { exact: true }),
  ).toBeFocused()
  github.github.before = () => undefined
  await renew(token)
  await expect(strip).toBeHidden()
  await expect(page.locator('header h1')).toBeFocused()
  await save(page)
  expect(github.file(contentFile)).toContain('Saved with a new token')
  github.unexpectedEvents.length = 0
})

test('hostile content from another person is shown as text only', async ({ github }) => {
  const { page } = github
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  github.commit('Hostile', (folder) => {
    const text = github.file(contentFile) ?? ''
    const links = /"(?:https?|mailto):[^"]*"/g
    const content = JSON.parse(text.replaceAll(links, '"javascript:alert(4)"')) as {
      company: { name: string }
      catalogs: Record<string, Record<string, string>>
    }
    content.company.name = evil
    for (const catalog of Object.values(content.catalogs))
      for (const id of Object.keys(catalog)) catalog[id] = evil
    writeFileSync(join(folder, contentFile), JSON.stringify(content, null, 2))
    writeFileSync(join(folder, 'public/logos/<img src=x onerror=alert(3)>.svg'), '<svg/>')
  })
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await github.signIn()
  await expect(page.getByRole('banner')).toContainText('<img src=x')
  await expect(github.preview.locator('h1')).toContainText('<img src=x')
  for (const index of [1, 2]) {
    await page.getByRole('tab').nth(index).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  expect(dialogs).toBe(0)
})

test('a wide or heavy photo is reduced and loses its location, and a script is rejected', async ({
  github,
}) => {
  const { page } = github
  await github.signIn()
  const photo = await sharp({
    create: { width: 4800, height: 30, channels: 3, background: '#3a6' },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '15/1 47/1 0/1' } })
    .toBuffer()
  const logo = github.preview.locator('#clients img').first()
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="alert(1)"><path d="M0 0l4 4V0z"/></svg>'
  await logo.click()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  await choose('hostile.svg', 'image/svg+xml', Buffer.from(hostile))
  await expect(page.getByText(message('pictures.unsafePicture').en)).toBeVisible()
  // A logo would become a PNG.
  await github.preview.locator('#contact img[src^="blob:"]').first().click()
  await choose('photo.jpg', 'image/jpeg', photo)
  await expect.poll(async () => (await keptIn(page, 'files')).length).toBe(1)
  const [{ bytes = [] } = {}] = await keptIn(page, 'files')
  const { width, height, exif } = await sharp(Buffer.from(bytes)).metadata()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect({ width, height, exif }).toEqual({ width: 15, height: 2400, exif: undefined })
  // These are small enough in pixels, but not in bytes.
  const heavy = {
    'a.jpg': await photoOf(1300, 900, 100),
    'a.png': await sharp(await photoOf(800, 800))
      .png()
      .toBuffer(),
  }
  let count = 1
  for (const [name, buffer] of Object.entries(heavy)) {
    expect(buffer.length).toBeGreaterThan(1_000_000)
    await choose(name, '', buffer)
    count += 1
    await expect.poll(async () => (await keptIn(page, 'files')).length).toBe(count)
  }
  const kept = await keptIn(page, 'files')
  const all = await Promise.all(
    kept.map((file) => sharp(Buffer.from(file.bytes ?? [])).metadata()),
  )
  expect(all.map((photo) => `${photo.format} ${photo.width}`).toSorted()).toEqual([
    'jpeg 1300',
    'jpeg 15',
    'jpeg 800',
  ])
  for (const file of kept) expect(file.bytes?.length).toBeLessThan(500_000)
})

test('only the visible ones of 2,000 pictures are loaded', async ({ github }) => {
  const { page } = github
  github.commit('Pictures', (folder) => {
    for (let number = 1; number <= 2000; number += 1)
      writeFileSync(join(folder, `public/logos/logo-${number}.svg`), drawing(number))
  })
  await github.signIn()
  // While pictures are still coming, what is clicked moves.
  await expect(async () => {
    await github.preview.locator('#contact img[src^="blob:"]').first().click()
    await expect(page.locator('button:focus')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: message('fields.picturesThere').en }).click()
  const dialog = page.getByRole('dialog')
  const tiles = dialog.getByRole('button')
  await expect(dialog.getByRole('status')).toContainText(/^2,0\d\d/)
  await expect(tiles.first().locator('img[src^="blob:"]')).toBeVisible()
  await dialog.getByRole('searchbox').fill('-1999')
  await expect(tiles).toHaveCount(1)
  await expect(tiles.locator('img[src^="blob:"]')).toBeVisible()
  const loaded = github.github.asked.filter((asked) => asked === 'git/get-blob')
  expect(loaded.length).toBeLessThan(100)
})

test('the editor does not run in another page’s frame', async ({ page, host }) => {
  const framing = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    const framed = request.url === '/with' ? host.withHeaders : host.withoutHeaders
    response.end(`<iframe src="${framed}" title="framed"></iframe>`)
  })
  const port = await portOf(framing)
  const frame = page.frameLocator('iframe')
  await page.goto(`http://localhost:${port}/without`)
  await expect(frame.getByText(message('signIn.framed').en)).toBeVisible()
  await expect(frame.locator('#editor')).toHaveCount(1)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(`http://localhost:${port}/with`)
  await refused
  await expect(frame.locator('#editor')).toHaveCount(0)
  framing.close()
})
