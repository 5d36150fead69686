/** What the editor at GitHub says to a screen reader on a phone, from signing in to what somebody else has changed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { languageList } from '../../../schema/languages.ts'
import { said as saidOf, words } from '../../../src/editor/interfaceText.ts'
import { savingWords } from '../../../src/editor/saving/savingWords.ts'
import { signInWords } from '../../../src/editor/signIn/signInWords.ts'
import { failureWords } from '../../../src/editor/storage/github/failure.ts'
import { sampleContent } from '../../fixtures/sampleContent.ts'
import { token } from '../../github/githubRepository.ts'
import { repository } from '../../github/mockGithub.ts'
import { axeFaults } from '../support/axe.ts'
import { listen } from '../support/spoken.ts'
import { expect, test } from './githubEditor.ts'

const contentFile = 'content/site.json'
const title = fieldAt(sampleContent, ['sections', 0, 'title'])?.title ?? {
  en: '',
  br: '',
}

test.setTimeout(180_000)

for (const own of languageList)
  test.describe(`in ${own}`, () => {
    test.use({
      own,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })

    test('signing in, a change, a save and a conflict are said, in order, by names and roles', async ({
      github,
    }) => {
      const { page, amiss } = github
      await page.goto(github.address)
      const say = (each: keyof typeof signInWords) => signInWords[each][own]
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "${say('title')}" [level=1]
          - combobox "${words.language[own]}"
          - paragraph
          - text: ${say('repository')}
          - textbox "${say('repository')}"
          - text: ${say('token')}
          - textbox "${say('token')}"
          - group
          - checkbox "${say('keep')}"
          - button "${say('signIn')}"
          - status
      `)
      const said = await listen(page)
      const enter = page.getByRole('button', { name: say('signIn') })
      const name = page.getByRole('textbox', { name: say('repository') })
      const key = page.getByRole('textbox', { name: say('token'), exact: true })
      await enter.tap()
      // The field that is wrong is said with its reason.
      await expect(name).toBeFocused()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(name).toHaveAccessibleDescription(say('noRepository'))
      await name.fill(repository)
      await key.fill(token.replace('0123', '9999'))
      await enter.tap()
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText(failureWords({ code: 'token-refused' })[own])
      await name.fill('ana/other')
      await key.fill(token)
      await enter.tap()
      await expect(alert).toHaveText(failureWords({ code: 'not-found' })[own])
      expect(await axeFaults(page)).toEqual([])
      await name.fill(repository)
      await enter.tap()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect.poll(async () => (await said()).includes(say('opened'))).toBe(true)
      const signingIn = (await said()).filter((text) => text !== '')
      expect(signingIn.slice(0, 3)).toEqual([
        say('signingIn'),
        failureWords({ code: 'token-refused' })[own],
        say('signingIn'),
      ])
      expect(signingIn.indexOf(say('opened'))).toBeGreaterThan(2)
      // The browser itself notes 401 and 404.
      amiss.length = 0

      const button = (words: string) =>
        page.getByRole('button', { name: words, exact: true })
      await expect(button(words.content[own])).toHaveAttribute('aria-pressed', 'true')
      await button(words.preview[own]).tap()
      const heading = page.locator('main iframe').first().contentFrame().locator('h1')
      await heading.tap()
      const field = page.locator('textarea:focus')
      await expect(field).toHaveAccessibleName(saidOf.inLanguage(title, own)[own])
      await expect(field).toHaveAttribute('lang', own === 'br' ? 'pt-BR' : 'en')
      await field.fill('Ours')

      const dialog = page.getByRole('dialog')
      await button(words.save[own]).tap()
      await expect(dialog).toHaveAccessibleName(savingWords.whatChanged[own])
      await expect(dialog.getByRole('button', { name: words.save[own] })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(button(words.saved[own])).toBeVisible()
      await expect
        .poll(async () => (await said()).includes(savingWords.savedNow[own]))
        .toBe(true)

      github.commit('Theirs', (folder) => {
        const text = github.file(contentFile) ?? ''
        writeFileSync(
          join(folder, contentFile),
          text.replace('"Ours"', '"Theirs"').replace('Feito à mão', 'Feito com calma'),
        )
      })
      await page.locator('textarea').filter({ hasText: 'Ours' }).fill('Ours again')
      await button(words.save[own]).tap()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveAccessibleName(words.conflicts[own])
      // The focus is inside, so that the question is read.
      await expect(
        dialog.locator(':focus').or(dialog.and(page.locator(':focus'))),
      ).toBeVisible()
      const question = dialog.getByRole('group')
      await expect(question).toHaveAccessibleName(new RegExp(title[own]))
      const choices = question.getByRole('radio')
      await expect(choices).toHaveCount(2)
      await expect(choices.first()).toHaveAccessibleName(
        new RegExp(`${savingWords.yours[own]}.*Ours again`),
      )
      await expect(choices.last()).toHaveAccessibleName(
        new RegExp(`${savingWords.theirs[own]}.*Theirs`),
      )
      await dialog.getByRole('button', { name: words.settle[own] }).tap()
      await expect(dialog).toBeHidden()
      await button(words.save[own]).tap()
      await page.keyboard.press('Enter')
      await expect(button(words.saved[own])).toBeVisible()
      const text = github.file(contentFile)
      expect(text).toContain('"Ours again"')
      expect(text).toContain('Feito com calma')
    })
  })
