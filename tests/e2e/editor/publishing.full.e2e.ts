import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from '@playwright/test'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { startEditor } from '../../../scripts/test/startEditor.ts'
/** An owner's week with each kind of target, in the two languages by turns: first published, changed, seen, put back. */
import { message } from '../../../src/editor/messages/messages.ts'
import { failureWords } from '../../../src/editor/publishing/failureWords.ts'
import { onlineWords } from '../../../src/editor/publishing/onlineWords.ts'
import { publishingWords } from '../../../src/editor/publishing/publishingWords.ts'
import { targets } from '../../../src/editor/publishing/targets.ts'
import { versionWords } from '../../../src/editor/versions/versionWords.ts'
import { siteAddress, publishingTargets } from './publishingTargets.ts'

/** A limit for builds on a slow machine. */
const built = { timeout: 200_000 }
test.setTimeout(420_000)

/** What the publications say, one after the other. */
const titles = [
  'The title of Monday',
  'The title of Wednesday',
  'The title of Friday',
] as const

/** The title that the document at an address contains, in either language. */
async function titleAt(address: string): Promise<string | undefined> {
  const html = await (await fetch(address)).text()
  return titles.find((title) => html.includes(title))
}

const stops: (() => unknown)[] = []
test.afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

for (const [index, { title: name, kind, start }] of publishingTargets.entries())
  test.describe(kind, () => {
    const own = index % 2 === 0 ? 'en' : 'br'
    test.use({ locale: own === 'br' ? 'pt-BR' : 'en-US' })

    test(name, async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), 'week-'))
      stops.push(() => rmSync(folder, { recursive: true, force: true }))
      const atEnd = (stop: () => unknown) => stops.push(stop)
      const { project, address, env, secret, ...week } = await start({
        own,
        folder,
        atEnd,
      })
      const editor = await startEditor(join(project, 'content/site.json'), '0', {
        ...env,
        REDIRECTS: JSON.stringify({ [siteAddress.origin]: new URL(address).origin }),
        NODE_OPTIONS: `--import ${pathToFileURL(fromRoot('tests/e2e/support/redirectRequests.js')).href}`,
      })
      atEnd(() => editor.process.kill())
      const said: string[] = []
      for (const stream of [editor.process.stdout, editor.process.stderr])
        stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
      page.on('console', (message) => said.push(message.text()))
      await page.goto(editor.url)
      const headline = page.locator('main iframe').first().contentFrame().locator('h1')
      await expect(headline).toBeVisible()

      const dialog = page.getByRole('dialog')
      const panel = page.getByRole('tabpanel')
      const publish = page
        .getByRole('banner')
        .getByRole('button', { name: message('common.publish')[own] })
      const press = (name: string | RegExp) =>
        dialog.getByRole('button', { name, exact: true }).click()
      const isSaid = (text: string) =>
        expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible(built)
      const online = onlineWords({ state: 'online' }, siteAddress.href)[own]
      const enter = async (given: string) => {
        await week.fill?.(dialog, given)
        await press(publishingWords.testConnection[own])
      }
      const say = async (title: string) => {
        await headline.click()
        await page.locator('textarea:focus').fill(title)
      }
      const send = async () => {
        await publish.click()
        await expect(dialog).toContainText(publishingWords.savedFirst[own])
        await press(message('common.publish')[own])
      }

      await test.step('chooses the target; a wrong secret is refused', async () => {
        await page.getByRole('tab', { name: message('tab.goLive')[own] }).click()
        const step = panel.getByRole('button', {
          name: message('goLive.step.target')[own],
        })
        if ((await step.getAttribute('aria-expanded')) !== 'true') await step.click()
        await panel
          .getByRole('button', { name: message('goLive.chooseTarget')[own] })
          .click()
        await press(targets[kind].title[own])
        if (secret !== undefined) {
          await enter('a wrong one')
          await press(publishingWords.trust[own])
          const failure = { code: 'wrong-password', detail: '' } as const
          const state = { settings: { kind }, testedAt: null }
          await isSaid(failureWords(failure, state).toDo[own])
          await press(publishingWords.changeTarget[own])
        }
        await enter(secret ?? '')
        await isSaid(publishingWords.connectionWorks[own].replace('.', ''))
        // Close is another button then: a click on the one before would be lost.
        await expect(
          dialog.getByRole('button', { name: publishingWords.changeTarget[own] }),
        ).toBeVisible()
        await press(message('common.close')[own])
      })

      await test.step('publishes', async () => {
        await say(titles[0])
        await send()
        await isSaid(online)
        expect(await titleAt(address)).toBe(titles[0])
        await press(publishingWords.finish[own])
        await expect(publish).toBeFocused()
      })

      await test.step('publishes a change, and puts the first back', async () => {
        await say(titles[1])
        await send()
        await expect.poll(() => titleAt(address), built).toBe(titles[1])
        await isSaid(online)
        // Asked first.
        for (let clicks = 0; clicks < 2; clicks += 1)
          await press(
            /^(?:Put the (?:earlier|newer)|Pôr de volta|Lay the|Colocar de novo)/,
          )
        await expect.poll(() => titleAt(address), built).toBe(titles[0])
        await isSaid(online)
        await week.look?.(said)
        await press(message('common.close')[own])
      })

      await test.step('sees that it is online, and which version', async () => {
        await publish.click()
        await isSaid(online)
        await press(message('common.close')[own])
        await page.getByRole('button', { name: versionWords.versions[own] }).click()
        const version = dialog.locator('ol button')
        await expect(version.filter({ hasText: versionWords.online[own] })).toHaveCount(1)
        await press(message('common.close')[own])
      })

      if (week.isFaster) {
        week.isFaster(titles[0])
        await test.step('is asked where somebody else was faster', async () => {
          await say(titles[2])
          await send()
          await expect(dialog.getByText(message('common.conflicts')[own])).toBeVisible(
            built,
          )
          await dialog.getByRole('radio').first().check()
          await press(message('common.settle')[own])
          await expect.poll(() => titleAt(address), built).toBe(titles[2])
          await isSaid(online)
          await press(publishingWords.finish[own])
        })
      }

      const kept = targets[kind].secret
      if (kept)
        await test.step('forgets the secret, and is asked for it', async () => {
          await publish.click()
          await press(publishingWords.changeTarget[own])
          await press(kept.forget[own])
          const field = dialog.getByLabel(kept.title[own], { exact: true })
          await expect(field).toBeFocused()
          await expect(field).toHaveAccessibleDescription(kept.forgotten[own])
        })
    })
  })
