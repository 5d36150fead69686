import type { Language } from '../../../schema/languages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { formState } from '../support/formStates.ts'
import { readabilityFaults } from '../support/readability.ts'

export interface Look {
  state: string
  language: Language
  scheme: 'light' | 'dark'
  widths: readonly number[]
}

/** Adds a test of one look and state of the form, at some widths: axe-core finds nothing, and no text leaves the window. */
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
