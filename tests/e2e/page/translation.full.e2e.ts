/** The page works even if browser translation or extensions change it. */
import {
  sendOneEmail,
  expectTyped,
  field,
  fillIn,
  selectionOf,
  solve,
} from '../form/formSteps.ts'
import { expect, expectReady, open, test, texts } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'

/** Replaces each text with two nested elements that contain another text, like Chrome's translation. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  for (const node of nodes) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style, font') || !node.textContent?.trim())
      continue
    const inner = document.createElement('font')
    inner.textContent = `«${node.textContent}»`
    const outer = document.createElement('font')
    outer.append(inner)
    parent.replaceChild(outer, node)
  }
  document.documentElement.classList.add('translated-ltr')
}

/** Adds elements around a field, and before the page's parts, like password managers and writing assistants. */
function addElements() {
  const createForeignElement = () => document.createElement('grammar-aid')
  const field = document.querySelector('#form_contact')
  const wrapper = createForeignElement()
  field?.replaceWith(wrapper)
  wrapper.append(field ?? '', createForeignElement())
  for (const parent of document.querySelectorAll('#root, main, header, section'))
    parent.prepend(createForeignElement())
}

test('a translated page with extensions works, and a flag undoes the translation', async ({
  page,
  emails,
}) => {
  const contact = field(page, 'contact')
  const shownTexts = () =>
    page.locator('#root h2, #footer :has(> [data-year])').allInnerTexts()
  const release = await holdScripts(page)
  await open(page, 'en')
  const oldTexts = await shownTexts()
  await flag(page, 'br').click()
  await fillIn(page)
  await page.evaluate(translate)
  await page.evaluate(addElements)
  await contact.focus()
  await contact.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
  release()
  await expectReady(page)
  await expectTyped(page)
  await expect(contact).toBeFocused()
  expect(await selectionOf(page, 'contact')).toEqual([2, 6])
  await page.evaluate(translate)
  await flag(page, 'en').click()
  await expect(page.locator('h1')).toHaveText(texts.en['hero.title'])
  await expect.poll(shownTexts).toEqual(oldTexts)
  await solve(page, texts.en)
  await sendOneEmail(page, texts.en, emails)
})
