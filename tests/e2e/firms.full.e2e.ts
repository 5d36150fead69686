/** Whole contents of invented firms: each with colours, a mark and a hero of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serveDist } from '../../scripts/hosting/serveDist.ts'
import { runBin } from '../../scripts/testing/runBin.ts'
import { axeFaults } from './looks.ts'
import { readabilityFaults } from './readability.ts'
import { bothLanguages, expect, open, test as base, wake } from './test.ts'

const widths = [320, 600, 900, 1200, 1536]

function testOf(firm: string) {
  return base.extend<object, { address: string }>({
    address: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
      async ({}, provide) => {
        const dist = mkdtempSync(join(tmpdir(), `${firm}-`))
        const content = `tests/firms/${firm}/content/site.json`
        const args = ['scripts/build.ts', '--content', content, '--out', dist]
        const build = await runBin('tsx', args)
        if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
        const server = await serveDist(0, { folder: dist })
        await provide(server.url)
        await server.close()
        rmSync(dist, { recursive: true })
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
}

for (const firm of ['bakery', 'lawyers', 'weather']) {
  const test = testOf(firm)
  for (const language of bothLanguages) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the page of "${firm}" can be read in ${language}, ${colorScheme}, and shows its pictures`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const faults: string[] = []
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await open(page, language)
          const found = [...(await readabilityFaults(page)), ...(await axeFaults(page))]
          faults.push(...found.map((fault) => `${width} px: ${fault}`))
        }
        expect(faults).toEqual([])
        const pictures = page.locator('header img, section img[fetchpriority]')
        const shown = await pictures.evaluateAll((images) =>
          images.map(
            (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
          ),
        )
        expect(shown).not.toContain(false)
        await wake(page)
      })
    }
  }
}
