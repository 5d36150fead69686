/** The longest word that the schema allows, at every place: shown whole on the narrowest phone, in each state of the form. */
import { formState } from '../../scripts/test/formStates.ts'
import { accepted, readAccepted } from './acceptedContent.ts'
import { allOf } from './allOf.ts'
import { bothLanguages, expect, open } from './fixtures.ts'
import { longestWords } from './longestWords.ts'
import { errorsOfStates } from './looks.ts'
import { test } from './pages.ts'
import { overflowFaults, readabilityFaults } from './readability.ts'

test.use({ expectedErrors: errorsOfStates })
// In one worker, since each of them would build.
test.describe.configure({ mode: 'default' })

const content = accepted(longestWords(readAccepted('all-sections/content/site.json')))

for (const language of bothLanguages) {
  for (const state of ['errors', 'sending', 'success', 'captcha-unreachable']) {
    test(`no word is cut off at 320 px in ${language}, ${state}`, async ({
      page,
      context,
      show,
    }) => {
      const form = formState(state)
      await page.setViewportSize({ width: 320, height: 800 })
      await form.prepare(context)
      await show(content)
      await open(page, language)
      for (const question of await allOf(
        page.locator('details:not([data-menu]) > summary'),
      ))
        await question.click()
      expect(await readabilityFaults(page)).toEqual([])
      expect(await overflowFaults(page)).toEqual([])
      await form.reach(page)
      expect(await readabilityFaults(page)).toEqual([])
      await page.locator('header summary').click()
      expect(await readabilityFaults(page)).toEqual([])
    })
  }
}

test('nor is it on a desktop', async ({ page, show }) => {
  await show(content)
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'br')
    expect(await readabilityFaults(page), `${width} px`).toEqual([])
  }
})
