import { fieldAt } from '../../../schema/fieldAt.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { addLabel } from '../../../src/editor/titles.ts'
import { sampleContent } from '../../fixtures/sampleContent.ts'
import { entriesOf, expect, openGroup, ownInTurn, test, titleAt } from './editor.ts'

/** The title of a section that the sample does not have. */
const { title: questions } = fieldAt(sampleContent, ['sections'])?.snippets.find(
  ({ body }) => lookUp(body, ['type']) === 'questions',
) ?? { title: titleAt('sections') }

test.use({ own: ownInTurn })

test('undo restores the exact file', async ({ editor: { page, preview, text }, own }) => {
  const before = text()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const undo = button(message('common.undo')[own])

  await test.step('services are reordered by keys alone', async () => {
    await openGroup(page, titleAt('services')[own])
    const rows = entriesOf(page, 'services').locator('[data-row]')
    const [first, second, ...others] = await rows.allInnerTexts()
    await rows.first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    expect(await rows.allInnerTexts()).toEqual([second, first, ...others])
  })

  await test.step('another accent is seen at once', async () => {
    await openGroup(page, titleAt('site')[own])
    const accent = () =>
      preview
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'))
    const old = await accent()
    const colors = page.locator('[data-path=\'["site","colors"]\']')
    const name = titleAt('site', 'colors', 'accent')[own]
    await colors.getByRole('textbox', { name, exact: true }).first().fill('#0055aa')
    await expect.poll(accent).not.toBe(old)
  })

  await test.step('a section is added, and its menu entry; it is to be filled in first', async () => {
    await openGroup(page, titleAt('sections')[own])
    await button(addLabel({ en: 'Section', br: 'Seção' })[own]).click()
    const kind = new RegExp(`^${questions[own]}`)
    await page.getByRole('dialog').getByRole('button', { name: kind }).click()
    const inMenu = new RegExp(`^(${questions.en}|${questions.br})$`)
    await expect(preview.locator('header nav a', { hasText: inMenu })).not.toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(message('saving.fillInFirst')[own])).toBeVisible()
  })

  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.press('Enter')
  await expect(button(message('common.saved')[own])).toBeVisible()
  expect(text()).toBe(before)
})

test('a narrow window has a phone width', async ({ editor: { page, preview }, own }) => {
  const width = () => preview.locator('html').evaluate((html) => html.clientWidth)
  await expect.poll(width).toBe(1280)
  await page.setViewportSize({ width: 600, height: 800 })
  await page
    .getByRole('button', { name: message('common.preview')[own], exact: true })
    .click()
  await expect.poll(width).toBe(390)
})
