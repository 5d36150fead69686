/** A form that asks more than name, contact and message: two lines to write and a choice. */
import type { Page } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import { mockServices } from '../../../scripts/test/mockServices.ts'
import {
  button,
  delivered,
  expectTyped,
  field,
  fillIn,
  solve,
  thanks,
} from '../form/formSteps.ts'
import { readAccepted } from '../support/acceptedContent.ts'
import { expect, open, test, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'

test.use({ dist: allSectionsDist })

const content = readAccepted('all-sections/content/site.json')
const furtherFields = ['company', 'city', 'budget']

/** Opens the page with the usual fields filled in. Returns the mails that are sent. */
async function openFilled(page: Page, language: Language) {
  const mails = await mockServices(page.context(), { furtherFields })
  await open(page, language)
  await fillIn(page)
  return mails
}

test('their answers follow the specified values of the mail', async ({
  page,
  language,
  words,
}) => {
  const own = catalogOf(content, language)
  const mails = await openFilled(page, language)
  await field(page, 'company').fill('Acme')
  await field(page, 'budget').selectOption({ index: 1 })
  await solve(page, words)
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST'),
    button(page, words).click(),
  ])
  await expect(thanks(page, words)).toBeVisible()
  const further = { company: 'Acme', city: '', budget: own['form.budget.small'] ?? '' }
  expect(mails).toEqual([{ ...delivered, params: { ...delivered.params, ...further } }])
  const body: unknown = request.postDataJSON()
  expect(Object.keys(Object(lookUp(body, ['template_params'])))).toEqual(
    ['name', 'contact', 'message', 'time', 'captchaToken'].concat(furtherFields),
  )
  await expect(field(page, 'company')).toHaveValue('')
  await expect(field(page, 'budget')).toHaveValue('')
})

async function fillFurther(page: Page) {
  await fillIn(page)
  await field(page, 'company').fill('Acme')
  await field(page, 'city').fill('Anápolis')
  await field(page, 'budget').selectOption({ index: 2 })
}

async function expectFurther(page: Page, budget: string) {
  await expectTyped(page, '61 3555-0100')
  await expect(field(page, 'company')).toHaveValue('Acme')
  await expect(field(page, 'city')).toHaveValue('Anápolis')
  await expect(field(page, 'budget')).toHaveValue(budget)
}

test('what is written and chosen asleep stays, through changes of language and the waking', async ({
  page,
  context,
}) => {
  await mockServices(context, { furtherFields })
  const release = await holdScripts(page)
  await open(page, 'en')
  await fillFurther(page)
  await flag(page, 'br').click()
  await expect(page.getByLabel('Empresa')).toHaveValue('Acme')
  await expectFurther(page, 'Mais de R$ 100 mil')
  release()
  await wake(page)
  await expectFurther(page, 'Mais de R$ 100 mil')
  await flag(page, 'en').click()
  await expect(page.getByLabel('Budget')).toHaveValue('More than R$ 100 thousand')
  await expectFurther(page, 'More than R$ 100 thousand')
})
