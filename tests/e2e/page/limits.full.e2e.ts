/** Contents at the limits of the schema: one long word at every place, and the longest lists and texts. */
import { formState } from '../../../scripts/test/formStates.ts'
import {
  manyWords,
  oneWord,
  withFullLists,
  withLongestTexts,
} from '../../fixtures/limits.ts'
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { accepted, readAccepted } from '../support/acceptedContent.ts'
import { allOf } from '../support/allOf.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open, wake } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { overflowFaults, readabilityFaults } from '../support/readability.ts'
import { headerFaults } from './header.ts'

const plain = readAccepted('all-sections/content/site.json')
const furtherFields = plain.sections.flatMap((section) =>
  section.type === 'contact' ? (section.fields ?? []).map(({ id }) => id) : [],
)
const withLongWords = accepted(withLongestTexts(plain, oneWord))
const full = accepted(withLongestTexts(withFullLists(plain), manyWords))
const testLongWords = testOf('all-sections', withLongWords)
const testFull = testOf('all-sections', full)

testLongWords.use({ expectedErrors: errorsOfFailedSend })
// One worker, since each would make the build.
testLongWords.describe.configure({ mode: 'default' })

for (const state of ['errors', 'sending', 'success', 'captcha-unreachable']) {
  testLongWords(
    `no word is cut off at 320 px, ${state}`,
    async ({ page, language, context }) => {
      const form = formState(state)
      await page.setViewportSize({ width: 320, height: 800 })
      await form.prepare(context, furtherFields)
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
    },
  )
}

testFull(
  'the longest lists and texts are laid out whole and accessible',
  async ({ page, language }) => {
    // axe-core is slow on the longest page.
    testFull.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    await open(page, language)
    for (const width of [390, 768, 1024, 1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const found = [
        ...(await readabilityFaults(page)),
        ...(await overflowFaults(page)),
        ...(await headerFaults(page)),
        ...(width === 320 ? await axeFaults(page) : []),
      ]
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
    }
    await wake(page)
    faults.push(...(await readabilityFaults(page)))
    expect(faults).toEqual([])
  },
)
