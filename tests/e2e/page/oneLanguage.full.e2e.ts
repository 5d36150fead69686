/** Contents with one catalog: the page is in that language, and nothing on it mentions another. */
import { readFileSync } from 'node:fs'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { type Language, languageList, languages } from '../../../schema/languages.ts'
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { captcha } from '../../../scripts/test/mockServices.ts'
import { inOneLanguage } from '../../fixtures/inOneLanguage.ts'
import { field, fillIn } from '../form/formSteps.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, wake } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'
import { overflowFaults, readabilityFaults } from '../support/readability.ts'
import { withBuildAs } from '../support/sampleBuild.ts'

const firms: { folder: string; language: Language }[] = [
  { folder: 'firms/bakery', language: 'br' },
  { folder: 'sample', language: 'en' },
]

const read = (folder: string): SiteContent =>
  JSON.parse(readFileSync(`tests/fixtures/${folder}/content/site.json`, 'utf8'))

for (const { folder, language } of firms) {
  const whole = read(folder)
  const content = inOneLanguage(whole, language)
  const catalog = catalogOf(content, language)
  const lang = langs[language]
  const others = languageList.filter((other) => other !== language)
  const test = testOf((run) => withBuildAs(folder, JSON.stringify(content), run))

  test.describe(`${folder} in ${language} alone`, () => {
    // One worker, since each would make the build.
    test.describe.configure({ mode: 'default' })

    test('the document is in that language, and holds no other', async ({ request }) => {
      const answer = await request.get('.')
      const html = await answer.text()
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).not.toContain('data-language="')
      expect(html).not.toContain('data-offer="')
      expect(html).not.toContain('id="differences"')
      expect(html).toContain(`"inLanguage":["${lang}"]`)
      for (const other of others) {
        expect(html).not.toContain(catalogOf(whole, other)['page.title'])
        expect(html).not.toContain(languages[other].flagTitle)
      }
      const missing = await request.get('./missing')
      expect(await missing.text()).not.toContain('?lang=')
    })

    for (const other of others) {
      test.describe('to a visitor who asks for another one', () => {
        test.use({ locale: langs[other] })

        test(`address, storage and browser say ${other} in vain, asleep and awake`, async ({
          page,
        }) => {
          await page.addInitScript((key) => localStorage.setItem('language', key), other)
          await page.goto(`./?lang=${other}#services`)
          await expect(page).toHaveURL(/\/#services$/)
          for (const state of ['asleep', 'awake']) {
            if (state === 'awake') await wake(page)
            await expect(page.locator('html')).toHaveAttribute('lang', lang)
            await expect(page).toHaveTitle(catalog['page.title'])
            await expect(page.locator('header [data-language]')).toHaveCount(0)
            await expect(page.locator('[data-offer]')).toHaveCount(0)
          }
        })
      })
    }

    test('a message is sent', async ({ page, mails }) => {
      await page.goto('.')
      await wake(page)
      await fillIn(page)
      await captcha(page).click()
      await page
        .getByRole('button', { name: catalog['form.send'] ?? '', exact: true })
        .click()
      await expect(
        page.getByRole('heading', { name: catalog['form.success.title'] ?? '' }),
      ).toBeVisible()
      await expect(field(page, 'name')).toBeHidden()
      expect(mails).toHaveLength(1)
    })

    test('it is laid out whole and accessible', async ({ page }) => {
      const faults: string[] = []
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('.')
        faults.push(
          ...(await readabilityFaults(page)),
          ...(await overflowFaults(page)),
          ...(await axeFaults(page)),
        )
      }
      expect(faults).toEqual([])
    })
  })
}
