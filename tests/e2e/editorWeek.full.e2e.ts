/** An owner's week with each kind of target: refused, first published, changed, seen, put back. Mocks on this computer replace the internet. */
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { expect, test, type Page } from '@playwright/test'

import type { ReportLanguage } from '../../schema/problem.ts'
import { startEditor } from '../../scripts/test/startEditor.ts'
import { words } from '../../src/editor/interfaceText.ts'
import { failureWords } from '../../src/editor/publishing/failures.ts'
import { onlineWords } from '../../src/editor/publishing/onlineWords.ts'
import type { FailureCode, TargetKind } from '../../src/editor/publishing/publication.ts'
import { targets } from '../../src/editor/publishing/targets.ts'
import { stepTitles } from '../../src/editor/release/guides.ts'
import type { StepName } from '../../src/editor/release/road.ts'
import { mockNetlify, site as netlifySite, token } from '../unit/mockNetlify.ts'
import { password, startRealHost } from '../unit/realHost.ts'

const root = resolve(import.meta.dirname, '../..')
const firm = join(root, 'tests/fixtures/firms/clinic')
const { site } = JSON.parse(readFileSync(join(firm, 'content/site.json'), 'utf8')) as {
  site: { address: string }
}
/** A limit for builds on a slow machine. */
const built = { timeout: 200_000 }

test.setTimeout(300_000)

const folders: string[] = []
const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'week-'))
  folders.push(folder)
  return folder
}

interface Week {
  own: ReportLanguage
  kind: TargetKind
  /** The project folder, with the clinic's content. */
  project: string
  /** The mock for each address on the internet (led.js). */
  led?: Record<string, string>
  env?: Record<string, string>
  /** Fills in the form of the target. */
  fill?: (
    field: (title: string) => ReturnType<Page['getByLabel']>,
    secret: string,
  ) => Promise<void>
  secret?: string
  isAskedToTrust?: boolean
}

