/** Complete content of invented companies, each with colors, a logo, and its own hero. */
import type { Page } from '@playwright/test'

import { readAccepted } from '../../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { bothLanguages, expect, open, startApplication } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'
import { readabilityFaults } from '../support/readability.ts'
import { headerFaults } from './header.ts'

/**
 * For each photo '' or what is wrong: it must be as wide as `sizes` says, by which the browser chooses the file.
 * Rejects if a picture cannot be loaded.
 */
function photoFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const photos = [...document.images].filter((image) =>
      image.parentElement?.querySelector('source[type]'),
    )
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    // With several widths, naturalWidth is what `sizes` says, in CSS pixels.
    return photos.map(({ currentSrc, naturalWidth, width }) => {
      const isRight = Math.abs(naturalWidth / width - 1) <= 0.1
      return isRight ? '' : `${currentSrc}: ${width} px, not ${naturalWidth}`
    })
  })
}

const widths = [320, 600, 900, 1200, 1536]

const firms = ['bakery', 'clinic', 'lawyers', 'weather']
const schemes = ['light', 'dark'] as const

for (const [index, firm] of firms.entries()) {
  const content = readAccepted(`firms/${firm}/content/site.json`)
  const test = testOf(`firms/${firm}`, content)
  for (const [turn, colorScheme] of schemes.entries()) {
    // Each firm is tested in one language in the light scheme and in the other in the dark one.
    const language = bothLanguages[(index + turn) % bothLanguages.length] ?? 'en'
    test(`"${firm}" can be read in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, language)
        await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
        const shown = await photoFaults(page)
        expect(shown).toHaveLength(firm === 'weather' ? 3 : 0)
        const found = [
          ...(await readabilityFaults(page)),
          ...(await headerFaults(page)),
          // Widths in between differ only in layout.
          ...(width === 320 || width === 1536 ? await axeFaults(page) : []),
          ...shown.filter((fault) => fault !== ''),
        ]
        faults.push(...found.map((fault) => `${width} px: ${fault}`))
      }
      expect(faults).toEqual([])
      await startApplication(page)
    })
  }
}
