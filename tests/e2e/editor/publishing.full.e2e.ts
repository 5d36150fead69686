/** An owner's week with each kind of target, in the two languages by turns: first published, changed, seen, put back. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from '@playwright/test'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { startEditor } from '../../../scripts/test/startEditor.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { siteAddress, publishingTargets } from './publishingTargets.ts'

/** A limit for builds on a slow machine. */
const built = { timeout: 200_000 }

/** What the publications say, one after the other. */
const titles = ['Bread for R$ 28', 'Bread for R$ 30', 'Bread for R$ 31'] as const

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
      const output: string[] = []
      for (const stream of [editor.process.stdout, editor.process.stderr])
        stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
      page.on('console', (message) => output.push(message.text()))
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
      const expectSaid = (text: string) =>
        expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible(built)
      const online = message('online.online')[own]
      const enter = async (given: string) => {
        await week.fill?.(dialog, given)
        await press(message('publishing.testConnection')[own])
      }
      const say = async (title: string) => {
        await headline.click()
        await page.locator('textarea:focus').fill(title)
      }
      const send = async () => {
        await publish.click()
        await expect(dialog).toContainText(message('publishing.savedFirst')[own])
        await press(message('common.publish')[own])
      }

      if (week.begin) await test.step('replaces the sample', () => week.begin?.(page))

      await test.step('chooses the target; a wrong secret is rejected', async () => {
        await page.getByRole('tab', { name: message('tab.goLive')[own] }).click()
        const step = panel.getByRole('button', {
          name: message('goLive.step.target')[own],
        })
        if ((await step.getAttribute('aria-expanded')) !== 'true') await step.click()
        await panel
          .getByRole('button', { name: message('goLive.chooseTarget')[own] })
          .click()
        await press(message(`target.${kind}`)[own])
        if (secret !== undefined) {
          await enter('a wrong one')
          await press(message('question.trust')[own])
          await expectSaid(message('failure.password')[own])
          await press(message('publishing.changeTarget')[own])
        }
        await enter(secret ?? '')
        await expectSaid(message('publishing.connectionWorks')[own].replace('.', ''))
        // Close is another button then: a click on the one before would be lost.
        await expect(
          dialog.getByRole('button', { name: message('publishing.changeTarget')[own] }),
        ).toBeVisible()
        await press(message('common.close')[own])
      })

      await test.step('publishes', async () => {
        await say(titles[0])
        await send()
        await week.answer?.(dialog)
        await expectSaid(online)
        await week.checkFirstPublication?.(dialog)
        expect(await titleAt(address)).toBe(titles[0])
        await press(message('common.close')[own])
        await expect(publish).toBeFocused()
      })

      await test.step('publishes a change, and puts the first back', async () => {
        await say(titles[1])
        await send()
        await expect.poll(() => titleAt(address), built).toBe(titles[1])
        await expectSaid(online)
        await press(message('publishing.putBack')[own])
        // The version next to today's.
        await expect(
          dialog
            .getByRole('region', { name: message('versions.thisVersion')[own] })
            .getByRole('listitem')
            // Between the words are some for screen readers.
            .filter({ hasText: titles[1].split(' ').at(-1) ?? '' }),
        ).toBeVisible()
        await press(message('versions.publishThis')[own])
        await expect.poll(() => titleAt(address), built).toBe(titles[0])
        await expectSaid(online)
        await week.checkAtEnd?.(output)
        await press(message('common.close')[own])
      })

      const { ownButton } = week
      if (ownButton)
        await test.step('makes a folder and a ZIP, and returns to the target', async () => {
          await publish.click()
          await press(message('publishing.otherTarget')[own])
          await press(message('target.folder')[own])
          for (const [form, ending] of [
            ['folder', ''],
            ['zip', '.zip'],
          ] as const) {
            await dialog.getByRole('combobox').selectOption(form)
            await press(message('publishing.continue')[own])
            await press(message('common.publish')[own])
            const path = join(project, 'build', `${siteAddress.host}${ending}`)
            await expect(dialog.getByText(path, { exact: true })).toBeVisible(built)
            expect(existsSync(path)).toBe(true)
            if (form === 'folder') await press(message('publishing.changeTarget')[own])
          }
          await press(message('publishing.otherTarget')[own])
          await press(ownButton)
          await expectSaid(online)
          await press(message('common.close')[own])
        })

      await test.step('returns, and sees that it is online, and which version', async () => {
        await page.reload()
        await publish.click()
        await expectSaid(online)
        await press(message('common.close')[own])
        await page.getByRole('button', { name: message('versions.title')[own] }).click()
        const version = dialog.locator('ol button')
        await expect(
          version.filter({ hasText: message('versions.online')[own] }),
        ).toHaveCount(1)
        await press(message('common.close')[own])
      })

      if (week.publishTheirs) {
        week.publishTheirs(titles[0])
        await test.step('asks how to merge what somebody else published first', async () => {
          await say(titles[2])
          await send()
          await expect(dialog.getByText(message('common.conflicts')[own])).toBeVisible(
            built,
          )
          await dialog.getByRole('radio').first().check()
          await press(message('common.settle')[own])
          await expect.poll(() => titleAt(address), built).toBe(titles[2])
          await expectSaid(online)
          await press(message('common.close')[own])
        })
      }
    })
  })
