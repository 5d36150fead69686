import { fieldsWords } from '../../../src/editor/fields/fieldsWords.ts'
import { languageName, words } from '../../../src/editor/interfaceText.ts'
import { panelWords } from '../../../src/editor/panel/panelWords.ts'
import { previewWords } from '../../../src/editor/preview/previewWords.ts'
import { readAccepted } from '../support/acceptedContent.ts'
import { expect, test } from './editor.ts'

/** Texts without a field, which the page makes itself: initials, days and times, the year, the captcha's state. */
const made = /^\p{Lu}{2}$|\d:\d\d|\p{L}day\b|^(segunda|sexta|sábado)\b|^\d{4}$|captcha/u

/** Without the joiners and spaces that hold words together on the page. */
const plain = (text: string) =>
  text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()

for (const language of ['en', 'br'] as const)
  test.describe(`of the page in ${language}`, () => {
    test.use({ fixture: 'all-sections' })

    test('every text that is seen leads to the field that holds it', async ({
      editor: { page, preview },
    }) => {
      test.setTimeout(300_000)
      await page.getByRole('button', { name: panelWords.understood.en }).click()
      const choice = page.getByRole('group', { name: previewWords.pageLanguage.en })
      await choice.getByRole('button', { name: languageName(language).en }).click()
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
      const astray: string[] = []
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
        const held = await page.evaluate(() => {
          const field = document.activeElement
          if (!(field instanceof HTMLElement)) return ''
          field.blur()
          return 'value' in field ? String(field.value) : field.innerText
        })
        const [own, seen] = [plain(held), plain(text)]
        // A line may consist of several fields, of which the first is enough. Placeholders are left out.
        const written = own.split(/\{\w+\}/).map(plain)
        const isHeld =
          own.includes(seen) || written.some((part) => part !== '' && seen.includes(part))
        if (!isHeld && !made.test(seen)) astray.push(`${seen} → ${own}`)
      }
      expect(astray).toEqual([])
    })
  })

test.describe('what is no text', () => {
  test.use({ fixture: 'all-sections' })

  test('leads to the control of its own field, or of what would stand in its place', async ({
    editor: { page, preview },
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [place, path] of [
      ['header img', ['company', 'mark']],
      ['[data-language=br]', ['catalogs', 'en', 'language.br.short']],
      ['#about-title + svg, #about div > svg', ['sections', 0, 'picture']],
      ['#services img', ['services', 0, 'icon']],
      ['#cases li:nth-child(2) img', ['sections', 2, 'entries', 1, 'picture']],
      ['#team img', ['sections', 7, 'entries', 0, 'portrait']],
      ['#team a', ['sections', 7, 'entries', 0, 'name']],
      ['#form_company', ['sections', 11, 'fields', 0, 'label']],
      ['#contact select', ['sections', 11, 'fields', 2, 'label']],
    ] as const) {
      await preview.locator(place).first().dispatchEvent('click')
      const field = page.locator(`[data-path='${JSON.stringify(path)}']`)
      const focused = page.locator(':focus')
      await expect(field.locator(focused).or(field.and(focused)), place).toBeVisible()
      await expect(focused).not.toHaveAccessibleName(new RegExp(`^${words.remove.en}`))
    }

    // A dark drawing without a ground gets one in the dark scheme, as on the built page.
    const picture = preview.locator('#cases li:nth-child(1) img')
    await picture.dispatchEvent('click')
    const before = await picture.getAttribute('src')
    const lines = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M9 9h9v9H9z"/></svg>',
    )
    await page
      .locator(`[data-path^='["sections",2,"entries",0,"picture"'] input[type=file]`)
      .first()
      .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: lines })
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    const none = 'rgba(0, 0, 0, 0)'
    await expect(picture).toHaveCSS('background-color', none)
    await page.getByRole('button', { name: words.dark.en }).click()
    await expect(picture).not.toHaveCSS('background-color', none)
  })
})

test('what comes with a click, or waits for one, a message, the confirmation or a button, leads to its field; the header leaves the page where it is', async ({
  editor: { page, preview },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tryOut = page.getByRole('button', { name: previewWords.tryOut.en })
  const held = page.locator('textarea:focus')
  const form = preview.locator('form')
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button').click({ force: true })
  await expect(held).toHaveValue('Send message')

  await tryOut.click()
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
  await tryOut.click()
  await preview.getByText('Name is required').click()
  await expect(held).toHaveValue('Name is required')

  await tryOut.click()
  for (const field of await form.getByRole('textbox').all()) await field.fill('Ana')
  await form.getByRole('button').click()
  await tryOut.click()
  await preview.getByText('Thank you').click()
  await expect(held).toHaveValue(/^Thank you/)

  const top = () => preview.locator('html').evaluate(() => scrollY)
  const before = await top()
  expect(before).toBeGreaterThan(0)
  await preview.locator('header img').first().dispatchEvent('click')
  await expect(page.locator('[data-path=\'["company","mark"]\'] :focus')).toBeVisible()
  expect(await top()).toBe(before)
})

test('what takes more lines on a phone is reported below its language, in the menu too, until it fits', async ({
  editor: { page, preview },
}) => {
  const note = page.getByRole('tabpanel').locator('output')
  for (const [place, index] of [
    ['h1', 1],
    ['header nav a', 0],
  ] as const) {
    await preview.locator(place).first().dispatchEvent('click')
    const field = page.locator('[role=group]:focus-within textarea').nth(index)
    const before = await field.inputValue()
    await field.fill(`${before} e mais palavras do que cabem em tantas linhas`)
    await expect(note).toHaveText(/^On a phone this takes \d lines; before it was \d\.$/)
    await expect(field.locator('xpath=../..').locator('output')).toHaveCount(1)
    await field.fill(before)
    await expect(note).toHaveCount(0)
  }
})

test.describe('a text of several paragraphs', () => {
  test.use({ fixture: 'all-sections' })

  test('is not typed in one line on the page: its lines would be lost', async ({
    editor: { page, preview },
  }) => {
    await preview.locator('#services li li').first().dblclick()
    await expect(page.locator('textarea:focus')).toHaveValue(/\n- .*\n- /)
    await expect(preview.locator('#editor-typed-field')).toHaveCount(0)
  })
})

test.describe('behind a hidden entry', () => {
  test.use({ fixture: 'all-sections' })

  test('a text leads to its own field, and the entry is dimmed in its list', async ({
    editor: { page, preview },
  }) => {
    const { sections } = readAccepted('all-sections/content/site.json')
    const hidden = sections.findIndex(({ type }) => type === 'cases')
    const later = sections.findIndex(({ type }) => type === 'quotes')
    expect(later).toBeGreaterThan(hidden)
    const section = page.locator(`[data-path='["sections",${hidden}]']`)
    await section.locator('[aria-haspopup=menu]').first().click()
    await page.getByRole('menuitem', { name: fieldsWords.hide.en }).click()
    await expect(preview.locator('#cases')).toHaveCount(0)
    await expect(section.locator('[data-row]').first()).toContainText(words.hidden.en)
    const headline = preview.locator('#quotes h2')
    const field = page.locator(`[data-path='["sections",${later},"title"]'] :focus`)
    // The preview's page may move while it is laid out: a click may miss.
    await expect(async () => {
      await headline.click()
      await expect(field).toHaveValue(await headline.innerText(), { timeout: 1000 })
    }).toPass()
  })
})
