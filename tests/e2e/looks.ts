import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Language } from '../../schema/languages.ts'
import { formState, formStates } from '../../scripts/test/formStates.ts'
import { expect, open, test } from './fixtures.ts'
import { readabilityFaults } from './readability.ts'

export interface Look {
  state: string
  language: Language
  scheme: 'light' | 'dark'
  widths: readonly number[]
}

export const states = formStates.map(({ name }) => name)

/** Body text, which has to reach 7:1 (WCAG 1.4.6); buttons and headings are bound to 4.5:1 and 3:1. */
const bodyText = ['main p', 'main li', 'main label', 'footer p', 'footer address']

/** A third of the time: without the lists of what is right, and without the captcha's frame, a stand-in that no visitor meets. */
const axe = (page: Page, options: Parameters<AxeBuilder['options']>[0]) =>
  new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    .setLegacyMode()

/** One line for each element that axe-core complains about, whatever the impact, best practices included. */
export async function axeFaults(page: Page): Promise<string[]> {
  // By default axe leaves out the newest rule of WCAG 2.2 AA.
  const rules = { 'target-size': { enabled: true } }
  const { violations } = await axe(page, { rules }).analyze()
  const enhanced = axe(page, { runOnly: ['color-contrast-enhanced'] })
  for (const selector of bodyText) enhanced.include(selector)
  const { violations: pale } = await enhanced.analyze()
  return [...violations, ...pale].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** A test of the page in one look and state of the form, at some widths: axe-core, and no text out of the window. */
export function testLook({ state, language, scheme, widths }: Look): void {
  const sizes = widths.join(', ')
  test(`${state} in ${language}, ${scheme}, at ${sizes} px is accessible`, async ({
    page,
    context,
  }) => {
    const form = formState(state)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await form.prepare(context)
    const faults: string[] = []
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      if (index === 0) {
        await open(page, language)
        await form.reach(page)
      }
      const found = [...(await axeFaults(page)), ...(await readabilityFaults(page))]
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
