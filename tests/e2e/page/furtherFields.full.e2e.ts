/** A form that asks more than name, contact and message: two lines to write and a choice. */
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
import { expect, open, test, texts, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'

test.use({ dist: allSectionsDist })

const furtherFields = ['company', 'city', 'budget']

test('what is written and chosen asleep stays through changes of language and the waking, and is sent', async ({
  page,
  context,
}) => {
  const expectChosen = async (budget: string) => {
    await expectTyped(page, '61 3555-0100')
    await expect(field(page, 'company')).toHaveValue('Acme')
    await expect(field(page, 'budget')).toHaveValue(budget)
  }
  const mails = await mockServices(context, { furtherFields })
  const release = await holdScripts(page)
  await open(page, 'en')
  await fillIn(page)
  await field(page, 'company').fill('Acme')
  await field(page, 'budget').selectOption({ index: 2 })
  await flag(page, 'br').click()
  await expect(page.getByLabel('Empresa')).toHaveValue('Acme')
  await expectChosen('Mais de R$ 100 mil')
  release()
  await wake(page)
  await expectChosen('Mais de R$ 100 mil')
  await flag(page, 'en').click()
  await expect(page.getByLabel('Budget')).toHaveValue('More than R$ 100 thousand')
  await expectChosen('More than R$ 100 thousand')

  await field(page, 'name').focus()
  await solve(page, texts.en)
  await button(page, texts.en).click()
  await expect(thanks(page, texts.en)).toBeVisible()
  const further = { company: 'Acme', city: '', budget: 'More than R$ 100 thousand' }
  expect(mails).toEqual([{ ...delivered, params: { ...delivered.params, ...further } }])
  await expect(field(page, 'company')).toHaveValue('')
  await expect(field(page, 'budget')).toHaveValue('')
})
