/** Whole contents of invented firms, built as theirs: a bakery with three services, a law firm with twenty, one at the schema's limits. */
import { readFileSync } from 'node:fs'

import { bothLanguages, expect, wake } from './fixtures.ts'
import { headerFaults } from './header.ts'
import { axeFaults } from './looks.ts'
import { testOf } from './otherBuild.ts'
import { overflowFaults, readabilityFaults } from './readability.ts'
import { withBuildAsSample } from './sampleBuild.ts'

const widths = [320, 390, 768, 1024, 1440]
/** The narrowest and the widest: what lies between differs in layout alone. */
const widthsForAxe = [320, 1440]

for (const firm of ['bakery', 'lawFirm', 'limits']) {
  const test = testOf((run) =>
    withBuildAsSample(readFileSync(`tests/fixtures/${firm}.json`, 'utf8'), run),
  )

  test.describe(`the content "${firm}"`, () => {
    // In one worker, since each of them would build.
    test.describe.configure({ mode: 'default' })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is laid out whole and accessible, ${colorScheme}`, async ({ page }) => {
        // Of the longest page axe-core has a lot to read.
        test.slow()
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const faults: string[] = []
        for (const language of bothLanguages) {
          await page.goto(`./?lang=${language}`)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            const found = [
              ...(await readabilityFaults(page)),
              ...(await overflowFaults(page)),
              ...(await headerFaults(page)),
              ...(widthsForAxe.includes(width) ? await axeFaults(page) : []),
            ]
            faults.push(...found.map((fault) => `${language}, ${width} px: ${fault}`))
          }
          await wake(page)
          await page.setViewportSize({ width: 320, height: 900 })
          faults.push(...(await readabilityFaults(page)))
        }
        expect(faults).toEqual([])
      })
    }
  })
}
