/** The editor from any browser: static files, with a repository at GitHub as their storage. */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { languageList } from '../../../schema/languages.ts'
import { siteVersion } from '../../../scripts/build/siteVersion.ts'
import { sampleFile } from '../../../scripts/files/paths.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { savingWords } from '../../../src/editor/saving/savingWords.ts'
import { signInWords } from '../../../src/editor/signIn/signInWords.ts'
import {
  deployWords,
  githubWords,
  noRoomWords,
  proposed,
} from '../../../src/editor/storage/github/githubWords.ts'
import { versionWords } from '../../../src/editor/versions/versionWords.ts'
import { token } from '../../github/githubRepository.ts'
import { repository, type Work } from '../../github/mockGithub.ts'
import { axeFaults } from '../support/axe.ts'
import { dropPicture } from './dropPicture.ts'
import { expect, test, type GithubEditor } from './githubEditor.ts'

type Run = NonNullable<Work['run']>

const contentFile = 'content/site.json'

test.setTimeout(240_000)

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const previewOf = ({ page }: GithubEditor) =>
  page.locator('main iframe').first().contentFrame()

async function save({ page }: GithubEditor, own: 'en' | 'br') {
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: words.save[own] }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.save[own], exact: true })
    .click()
  await expect(bar.getByRole('button', { name: words.saved[own] })).toBeVisible()
}

for (const own of languageList)
  test.describe(`in ${own}`, () => {
    test.use({ own, ...phone })

    test('on a phone a text is corrected by touch in both languages and saved as one commit; then the version before comes back', async ({
      github,
    }) => {
      const { page } = github
      await page.goto(github.address)
      expect(await axeFaults(page)).toEqual([])
      await github.signIn()
      const before = github.file(contentFile) ?? ''
      const start = await github.github.git('rev-parse', 'main')
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await button(words.preview[own]).tap()
      const heading = previewOf(github).locator('h1')
      const original = await heading.innerText()
      await heading.tap()
      // Its field has taken the place of the page.
      const field = page.locator('textarea:focus')
      await field.fill('Corrected on the way')
      // The other language is right below.
      const id = (await field.getAttribute('id')) ?? ''
      const other = page.locator(
        `[id="${id.replace(/\w\w$/, own === 'en' ? 'br' : 'en')}"]`,
      )
      const [above, below] = await Promise.all([field.boundingBox(), other.boundingBox()])
      expect(below?.x).toBe(above?.x)
      expect(below?.y).toBeLessThan((above?.y ?? 0) + 300)
      await other.tap()
      await other.fill('The other one too')
      expect(await axeFaults(page)).toEqual([])
      await button(words.preview[own]).tap()
      await expect(heading).toHaveText('Corrected on the way')
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(await isTooWide()).toBe(false)
      await save(github, own)
      expect(await github.github.git('rev-parse', 'main^')).toBe(start)
      const after = github.file(contentFile) ?? ''
      const lines = after
        .split('\n')
        .filter((line, at) => line !== before.split('\n')[at])
      expect(lines).toHaveLength(2)
      await expect(page.getByRole('banner')).toContainText(`${repository}: main`)

      await page.getByRole('button', { name: versionWords.versions[own] }).tap()
      const rows = page.getByRole('dialog').locator('ol button')
      await expect(rows).toHaveCount(2)
      await expect(rows.last()).toContainText(versionWords.first[own])
      await rows.last().tap()
      await button(versionWords.bringAllBack[own]).tap()
      await expect(heading).toHaveText(original)
      await save(github, own)
      expect(github.file(contentFile)).toBe(before)
      expect(await github.github.git('rev-list', '--count', 'main')).toBe('3')
    })
  })

test('the token is nowhere but where it was asked to be kept, and signing out forgets it', async ({
  github,
}) => {
  const { page, address } = github
  const kept = async () => {
    const stored = await page.context().storageState({ indexedDB: true })
    const shown = await page.evaluate(() => [
      Object.entries(sessionStorage),
      document.body.innerHTML,
      location.href,
    ])
    return JSON.stringify([stored, shown])
  }
  await github.signIn()
  await expect(previewOf(github).locator('h1')).toBeVisible()
  expect(await kept()).not.toContain(token)
  await page.reload()
  await expect(page.getByLabel(signInWords.token.en, { exact: true })).toHaveValue('')

  await github.signIn(true)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(previewOf(github).locator('h1')).toBeVisible()
  await page.getByRole('button', { name: words.signOut.en }).click()
  await expect(page.getByRole('button', { name: signInWords.signIn.en })).toBeVisible()
  expect(await kept()).not.toContain(token)
})

test('what was not saved is offered again, to this repository alone', async ({
  github,
}) => {
  const { page } = github
  await github.signIn()
  await previewOf(github).locator('h1').click()
  await page.locator('textarea:focus').fill('Not saved yet')
  // The draft is written after a pause.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const request = indexedDB.open('site-editor')
            request.addEventListener('success', () => {
              const count = request.result
                .transaction('drafts')
                .objectStore('drafts')
                .count()
              count.addEventListener('success', () => done(count.result))
            })
          }),
      ),
    )
    .toBe(1)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('about:blank')
  await github.signIn()
  const offer = page.getByRole('region', { name: savingWords.draft.en })
  await offer.getByRole('button', { name: savingWords.showDraft.en }).click()
  await expect(offer).toContainText('Not saved yet')
  await offer.getByRole('button', { name: words.takeDraft.en }).click()
  await expect(previewOf(github).locator('h1')).toHaveText('Not saved yet')
  await save(github, 'en')
  expect(github.file(contentFile)).toContain('Not saved yet')
})

