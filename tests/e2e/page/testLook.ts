import type { Language } from '../../../schema/languages.ts'
import { type FormState, formStates } from '../form/formStates.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { faultsAt } from '../support/readabilityFaults.ts'

interface Look {
  state: FormState
  language: Language
  scheme: 'light' | 'dark'
  widths: readonly number[]
}

/** Adds a test of one look and form state, at some widths: axe-core finds no fault, and all texts are readable. */
export function testLook({ state, language, scheme, widths }: Look): void {
  const title = `the form state “${state}” is accessible in ${language}, ${scheme}, at ${widths.join(', ')} px`
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    await open(page, language)
    await formStates[state](page)
    await expect(page.locator('[class*=undefined]')).toHaveCount(0)
    expect(await faultsAt(page, widths, axeFaults)).toEqual([])
  })
}
