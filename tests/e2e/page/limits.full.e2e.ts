/** Content at the limits of the schema: a long word in every text, the longest lists and texts, and a wide header. */
import {
  manyWords,
  oneWord,
  withFullLists,
  withLongestTexts,
} from '../../fixtures/limits.ts'
import { acceptedContent, readAccepted } from '../../support/acceptedContent.ts'
import { formStates } from '../form/formStates.ts'
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { addRules } from '../support/addRules.ts'
import { allOf } from '../support/allOf.ts'
import { axeFaults } from '../support/axe.ts'
import { bothLanguages, expect, open, startApplication } from '../support/fixtures.ts'
import { faultsAt, readabilityFaults } from '../support/readabilityFaults.ts'
import { testSite } from '../support/testSite.ts'
import { headerFaults } from './headerFaults.ts'

const original = readAccepted('all-sections/content/site.json')
const contentWithLongWords = acceptedContent(withLongestTexts(original, oneWord))
const testLongWords = testSite('all-sections', contentWithLongWords)
const fullContent = acceptedContent(withLongestTexts(withFullLists(original), manyWords))
const testFull = testSite('all-sections', fullContent)
/** The ids of texts with words of usual length. */
const labels = ['nav.about', 'nav.services', 'nav.clients', 'nav.contact', 'form.message']
/** Content with six menu items, and with the widest logo that the header allows, 160 px. */
const contentWithWideHeader = {
  ...original,
  company: { ...original.company, name: 'Laboratórios Aurora', mark: '/wide.svg' },
  header: {
    ...original.header,
    menu: [...labels, 'form.send'].map((label, index) => ({
      label,
      section: original.sections[index]?.id ?? '',
    })),
  },
}
const testHeader = testSite('all-sections', acceptedContent(contentWithWideHeader))

testLongWords.use({
  expectedErrors: errorsOfFailedSend,
  additionalFields: ['company', 'city', 'budget'],
})
// One worker, because each worker would run the build.
testLongWords.describe.configure({ mode: 'default' })

for (const state of ['errors', 'sending', 'success', 'captcha-unreachable'] as const) {
  const title = `no word is cut off at 320 px in the form state “${state}”`
  testLongWords(title, async ({ page, language }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, language)
    for (const question of await allOf(page.locator('#questions summary')))
      await question.click()
    await formStates[state](page)
    expect(await readabilityFaults(page)).toEqual([])
    await page.locator('header summary').click()
    expect(await readabilityFaults(page)).toEqual([])
  })
}

testFull('the longest texts are completely visible', async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, language)
  expect(await faultsAt(page, [390, 768, 1024, 1440])).toEqual([])
  expect(await faultsAt(page, [320], axeFaults)).toEqual([])
  await startApplication(page)
  expect(await readabilityFaults(page)).toEqual([])
})

testHeader('the header has room for long content at every width', async ({ page }) => {
  const widths = Array.from({ length: 18 }, (_, index) => 320 + index * 80)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const language of bothLanguages) {
    await open(page, language)
    // The fonts of other systems may be wider.
    await addRules(page, 'header * { letter-spacing: .1em !important }')
    expect(await faultsAt(page, widths, headerFaults), language).toEqual([])
  }
})
