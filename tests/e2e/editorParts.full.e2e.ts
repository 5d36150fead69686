/** What a content can leave out: the editor offers it, and a problem of what is missing leads to the button that adds it. */
import { said, words } from '../../src/editor/words.ts'
import { expect, test } from './editor.ts'

test.use({ fixture: 'firms/clinic' })

const clients = { en: 'Clients', br: 'Clientes' }
const section = { en: 'Section', br: 'Seção' }
const notice = { en: 'Notice', br: 'Aviso' }

test('a section of clients asks for its list, which is added with a button', async ({
  editor: { page, text },
}) => {
  const before = text()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const add = button(said.add(clients).en)
  const undo = button(words.undo.en)
  await expect(button(said.add(notice).en)).toBeVisible()

  await button(said.add(section).en).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Clients/ })
    .click()
  await page.getByRole('tab', { name: words.problems.en }).click()
  await page.getByRole('button', { name: clients.en, exact: true }).click()
  await expect(add).toBeFocused()

  await add.click()
  await expect(page.locator(`[data-path='["clients"]'] > ol > li`)).toHaveCount(1)
  await expect(add).toBeHidden()
  const menu = page.locator(`[data-path='["clients",0]'] [aria-haspopup=menu]`)
  await menu.first().click()
  await page.getByRole('menuitem', { name: words.remove.en }).click()
  await expect(add).toBeFocused()
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click()
  expect(text()).toBe(before)
})
