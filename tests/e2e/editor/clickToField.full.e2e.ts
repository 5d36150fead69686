import { languageTitle } from '../../../schema/languageNames.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { expect, test } from './editor.ts'

/** Texts that the page makes itself, without a field: initials, days and times, the year, the captcha's state. */
const generatedText =
  /^\p{Lu}{2}$|\d:\d\d|\p{L}day\b|^(segunda|sexta|sábado)\b|^\d{4}$|captcha/u

/** Without the joiners and spaces that hold words together on the page; phone numbers as the content has them. */
const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\((\d\d)\) /, '+55 $1 ')

for (const language of ['en', 'br'] as const)
  test.describe(`of the page in ${language}`, () => {
    test.use({ fixture: 'all-sections' })

    test('every text leads to its field', async ({ editor: { page, preview } }) => {
      await page.getByRole('button', { name: message('panel.understood').en }).click()
      const choice = page.getByRole('group', { name: message('preview.pageLanguage').en })
      await choice.getByRole('button', { name: languageTitle(language).en }).click()
      await expect(preview.locator('html h1')).toHaveText(
        language === 'en' ? /Software that/ : /Software no/,
      )
      const root = preview.locator('#root')
      const seenTexts = await root.evaluateHandle((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        const range = document.createRange()
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!(node instanceof Text) || !node.parentElement || node.data.trim() === '')
            continue
          range.selectNodeContents(node)
          const { width, height } = range.getBoundingClientRect()
          const { clipPath, visibility } = getComputedStyle(node.parentElement)
          if (width > 1 && height > 1 && clipPath === 'none' && visibility === 'visible')
            texts.push(node)
        }
        return texts
      })
      const count = await seenTexts.evaluate((texts) => texts.length)
      expect(count).toBeGreaterThan(150)
      const misled: string[] = []
      for (let index = 0; index < count; index += 1) {
        const text = await seenTexts.evaluate((texts, at) => {
          const node = texts[at]
          const range = document.createRange()
          if (!node?.parentElement) throw new Error('Failed to click: the text is gone.')
          node.parentElement.scrollIntoView({ block: 'center' })
          range.selectNodeContents(node)
          const [box = new DOMRect()] = range.getClientRects()
          const place = {
            clientX: box.left + box.width / 2,
            clientY: box.top + box.height / 2,
          }
          node.parentElement.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, ...place }),
          )
          return node.data
        }, index)
        await expect(page.locator('[role=tabpanel] [data-path] :focus')).toBeVisible()
        const fieldValue = await page.evaluate(() => {
          const field = document.activeElement
          if (!(field instanceof HTMLElement)) return ''
          field.blur()
          return 'value' in field ? String(field.value) : field.innerText
        })
        const [value, shown] = [plain(fieldValue), plain(text)]
        // A line may consist of several fields, of which the first is enough. Placeholders are left out.
        const parts = value.split(/\{\w+\}/).map(plain)
        const isHeld =
          value.includes(shown) ||
          parts.some((part) => part !== '' && shown.includes(part))
        if (!isHeld && !generatedText.test(shown)) misled.push(`${shown} → ${value}`)
      }
      expect(misled).toEqual([])
    })
  })

test.describe('with all sections', () => {
  test.use({ fixture: 'all-sections' })

  test('a click on a picture or a label focuses the control of its field', async ({
    editor: { page, preview },
  }) => {
    for (const [place, path] of [
      ['header img', ['company', 'mark']],
      ['[data-language=br]', ['catalogs', 'en', 'language.br.short']],
      ['#about-title + svg, #about div > svg', ['sections', 0, 'picture']],
      ['#form_company', ['sections', 11, 'fields', 0, 'label']],
    ] as const) {
      await preview.locator(place).first().dispatchEvent('click')
      const field = page.locator(`[data-path='${JSON.stringify(path)}']`)
      const focused = page.locator(':focus')
      await expect(field.locator(focused).or(field.and(focused)), place).toBeVisible()
      await expect(focused).not.toHaveAccessibleName(
        new RegExp(`^${message('common.remove').en}`),
      )
    }
    await preview.locator('#services li li').first().click()
    await expect(page.locator('textarea:focus')).toHaveValue(/\n- .*\n- /)
  })
})