/** Opens the editor of the project, and gives the actions of the week. */
async function begin(page: Page, week: Week) {
  const { own, kind, project, led = {}, env = {}, fill, secret, isAskedToTrust } = week
  const contentFile = join(project, 'content/site.json')
  const editor = await startEditor(contentFile, '0', {
    ...env,
    LED: JSON.stringify(led),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'led.js')).href}`,
  })
  ends.push(() => editor.process.kill())
  const said: string[] = []
  for (const stream of [editor.process.stdout, editor.process.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  page.on('console', (message) => said.push(message.text()))
  page.on('response', (response) => {
    if (response.url().includes('/api/publishing'))
      void response.text().then(
        (text) => said.push(text),
        () => {},
      )
  })
  await page.goto(editor.url)
  const preview = page.locator('main iframe').first().contentFrame()
  await expect(preview.locator('h1')).toBeVisible()

  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) =>
    dialog.getByRole('button', { name, exact: true }).click()
  const publish = page
    .getByRole('banner')
    .getByRole('button', { name: words.publish[own] })
  const online = onlineWords({ state: 'online' }, site.address)[own]
  const isOnline = () =>
    expect(dialog.getByRole('alert').filter({ hasText: online })).toBeVisible(built)
  const isRefused = (code: Extract<FailureCode, 'wrong-password' | 'refused-by-hook'>) =>
    expect(dialog.getByRole('alert')).toContainText(
      failureWords({ code, detail: '' }, { settings: { kind }, testedAt: null }).what[
        own
      ],
      built,
    )
  const enter = async (given: string) => {
    await fill?.((title) => dialog.getByLabel(title, { exact: true }), given)
    await press(words[kind === 'folder' ? 'next' : 'testConnection'][own])
  }

  return {
    dialog,
    press,
    publish,
    said,
    contentFile,
    isOnline,
    isRefused,
    /** Chooses the target: its card, its fields, and first a wrong secret if it has one. */
    async choose() {
      await page.getByRole('tab', { name: words.release[own] }).click()
      const panel = page.getByRole('tabpanel')
      const step = panel.getByRole('button', { name: stepTitles.place[own] })
      if ((await step.getAttribute('aria-expanded')) !== 'true') await step.click()
      await panel.getByRole('button', { name: words.choosePlace[own] }).click()
      await press(targets[kind].title[own])
      if (secret !== undefined) {
        await enter('a wrong one')
        if (isAskedToTrust) await press(words.trust[own])
        await isRefused('wrong-password')
        await press(words.changeTarget[own])
      }
      await enter(secret ?? '')
      if (kind !== 'folder')
        await expect(
          dialog.getByText(words.connectionWorks[own].replace('.', '')).first(),
        ).toBeVisible(built)
    },
    async say(title: string) {
      await preview.locator('h1').click()
      await page.locator('textarea:focus').fill(title)
    },
    /** Publishes: the first time in the open dialog, later by the button. */
    async send() {
      if (!(await dialog.isVisible())) await publish.click()
      await press(words.publish[own])
    },
    /** Asked first. */
    async putBack() {
      for (let clicks = 0; clicks < 2; clicks += 1)
        await press(/^(?:Put the (?:earlier|newer)|Pôr de volta|Lay the|Colocar de novo)/)
    },
    async walk(address: string) {
      await this.choose()
      await press(words.close[own])
      await this.walkOn(address)
    },
    /** Publishes, publishes a change, puts the first back; each time looks at the site. */
    async walkOn(address: string) {
      await this.say(titles[0])
      await this.send()
      await isOnline()
      expect(await titleAt(address)).toBe(titles[0])
      await press(words.finish[own])
      await this.say(titles[1])
      await this.send()
      await expect.poll(() => titleAt(address), built).toBe(titles[1])
      await isOnline()
      await this.putBack()
      await expect.poll(() => titleAt(address), built).toBe(titles[0])
      await isOnline()
    },
    /** The secret is no longer kept, and asked for in its field. */
    async forget() {
      const { title, forget, forgotten } = targets[kind].secret ?? {}
      await publish.click()
      await press(words.changeTarget[own])
      await press(forget?.[own] ?? '')
      const field = dialog.getByLabel(title?.[own] ?? '', { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(forgotten?.[own] ?? '')
    },
    async isDone(...names: StepName[]) {
      await press(words.close[own])
      await page.getByRole('tab', { name: words.release[own] }).click()
      for (const name of names)
        await expect(
          page.getByRole('button', {
            name: new RegExp(`${stepTitles[name][own]}.*${words.done[own]}`),
          }),
        ).toBeVisible()
    },
  }
}

function projectOf(): string {
  const project = newFolder()
  cpSync(firm, project, { recursive: true })
  return project
}

/** The title that the document at an address contains, in either language. */
async function titleAt(address: string): Promise<string | undefined> {
  const html = await (await fetch(address)).text()
  return titles.find((title) => html.includes(title))
}

/** The texts of all files below a folder. */
const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

/** The commands and environments of all processes, in which no secret may stand. */
async function processList(): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'command'], {
    maxBuffer: 50_000_000,
  })
  return stdout
}

/** Titles of the first and second publication, the same for all targets. */
const titles = ['The title of Monday', 'The title of Wednesday'] as const

for (const own of ['en', 'br'] as const)
  test.describe(`in ${own}`, () => {
    test.use({ locale: own === 'br' ? 'pt-BR' : 'en-US' })

    test('a host by FTPS: the certificate is asked about once, and the password is nowhere', async ({
      page,
    }) => {
      const host = await startRealHost()
      ends.push(() => host.stop())
      const project = projectOf()
      const week = await begin(page, {
        own,
        kind: 'host',
        project,
        led: { [new URL(site.address).origin]: host.address.origin },
        secret: password,
        isAskedToTrust: true,
        async fill(field, secret) {
          const [server, , user, , port] = targets.host.fields
          await field(server?.title[own] ?? '').fill('127.0.0.1')
          await field(user?.title[own] ?? '').fill(host.user)
          await dialogField(page, port?.title[own] ?? '').fill(String(host.ftps.port))
          await field(targets.host.secret?.title[own] ?? '').fill(secret)
        },
      })
      const seen: string[] = []
      const look = setInterval(
        () => void processList().then((list) => seen.push(list)),
        2000,
      )
      ends.push(() => clearInterval(look))
      await week.walk(host.address.href)
      await week.isDone('place', 'dns', 'online')
      await week.forget()
      const all = [
        ...week.said,
        ...seen,
        ...textsBelow(project),
        ...textsBelow(host.home),
      ]
      expect(seen.length).toBeGreaterThan(2)
      for (const form of [
        password,
        encodeURIComponent(password),
        Buffer.from(password).toString('latin1'),
        'ecreta 42',
      ])
        expect(all.filter((text) => text.includes(form))).toEqual([])
    })
  })

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('GitHub: a hook that refuses is reported, and what was pushed is built there', async ({
    page,
  }) => {
    const own = 'br'
    const folder = newFolder()
    const git = (cwd: string, ...args: string[]) =>
      execFileSync('git', ['-C', join(folder, cwd), ...args], { env, stdio: 'pipe' })
    const env = {
      ...process.env,
      GIT_CONFIG_GLOBAL: join(folder, '.gitconfig'),
      GIT_CONFIG_NOSYSTEM: '1',
    }
    writeFileSync(
      env.GIT_CONFIG_GLOBAL,
      '[user]\n\tname = Ana\n\temail = ana@example.com\n[init]\n\tdefaultBranch = main\n',
    )
    git('.', 'init', '--quiet', '--bare', 'remote.git')
    git('.', 'clone', '--quiet', 'remote.git', 'ours')
    cpSync(firm, join(folder, 'ours'), { recursive: true })
    git('ours', 'add', '--all')
    git('ours', 'commit', '--quiet', '-m', 'by hand')
    git('ours', 'push', '--quiet', 'origin', 'main')
    git('.', 'clone', '--quiet', 'remote.git', 'built')
    const hook = (name: string, ...lines: string[]) => {
      const file = join(folder, 'remote.git/hooks', name)
      writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'))
      chmodSync(file, 0o755)
    }
    // Builds as the workflow does, after the push.
    const build = `node scripts/runBundled.js scripts/build.ts --content ${folder}/built/content/site.json --out ${folder}/out`
    hook(
      'post-receive',
      'unset GIT_DIR',
      `(git -C ${folder}/built pull --quiet; cd ${root}; ${build}) >/dev/null 2>&1 &`,
    )
    hook('pre-receive', 'echo "policy: not on Mondays" >&2', 'exit 1')
    const pages = createServer(({ url = '' }, response) => {
      const { pathname } = new URL(url, site.address)
      const file = join(folder, 'out', pathname === '/' ? 'index.html' : pathname)
      if (existsSync(file)) response.end(readFileSync(file))
      else response.writeHead(404).end()
    })
    await new Promise<void>((done) => pages.listen(0, '127.0.0.1', done))
    ends.push(
      () => pages.closeAllConnections(),
      () => pages.close(),
    )
    // A server on a port has an address of this type.
    const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
    const { GIT_CONFIG_GLOBAL, GIT_CONFIG_NOSYSTEM } = env
    const week = await begin(page, {
      own,
      kind: 'github',
      project: join(folder, 'ours'),
      led: { [new URL(site.address).origin]: origin },
      env: { GIT_CONFIG_GLOBAL, GIT_CONFIG_NOSYSTEM },
    })
    await week.choose()
    await week.press(words.close[own])
    await week.say('A title that is refused')
    await week.send()
    await week.isRefused('refused-by-hook')
    await week.press(words.close[own])
    rmSync(join(folder, 'remote.git/hooks/pre-receive'))
    await week.walkOn(origin)
    await week.isDone('place', 'online')
  })
})

/** A field by its title; optional ones have more in their label. */
const dialogField = (page: Page, title: string) =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${title}`))

test('Netlify: a wrong token is refused, and each publication is there as a whole', async ({
  page,
}) => {
  const own = 'en'
  const netlify = await mockNetlify()
  ends.push(netlify.close)
  const week = await begin(page, {
    own,
    kind: 'netlify',
    project: projectOf(),
    led: {
      [new URL(site.address).origin]: netlify.origin,
      'https://api.netlify.com': netlify.origin,
    },
    secret: token,
    async fill(field, secret) {
      await field(targets.netlify.fields[0]?.title[own] ?? '').fill(netlifySite)
      await field(targets.netlify.secret?.title[own] ?? '').fill(secret)
    },
  })
  await week.walk(netlify.origin)
  await week.isDone('place', 'online')
  expect(netlify.undescribed).toEqual([])
})
