/** The editor as a person starts it, with a copy of a fixture, in real Chromium. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { startEditor } from '../../../scripts/test/startEditor.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { sampleContent } from '../../fixtures/sampleContent.ts'

export { expect }

/** Saves, and waits until the content is saved. */
export async function save(page: Page, language: MessageLanguage = 'en') {
  await pressSave(page, language)
  await expectSaved(page, language)
}

export async function pressSave(page: Page, language: MessageLanguage = 'en') {
  await page.keyboard.press('Control+s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('common.save')[language] })
    .click()
}

export async function expectSaved(page: Page, language: MessageLanguage = 'en') {
  const bar = page.getByRole('banner')
  await expect(
    bar.getByRole('button', { name: message('common.saved')[language] }),
  ).toBeVisible({ timeout: 60_000 })
}

/** The title of a part of the sample, from the model. */
export const titleAt = (...path: Path) =>
  fieldAt(sampleContent, path)?.title ?? { en: '', br: '' }

/** Opens a group of the editor's form by its title, which a number may follow. */
export const openGroup = (page: Page, title: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${title} ?\\d*$`) })
    // Uses the keyboard, because a result of the check may move the button while the mouse is pressed.
    .press('Enter')

/** The entries of a list at the top of the content. */
export const entriesOf = (page: Page, listName: string) =>
  page.locator(`[data-path='["${listName}"]'] > ol > li`)

/** A small drawing, as an argument of `setInputFiles`. */
export const drawingFile = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M20 10h80v20H20z"/></svg>',
  ),
})

interface Editor {
  page: Page
  /** The page in the preview's frame. */
  preview: FrameLocator
  /** Returns the current text of the content file. */
  text: () => string
  contentFile: string
}

interface Fixtures {
  /** A folder of tests/fixtures. */
  fixture: string
  /** The language of the editor, which the browser requests. */
  language: MessageLanguage
  editor: Editor
}

export const test = base.extend<Fixtures>({
  fixture: ['sample', { option: true }],
  language: ['en', { option: true }],
  locale: async ({ language }, provide) => provide(language === 'br' ? 'pt-BR' : 'en-US'),
  editor: async ({ page, fixture }, provide) => {
    const projectFolder = mkdtempSync(join(tmpdir(), 'edited-'))
    cpSync(fromRoot(`tests/fixtures/${fixture}`), projectFolder, { recursive: true })
    const contentFile = join(projectFolder, 'content/site.json')
    const server = await startEditor(contentFile)
    const unexpectedEvents: string[] = []
    page.on('pageerror', (error) => unexpectedEvents.push(error.stack ?? String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') unexpectedEvents.push(message.text())
    })
    await page.goto(server.url)
    const preview = page.locator('main iframe').first().contentFrame()
    await expect(preview.locator('h1')).toBeVisible()
    await provide({
      page,
      preview,
      contentFile,
      text: () => readFileSync(contentFile, 'utf8'),
    })
    server.process.kill()
    rmSync(projectFolder, { recursive: true })
    expect(unexpectedEvents).toEqual([])
  },
})
