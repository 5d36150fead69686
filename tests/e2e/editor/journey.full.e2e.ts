/** The same story with the content at GitHub, in English, and on this computer, published through Git, in Portuguese. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languageList, type Language } from '../../../schema/languages.ts'
import { siteVersion } from '../../../scripts/build/siteVersion.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { startEditor } from '../../../scripts/test/startEditor.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { onlineWords } from '../../../src/editor/publishing/onlineWords.ts'
import { publishingWords } from '../../../src/editor/publishing/publishingWords.ts'
import { targets } from '../../../src/editor/publishing/targets.ts'
import { deployWords } from '../../../src/editor/storage/github/githubWords.ts'
import { versionWords } from '../../../src/editor/versions/versionWords.ts'
import { githubRepository, type GithubRepository } from '../../github/githubRepository.ts'
import { dropPicture } from './dropPicture.ts'
import { expect, test, type LiveSite } from './githubEditor.ts'

const contentFile = 'content/site.json'
/** For a slow machine. */
const patient = { timeout: 120_000 }

test.setTimeout(300_000)

const ends: (() => unknown)[] = []
test.afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end()
})

test.use({ fixture: 'firms/bakery', viewport: { width: 1280, height: 800 } })

/** What differs by where the content lies. */
interface Seat {
  page: Page
  own: Language
  site: GithubRepository
  /** Sends what has changed, up to the first question. */
  send: () => Promise<void>
  /** Goes on after the question was answered. */
  sendOn: () => Promise<void>
  /** The host has the version that lies in the repository by now. */
  onDeployed: (version: string) => void
  /** It is told to be online. */
  seeOnline: () => Promise<void>
}

async function walk(seat: Seat) {
  const { page, own, site } = seat
  const preview = page.locator('main iframe').first().contentFrame()
  const heading = preview.locator('h1')
  const dialog = page.getByRole('dialog')
  const text = () => site.file(contentFile) ?? ''
  const title = (language: Language) => {
    const { catalogs } = JSON.parse(text()) as SiteContent
    return catalogs[language]?.['hero.title']
  }
  await expect(heading).toBeVisible(patient)
  const original = text()
  const firstTitle = await heading.innerText()

  /** Sends, lets the host take it over, and waits until it is told to be online. */
  async function goOnline(hasQuestion = false) {
    const before = await site.github.git('rev-parse', 'main')
    await seat.send()
    if (hasQuestion) {
      await expect(dialog.getByText(words.conflicts[own])).toBeVisible(patient)
      // Only what both have changed is asked.
      await expect(dialog.getByRole('group')).toHaveCount(1)
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button', { name: words.settle[own] }).click()
      await seat.sendOn()
    }
    await expect
      .poll(() => site.github.git('rev-parse', 'main'), patient)
      .not.toBe(before)
    seat.onDeployed(await versionOf(site))
    await seat.seeOnline()
  }
  const say = async (words: string) => {
    await heading.click()
    await page.locator('textarea:focus').fill(words)
  }

  // A text in both languages, and a picture.
  await say('Monday')
  const id = (await page.locator('textarea:focus').getAttribute('id')) ?? ''
  const other = languageList.find((language) => language !== own) ?? 'en'
  await page.locator(`[id="${id.replace(/\w\w$/, other)}"]`).fill('Segunda')
  const logo = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3" width="600" height="200"><path d="M0 0h5l4 3H0z"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  const client = preview.locator('#clients img, #clients svg').first()
  await dropPicture(client, 'Our logo.png', 'image/png', logo)
  const width = () =>
    client.evaluate((image) => Reflect.get(image, 'naturalWidth') as number)
  await expect.poll(width).toBe(600)
  await goOnline()
  expect([title(own), title(other)]).toEqual(['Monday', 'Segunda'])
  expect(text()).toContain('/logos/our-logo.png')
  expect(
    await site.github.git('ls-tree', '--name-only', 'main', 'public/logos/'),
  ).toContain('our-logo.png')

  // Somebody is faster: with the same text, and with another one.
  site.commit('Theirs', (folder) => {
    const content = JSON.parse(text()) as SiteContent
    for (const catalog of Object.values(content.catalogs))
      Object.assign(catalog, { 'hero.title': 'Theirs', 'footer.love': 'Feito com calma' })
    writeFileSync(join(folder, contentFile), `${JSON.stringify(content, null, 2)}\n`)
  })
  await say('Ours')
  await goOnline(true)
  expect([title(own), title(other)]).toEqual(['Ours', 'Theirs'])
  expect(text()).toContain('Feito com calma')

  // One text of before comes back, then all.
  await heading.click()
  await page.getByRole('button', { name: new RegExp(versionWords.earlier[own]) }).click()
  await page
    .getByRole('group', { name: versionWords.earlier[own], exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Monday' })
    .first()
    .getByRole('button', { name: versionWords.bringBack[own] })
    .click()
  await expect(heading).toHaveText('Monday')
  await goOnline()
  expect(title(own)).toBe('Monday')
  expect(text()).toContain('Feito com calma')
  await page
    .getByRole('banner')
    .getByRole('button', { name: versionWords.versions[own] })
    .click()
  const rows = dialog.locator('ol button')
  await rows.last().click()
  await expect(rows.last()).toContainText(versionWords.first[own])
  await dialog.getByRole('button', { name: versionWords.bringAllBack[own] }).click()
  await expect(heading).toHaveText(firstTitle)
  await goOnline()
  expect(text()).toBe(original)
}

/** The version that a build of the repository has. */
async function versionOf(site: GithubRepository): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  try {
    const files = await site.github.git('ls-tree', '-r', '--name-only', 'main', 'public')
    const archive = join(folder, 'all.tar')
    await site.github.git('archive', '--output', archive, 'main', 'content', 'public')
    execFileSync('tar', ['-xf', archive, '-C', folder])
    expect(files).toContain('public/')
    const content: unknown = JSON.parse(site.file(contentFile) ?? '')
    return siteVersion(content, join(folder, contentFile))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.describe('at GitHub', () => {
  const own = 'en'
  test.use({ own })

  test('a content at GitHub', async ({ github }) => {
    const { page, live } = github
    await github.signIn()
    const bar = page.getByRole('banner')
    await page.clock.install()
    // A hidden page does not look for others' changes by itself: it is the save that finds them.
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { get: () => true }),
    )
    const send = async () => {
      await bar.getByRole('button', { name: words.save[own] }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.save[own], exact: true })
        .click()
    }
    await walk({
      page,
      own,
      site: github,
      send,
      sendOn: send,
      onDeployed: (version) => onDeployed(live, version),
      async seeOnline() {
        await expect(bar.getByRole('button', { name: words.saved[own] })).toBeVisible(
          patient,
        )
        await expect(async () => {
          await page.clock.fastForward(10_000)
          await expect(bar.getByRole('status')).toHaveText(deployWords.online[own], {
            timeout: 1000,
          })
        }).toPass(patient)
      },
    })
    // The browser itself notes what the live site does not answer.
    github.amiss.length = 0
  })
})

