import { content, expect, test, texts } from './test.ts'

test.use({ javaScriptEnabled: false })

/** Texts that belong to a state of the form or of the language, which a page without script never has. */
const states =
  /^(form\.(?!label|name$|contact$|message$|send$|privacy|unavailable)|language\.(changed|close)|share\.)/

test('every word is in the document without JavaScript, in both languages', async ({
  page,
}) => {
  await page.goto('./')
  const words = await page.evaluate(() => {
    const wordsOf = (tree: ParentNode) =>
      [...tree.querySelectorAll('*')]
        .flatMap((element) => [
          ...[...element.attributes].map(({ value }) => value),
          element.childElementCount === 0 ? element.textContent : '',
          [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent)
            .join(''),
        ])
        .join('\n')
    const differences = document.querySelector('#differences')
    const list: unknown = JSON.parse(differences?.textContent ?? '')
    return {
      en: wordsOf(document),
      // What both languages say alike stands in the page alone.
      br: `${wordsOf(document)}\n${JSON.stringify(list)}`,
    }
  })
  for (const language of ['en', 'br'] as const) {
    const missing = Object.entries(texts[language]).filter(
      ([id, text]) =>
        !states.test(id) && !text.includes('{') && !words[language].includes(text),
    )
    expect(missing).toEqual([])
  }
})

test('the form’s place offers e-mail and phone without JavaScript', async ({ page }) => {
  await page.goto('./')
  const contact = page.locator('#contact')
  await expect(contact.getByText(texts.en['form.unavailable'])).toBeVisible()
  for (const name of [content.company.email, content.company.phone]) {
    await expect(contact.getByRole('link', { name }).first()).toBeVisible()
  }
})

test('the page reads to its end without JavaScript', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: texts.en['nav.clients'], exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/#clients$/)
  await expect(page.locator('#footer')).toContainText(content.company.legalName)
})
