/** Browsers' translations and extensions change the page, and it goes on working. */
import {
  expectDelivered,
  expectTyped,
  field,
  fillIn,
  selectionOf,
  solve,
} from '../form/formSteps.ts'
import {
  expect,
  expectReady,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'

/** As Chrome's translation does: replaces each text by two nested elements with another text. */
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
    node.parentNode?.replaceChild(outer, node)
  }
  document.documentElement.classList.add('translated-ltr')
}

/** As password managers and writing aids do: adds elements next to and around the fields, and before the page. */
function extend() {
  const foreign = (name: string) => document.createElement(name)
  for (const field of document.querySelectorAll('form input, form textarea')) {
    field.after(foreign('div'))
    field.before(foreign('grammar-aid'))
  }
  const field = document.querySelector('#form_contact')
  if (field) {
    const wrapper = foreign('div')
    field.replaceWith(wrapper)
    wrapper.append(field)
  }
  for (const parent of document.querySelectorAll('#root, main, header, section'))
    parent.prepend(foreign('div'))
}

for (const [how, change] of Object.entries({ translated: translate, extended: extend })) {
  test(`a page that is ${how} works`, async ({ page, mails, language, words }) => {
    const contact = field(page, 'contact')
    const release = await holdScripts(page)
    await open(page, language)
    await fillIn(page)
    await contact.focus()
    await contact.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
    await page.evaluate(change)
    await contact.focus()
    release()
    await expectReady(page)
    await expectTyped(page, '61 3555-0100')
    await expect(contact).toBeFocused()
    expect(await selectionOf(page, 'contact')).toEqual([2, 6])
    await solve(page, words)
    await expectDelivered(page, words, mails)
  })
}

test('choosing a language replaces the browser’s translation', async ({ page }) => {
  await open(page, 'en')
  await startApplication(page)
  const shown = () => page.locator('#root').innerText()
  const right = await shown()
  await flag(page, 'br').click()
  await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
  await page.evaluate(translate)
  await flag(page, 'en').click()
  await expect(page.locator('h1')).toHaveText(texts.en['hero.title'])
  // Texts that are the same in both languages may stay translated.
  await expect.poll(async () => (await shown()).replaceAll(/[«»]/g, '')).toBe(right)
})