test('a protected branch is told as a proposal, with the way to it', async ({
  github,
}) => {
  const { page, amiss } = github
  github.github.protectedBranches.add('main')
  await github.signIn()
  await previewOf(github).locator('h1').click()
  await page.locator('textarea:focus').fill('Proposed')
  await save(github, 'en')
  await expect(page.getByText(proposed.en)).toBeVisible()
  const link = page.getByRole('link', { name: deployWords.proposed.en })
  await expect(link).toHaveAttribute('href', github.github.pulls[0]?.address ?? '')
  // The browser itself notes 422.
  amiss.length = 0
})

test('online is said once the live site has what was saved, not before', async ({
  github,
}) => {
  const { page, live } = github
  await page.clock.install()
  live.version = 'another'
  live.page = 'before'
  await github.signIn()
  const deployStatus = page.getByRole('banner').getByRole('status')
  await previewOf(github).locator('h1').click()
  await page.locator('textarea:focus').fill('Seen by everybody')
  await save(github, 'en')
  const commit = await github.github.git('rev-parse', 'main')
  const work = { commit, run: { status: 'in_progress', conclusion: null } as Run }
  github.github.works.push(work)
  const says = async (name: keyof typeof deployWords) => {
    await page.clock.fastForward(10_000)
    await expect(deployStatus).toHaveText(deployWords[name].en)
  }
  await says('sent')
  work.run = { status: 'completed', conclusion: 'success' }
  await says('other')
  const content: unknown = JSON.parse(github.file(contentFile) ?? '')
  live.version = siteVersion(content, sampleFile)
  // A cache still has the page of before.
  live.fresh = 'after'
  await says('other')
  live.page = 'after'
  await says('online')
  await expect(deployStatus.getByRole('link')).toHaveAttribute('href', github.siteAddress)
})

test('without network nothing is lost: it is told, and saved once GitHub answers again', async ({
  github,
}) => {
  const { page, amiss } = github
  await github.signIn()
  await previewOf(github).locator('h1').click()
  await page.locator('textarea:focus').fill('On the train')
  github.github.before = () => {
    throw new TypeError('Failed to fetch')
  }
  await page.getByRole('banner').getByRole('button', { name: words.save.en }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.save.en, exact: true })
    .click()
  await expect(page.getByText(githubWords.unavailable.en)).toBeVisible()
  github.github.before = () => undefined
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(githubWords.unavailable.en)).toBeHidden()
  await save(github, 'en')
  expect(github.file(contentFile)).toContain('On the train')
  amiss.length = 0
})

test('a full disk is told, and drafts go on once there is room', async ({ github }) => {
  const { page, address } = github
  await github.signIn()
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(address)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await previewOf(github).locator('h1').click()
  const field = page.locator('textarea:focus')
  await field.fill('No room for this')
  const notKept = page.getByText(githubWords.draftNotKept.en)
  await expect(notKept).toBeVisible()
  await dropPicture(
    previewOf(github).locator('#clients img, #clients svg').first(),
    'drawing.svg',
    'image/svg+xml',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0l4 4V0z"/></svg>',
    ),
  )
  const noRoom = page.getByRole('alert').filter({ hasText: noRoomWords.en })
  await expect(noRoom).toBeVisible()
  await noRoom.getByRole('button', { name: words.close.en }).click()
  await expect(notKept).toBeVisible()
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await previewOf(github).locator('h1').click()
  await field.fill('Room again')
  await expect(notKept).toBeHidden()
  await save(github, 'en')
  expect(github.file(contentFile)).toContain('Room again')
})

test('a private window is told that drafts do not last, and one that keeps nothing is told at the first change', async ({
  github,
}) => {
  const { page } = github
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto(github.address)
  await expect(page.getByText(signInWords.drafts.en)).toBeVisible()
  await github.signIn()
  await previewOf(github).locator('h1').click()
  await page.locator('textarea:focus').fill('Kept nowhere')
  await expect(page.getByText(githubWords.draftNotKept.en)).toBeVisible()
  await save(github, 'en')
  expect(github.file(contentFile)).toContain('Kept nowhere')
})

test('a hostile content of somebody else’s is text and nothing else', async ({
  github,
}) => {
  const { page } = github
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  github.commit('Hostile', (folder) => {
    const text = github.file(contentFile) ?? ''
    const content = JSON.parse(text) as {
      company: { name: string }
      catalogs: Record<string, Record<string, string>>
    }
    const withEvilLinks = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value).replaceAll(
          /"(?:https?|mailto):[^"]*"/g,
          '"javascript:alert(4)"',
        ),
      )
    Object.assign(content, withEvilLinks({ ...content }))
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
  await expect(previewOf(github).locator('h1')).toContainText('<img src=x')
  for (const index of [1, 2]) {
    const tab = page.getByRole('tab').nth(index)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  expect(dialogs).toBe(0)
})

test('it does not run in a frame of another page, whether its host sends headers or not', async ({
  page,
  host,
}) => {
  const framing = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    const framed = request.url === '/with' ? host.withHeaders : host.withoutHeaders
    response.end(`<iframe src="${framed}" title="framed"></iframe>`)
  })
  await new Promise<void>((done) => {
    framing.listen(0, '127.0.0.1', done)
  })
  const { port } = framing.address() as AddressInfo
  const frame = page.frameLocator('iframe')
  await page.goto(`http://localhost:${port}/without`)
  await expect(frame.getByText(signInWords.framed.en)).toBeVisible()
  await expect(frame.locator('#editor')).toHaveCount(1)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(`http://localhost:${port}/with`)
  await refused
  await expect(frame.locator('#editor')).toHaveCount(0)
  framing.close()
})
