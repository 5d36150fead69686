/** The editor as a person starts it, over a copy of a content, in real Chromium. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, type FrameLocator, type Page, test as base } from '@playwright/test'

import type { ReportLanguage } from '../../schema/problem.ts'
import { startEditor } from '../../scripts/test/startEditor.ts'

export { expect }

const fromRoot = (path: string) => resolve(import.meta.dirname, '../..', path)

interface Editor {
  page: Page
  /** The page in the preview. */
  preview: FrameLocator
  /** What lies in the file now. */
  text: () => string
  contentFile: string
  /** Ends the server without warning, and starts another one with the same address. */
  kill: () => void
  restart: () => Promise<void>
}

interface Fixtures {
  /** A folder of tests/fixtures. */
  fixture: string
  /** Of the editor's own words: the browser asks for it. */
  own: ReportLanguage
  editor: Editor
}

export const test = base.extend<Fixtures>({
  fixture: ['sample', { option: true }],
  own: ['en', { option: true }],
  locale: async ({ own }, provide) => provide(own === 'br' ? 'pt-BR' : 'en-US'),
  editor: async ({ page, fixture }, provide) => {
    const project = mkdtempSync(join(tmpdir(), 'edited-'))
    cpSync(fromRoot(`tests/fixtures/${fixture}`), project, { recursive: true })
    const contentFile = join(project, 'content/site.json')
    let server = await startEditor(contentFile)
    const amiss: string[] = []
    page.on('pageerror', (error) => amiss.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') amiss.push(message.text())
    })
    await page.goto(server.url)
    const preview = page.locator('main iframe').first().contentFrame()
    await expect(preview.locator('h1')).toBeVisible()
    await provide({
      page,
      preview,
      contentFile,
      text: () => readFileSync(contentFile, 'utf8'),
      kill: () => void server.process.kill('SIGKILL'),
      async restart() {
        server = await startEditor(contentFile, new URL(server.url).port)
        // The address differs in what stands behind the sign alone: that would load nothing.
        await page.goto('about:blank')
        await page.goto(server.url)
        // What went wrong while there was no server was meant to.
        amiss.length = 0
      },
    })
    server.process.kill()
    rmSync(project, { recursive: true })
    expect(amiss).toEqual([])
  },
})

/** The lines that differ, one list after the other. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !now.includes(line)),
    ...now.filter((line) => !old.includes(line)),
  ]
}
