/** An owner publishes to a host, publishes a change, restores the first version, and checks what is online. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

import { filesBelow } from '../../../scripts/files/filesBelow.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { startEditor } from '../../../scripts/test/startEditor.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import clinic from '../../fixtures/firms/clinic/content/site.json' with { type: 'json' }
import { hostIp, password, startRealHost } from '../../support/realHost.ts'

/** The timeout of builds on a slow computer. */
const buildLimit = { timeout: 200_000 }

/** The page's headline in each publication. */
const headlines = ['First words', 'Other words'] as const

const hostFiles = {
  'index.html': 'A page of the host',
  '.htaccess': 'Header set X-Of-Host "kept"',
  'party.txt': 'A file of the owner',
}

const textsBelow = (folder: string) =>
  filesBelow(folder).map((file) => readFileSync(join(folder, file), 'latin1'))

/** The commands and environments of all processes, which must not contain the password. */
const processList = async () =>
  (await promisify(execFile)('ps', ['axeww', '-o', 'command'], { maxBuffer: 50_000_000 }))
    .stdout

const cleanups: (() => unknown)[] = []
test.afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
})

test('a site is published by FTPS, changed, and restored without storing the password', async ({
  page,
}) => {
  const server = 'ProFTPD with TLS'
  const host = await startRealHost([server])
  cleanups.push(() => host.stop())
  const publicFolder = join(host.home, 'public_html')
  for (const [name, text] of Object.entries(hostFiles))
    writeFileSync(join(publicFolder, name), text)
  execFileSync('chown', ['-R', host.user, publicFolder])
  const project = mkdtempSync(join(tmpdir(), 'week-'))
  cleanups.push(() => rmSync(project, { recursive: true, force: true }))
  cpSync(fromRoot('tests/fixtures/firms/clinic'), project, { recursive: true })
  // The address of the site on the internet is redirected to the host.
  const origin = new URL(clinic.site.address).origin
  const redirect = pathToFileURL(fromRoot('tests/e2e/support/redirectRequests.js')).href
  const editor = await startEditor(join(project, 'content/site.json'), {
    REDIRECTS: JSON.stringify({ [origin]: host.siteUrl.origin }),
    NODE_OPTIONS: `--import ${redirect}`,
  })
  cleanups.push(() => editor.process.kill())
  const output: string[] = []
  for (const stream of [editor.process.stdout, editor.process.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  page.on('console', (message) => output.push(message.text()))
  await page.goto(editor.url)

  const headline = page.locator('main iframe').first().contentFrame().locator('h1')
  const dialog = page.getByRole('dialog')
  const publish = page
    .getByRole('banner')
    .getByRole('button', { name: message('common.publish').en })
  const press = (name: string) =>
    dialog.getByRole('button', { name, exact: true }).click()
  const expectAlert = (text: string) =>
    expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible(buildLimit)
  const onlineText = message('online.online').en
  const fill = (title: string, value: string) =>
    // The label of an optional field also says that it is optional.
    dialog.getByLabel(new RegExp(`^${title}`)).fill(value)
  const connect = async (secret: string) => {
    await fill(message('field.server').en, hostIp)
    await fill(message('field.user').en, host.user)
    await fill(message('field.port').en, String(host.servers[server].port))
    await fill(message('secret.host').en, secret)
    await press(message('publishing.testConnection').en)
  }
  const publishHeadline = async (text: string) => {
    await headline.click()
    await page.locator('textarea:focus').fill(text)
    await publish.click()
    await expect(dialog).toContainText(message('publishing.savedFirst').en)
    await press(message('common.publish').en)
  }
  const visit = (path: string) => fetch(new URL(path, host.siteUrl))
  /** The headline that the document at the site contains. */
  const onlineHeadline = async () => {
    const html = await (await visit('.')).text()
    return headlines.find((text) => html.includes(text))
  }

  await test.step('the owner chooses the target, and a wrong password is rejected', async () => {
    await publish.click()
    await press(message('target.host').en)
    await connect('a wrong one')
    await press(message('question.trust').en)
    await expectAlert(message('failure.password').en)
    await press(message('publishing.changeTarget').en)
    await connect(password)
    await expectAlert(message('publishing.connectionWorks').en.replace('.', ''))
    // The Close button is then a new element. A click on the old one would be lost.
    const changeTarget = { name: message('publishing.changeTarget').en }
    await expect(dialog.getByRole('button', changeTarget)).toBeVisible()
    await press(message('common.close').en)
  })

  await test.step('the owner publishes', async () => {
    await publishHeadline(headlines[0])
    await expect(dialog.getByText('index.html', { exact: true })).toBeVisible(buildLimit)
    await press(message('publishing.continue').en)
    await expectAlert(onlineText)
    const replacedItem = dialog.getByRole('listitem').filter({ hasText: 'index.html (' })
    const backup = /: (.+)\)$/.exec(await replacedItem.innerText())?.[1] ?? ''
    expect(readFileSync(join(publicFolder, backup), 'utf8')).toBe(hostFiles['index.html'])
    expect((await visit(backup)).status).toBe(404)
    const ownersFile = await visit('party.txt')
    expect(ownersFile.headers.get('X-Of-Host')).toBe('kept')
    expect(await ownersFile.text()).toBe(hostFiles['party.txt'])
    expect(await onlineHeadline()).toBe(headlines[0])
    await press(message('common.close').en)
    await expect(publish).toBeFocused()
  })

  await test.step('the owner publishes a change and restores the first version', async () => {
    await publishHeadline(headlines[1])
    await expect.poll(onlineHeadline, buildLimit).toBe(headlines[1])
    await expectAlert(onlineText)
    const processes = await processList()
    await press(message('publishing.putBack').en)
    await press(message('versions.publishThis').en)
    await expect.poll(onlineHeadline, buildLimit).toBe(headlines[0])
    await expectAlert(onlineText)
    const texts = [...output, processes, ...textsBelow(project), ...textsBelow(host.home)]
    const latin1 = Buffer.from(password).toString('latin1')
    for (const secret of [password, encodeURIComponent(password), latin1, 'ecreta 42'])
      expect(texts.filter((text) => text.includes(secret))).toEqual([])
  })

  await test.step('after a restart, the owner sees which version is online', async () => {
    await page.reload()
    await publish.click()
    await expectAlert(onlineText)
    await press(message('common.close').en)
    await page.getByRole('button', { name: message('versions.title').en }).click()
    const onlineRow = { hasText: message('versions.online').en }
    await expect(dialog.locator('ol button').filter(onlineRow)).toHaveCount(1)
  })
})