test.describe('on this computer', () => {
  const own = 'br'
  test.use({ own })

  test('a content on this computer, published through Git', async ({ page, fixture }) => {
    const folder = mkdtempSync(join(tmpdir(), 'story-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const site = githubRepository(fromRoot('tests/fixtures', fixture))
    ends.push(site.remove)
    const live: LiveSite = {}
    const host = createServer(({ url = '' }, response) => {
      const body = url.startsWith('/version.txt') ? live.version : live.page
      response.end(body)
    })
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
    ends.push(() => {
      host.closeAllConnections()
      host.close()
    })
    const { port } = host.address() as AddressInfo
    const ours = join(folder, 'ours')
    const config = join(folder, '.gitconfig')
    writeFileSync(config, '[user]\n\tname = Ana\n\temail = ana@example.com\n')
    const env = { GIT_CONFIG_GLOBAL: config, GIT_CONFIG_NOSYSTEM: '1' }
    const remote = await site.github.git('rev-parse', '--absolute-git-dir')
    execFileSync('git', ['clone', '--quiet', remote, ours], {
      env: { ...process.env, ...env },
    })
    const { address } = (JSON.parse(site.file(contentFile) ?? '') as SiteContent).site
    mkdirSync(join(folder, 'state'))
    const editor = await startEditor(join(ours, contentFile), '0', {
      ...env,
      XDG_STATE_HOME: join(folder, 'state'),
      REDIRECTS: JSON.stringify({
        [new URL(address).origin]: `http://127.0.0.1:${port}`,
      }),
      NODE_OPTIONS: `--import ${pathToFileURL(fromRoot('tests/e2e/support/redirectRequests.js')).href}`,
    })
    ends.push(() => editor.process.kill())
    await page.goto(editor.url)
    const dialog = page.getByRole('dialog')
    const press = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).click()
    let isFirst = true
    await walk({
      page,
      own,
      site,
      async send() {
        await page
          .getByRole('banner')
          .getByRole('button', { name: words.publish[own] })
          .click()
        if (isFirst) {
          isFirst = false
          await press(targets.github.title[own])
          await press(publishingWords.testConnection[own])
          const works = publishingWords.connectionWorks[own].replace('.', '')
          await expect(dialog.getByText(works).first()).toBeVisible(patient)
        }
        await press(words.publish[own])
      },
      sendOn: () => Promise.resolve(),
      onDeployed: (version) => onDeployed(live, version),
      async seeOnline() {
        const online = onlineWords({ state: 'online' }, address)[own]
        await expect(dialog.getByRole('alert').filter({ hasText: online })).toBeVisible(
          patient,
        )
        await press(publishingWords.finish[own])
      },
    })
  })
})

function onDeployed(live: LiveSite, version: string) {
  live.version = version
  live.page = `The page of ${version}`
}
