/** Content at the limits of the schema: one long word at every place, the longest lists and texts, the widest header. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import {
  manyWords,
  oneWord,
  withFullLists,
  withLongestTexts,
} from '../../fixtures/limits.ts'
import { accepted, readAccepted } from '../../support/acceptedContent.ts'
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { addRules } from '../support/addRules.ts'
import { allOf } from '../support/allOf.ts'
import { axeFaults } from '../support/axe.ts'
import { bothLanguages, expect, open, startApplication } from '../support/fixtures.ts'
import { formState } from '../support/formStates.ts'
import { testOf } from '../support/otherBuild.ts'
import { readabilityFaults } from '../support/readability.ts'
import { headerFaults } from './header.ts'

const plain = readAccepted('all-sections/content/site.json')
const additionalFields = ['company', 'city', 'budget']
const withLongWords = accepted(withLongestTexts(plain, oneWord))
const full = accepted(withLongestTexts(withFullLists(plain), manyWords))
/** Words of usual length. */
const labels = ['nav.about', 'nav.services', 'nav.clients', 'nav.contact', 'form.message']
/** With six entries and the widest mark that the bar allows, 160 px. */
const withWideHeader: SiteContent = {
  ...plain,
  company: { ...plain.company, name: 'Laboratórios Aurora', mark: '/wide.svg' },
  header: {
    ...plain.header,
    menu: [...labels, 'form.send'].map((label, index) => ({
      label,
      section: plain.sections[index]?.id ?? '',
    })),
  },
}
const testHeader = testOf('all-sections', accepted(withWideHeader))
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
      await form.prepare(context, additionalFields)
      await open(page, language)
      for (const question of await allOf(
        page.locator('details:not([data-menu]) > summary'),
      ))
        await question.click()
      expect(await readabilityFaults(page)).toEqual([])
      await form.reach(page)
      expect(await readabilityFaults(page)).toEqual([])
      await page.locator('header summary').click()
      expect(await readabilityFaults(page)).toEqual([])
    },
  )
}

testFull('the longest texts are laid out whole', async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  await open(page, language)
  for (const width of [390, 768, 1024, 1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await readabilityFaults(page)
    if (width === 320) found.push(...(await axeFaults(page)))
    faults.push(...found.map((fault) => `${width} px: ${fault}`))
  }
  await startApplication(page)
  faults.push(...(await readabilityFaults(page)))
  expect(faults).toEqual([])
})

testHeader('the header holds the most at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const language of bothLanguages)
    for (const rules of ['', 'header * { letter-spacing: .1em !important }']) {
      await open(page, language)
      await addRules(page, rules)
      for (let width = 320; width < 1760; width += 80) {
        await page.setViewportSize({ width, height: 800 })
        const found = await headerFaults(page)
        faults.push(...found.map((fault) => `${language} ${rules} ${width}: ${fault}`))
      }
    }
  expect(faults).toEqual([])
})

testHeader('a phone’s footer breaks no word of a long name', async ({ page }) => {
  await open(page, 'en')
  const name = page.locator('footer strong').getByText(withWideHeader.company.name)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines).toBe(withWideHeader.company.name.split(' ').length)
  }
})
