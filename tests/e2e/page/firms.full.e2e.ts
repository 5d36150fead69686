/** The pages of four invented companies with different colors, logos, and heroes. */
import { readAccepted } from '../../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open, startApplication } from '../support/fixtures.ts'
import { faultsAt } from '../support/readabilityFaults.ts'
import { testSite } from '../support/testSite.ts'
import { headerFaults } from './headerFaults.ts'

for (const [index, firm] of ['bakery', 'clinic', 'lawyers', 'weather'].entries()) {
  const test = testSite(`firms/${firm}`, readAccepted(`firms/${firm}/content/site.json`))
  for (const colorScheme of ['light', 'dark'] as const) {
    // Each company is tested in one language in the light scheme and in the other in the dark one.
    const language = (index % 2 === 0) === (colorScheme === 'light') ? 'en' : 'br'
    test(`“${firm}” is readable in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, language)
      expect(await faultsAt(page, [600, 900, 1200], headerFaults)).toEqual([])
      // Widths in between differ only in layout.
      expect(await faultsAt(page, [320, 1536], headerFaults, axeFaults)).toEqual([])
      await startApplication(page)
    })
  }
}
