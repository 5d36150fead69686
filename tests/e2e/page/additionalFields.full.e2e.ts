import { delivered, expectSent, field, fillIn, solve } from '../form/formSteps.ts'
import { expect, open, test, texts, startApplication } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
/** A form that asks more than name, contact and message: two lines to write and a choice. */
import { mockServices } from '../support/mockServices.ts'
import { holdScripts } from '../support/network.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'

test.use({ dist: allSectionsDist })

test('values survive language changes and hydration', async ({ page, context }) => {
  const additionalFields = ['company', 'city', 'budget']
  const mails = await mockServices(context, { additionalFields })
  const release = await holdScripts(page)
  await open(page, 'en')
  await fillIn(page)
  await field(page, 'company').fill('Acme')
  await field(page, 'budget').selectOption({ index: 2 })
  await flag(page, 'br').click()
  await expect(page.getByLabel('Empresa')).toHaveValue('Acme')
  await expect(field(page, 'budget')).toHaveValue('Mais de R$ 100 mil')
  release()
  await startApplication(page)
  await expect(field(page, 'budget')).toHaveValue('Mais de R$ 100 mil')
  await flag(page, 'en').click()
  await field(page, 'name').focus()
  await solve(page, texts.en)
  await expectSent(page, texts.en)
  const additional = { company: 'Acme', city: '', budget: 'More than R$ 100 thousand' }
  expect(mails).toEqual([
    { ...delivered, params: { ...delivered.params, ...additional } },
  ])
})
