import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { mailService } from '../../../schema/mailService.ts'
import { runBin } from '../../../scripts/test/runBin.ts'
import { fieldsWords } from '../../../src/editor/fields/fieldsWords.ts'
import { said, words } from '../../../src/editor/interfaceText.ts'
import { stepTitles } from '../../../src/editor/release/guides.ts'
import { releaseWords } from '../../../src/editor/release/releaseWords.ts'
import { savingWords } from '../../../src/editor/saving/savingWords.ts'
import { serverWords } from '../../../src/editor/storage/serverWords.ts'
import {
  changedLines,
  draftKept,
  drawingFile,
  entriesOf,
  expect,
  openGroup,
  ownInTurn,
  save,
  test,
} from './editor.ts'

/** Titles of fields, from the model. */
const titles = {
  sections: { en: 'Sections', br: 'Seções' },
  section: { en: 'Section', br: 'Seção' },
  services: { en: 'Services', br: 'Serviços' },
  clients: { en: 'Clients', br: 'Clientes' },
  offices: { en: 'Offices', br: 'Unidades' },
  office: { en: 'Office', br: 'Unidade' },
  site: { en: 'Site', br: 'Site' },
  accent: { en: 'Accent', br: 'Cor principal' },
  company: { en: 'Company', br: 'Empresa' },
  phone: { en: 'Phone', br: 'Telefone' },
  mark: { en: 'Mark', br: 'Símbolo' },
}
const newSections = [
  { en: 'Questions', br: 'Perguntas' },
  { en: 'Team', br: 'Equipe' },
  { en: 'Prices', br: 'Preços' },
]

test.use({ own: ownInTurn })
test.setTimeout(240_000)

test('all that is changed in a session is undone to the very file', async ({
  editor: { page, preview, text },
  own,
}) => {
  const before = text()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const open = (title: string) => openGroup(page, title)
  const entries = (list: string) => entriesOf(page, list)
  const undo = button(words.undo[own])

  await test.step('services are reordered by keys alone', async () => {
    await open(titles.services[own])
    const rows = entries('services').locator('[data-row]')
    const [first, second, ...others] = await rows.allInnerTexts()
    await rows.first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    expect(await rows.allInnerTexts()).toEqual([second, first, ...others])
  })

  await test.step('a logo is swapped', async () => {
    await open(titles.clients[own])
    await entries('clients').first().locator('[data-row]').click()
    const shown = preview.locator('#clients li').first()
    const old = await shown.innerHTML()
    const files = page.locator('input[type=file]').first()
    await files.setInputFiles(drawingFile('Nôvo logo.SVG'))
    await expect.poll(() => shown.innerHTML()).not.toBe(old)
  })

  await test.step('an office comes and goes', async () => {
    await open(titles.offices[own])
    await button(said.add(titles.office)[own]).click()
    await page.getByRole('menuitem').first().click()
    await expect(entries('offices')).toHaveCount(3)
    await entries('offices').last().locator('[aria-haspopup=menu]').click()
    await page.getByRole('menuitem', { name: words.remove[own] }).click()
    await expect(entries('offices')).toHaveCount(2)
  })

  await test.step('another accent is seen at once', async () => {
    await open(titles.site[own])
    const accent = () =>
      preview
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'))
    const old = await accent()
    const group = page.locator('[data-path=\'["site","colors"]\']')
    const fields = group.getByRole('textbox', {
      name: titles.accent[own],
      exact: true,
    })
    await fields.first().fill('#0055aa')
    await expect.poll(accent).not.toBe(old)
  })

  await test.step('mistakes are told where they are made, and fixed', async () => {
    await open(titles.company[own])
    const cnpj = page.getByRole('textbox', { name: 'CNPJ' })
    const right = await cnpj.inputValue()
    await cnpj.fill(right.replaceAll(/\D/g, ''))
    await button(words.fix[own]).click()
    await expect(cnpj).toHaveValue(right)
    const phone = page.getByRole('textbox', { name: titles.phone[own], exact: true })
    await phone.fill('12')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await phone.fill('(61) 3555-0100')
    await button(words.fix[own]).click()
    await expect(phone).toHaveValue('+55 61 3555-0100')
    await preview.locator('h1').click()
    const headline = page.locator('textarea:focus')
    const id = await headline.getAttribute('id')
    await headline.fill('')
    await button(fieldsWords.copyFromOther[own]).click()
    await expect(page.locator(`[id="${id}"]`)).not.toHaveValue('')
  })

  for (const title of newSections)
    await test.step(`a section is added: ${title.en}`, async () => {
      const sections = entries('sections')
      const count = await sections.count()
      await button(said.add(titles.section)[own]).click()
      const kind = new RegExp(`^${title[own]}`)
      await page.getByRole('dialog').getByRole('button', { name: kind }).click()
      await expect(sections).toHaveCount(count + 1)
      const inMenu = new RegExp(`^(${title.en}|${title.br})$`)
      await expect(preview.locator('header nav a', { hasText: inMenu })).not.toHaveCount(
        0,
      )
      await page.keyboard.press('Control+s')
      await expect(page.getByText(savingWords.fillInFirst[own])).toBeVisible()
      await page.getByRole('tab').first().click()
    })

  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.press('Enter')
  await expect(button(words.saved[own])).toBeVisible()
  expect(text()).toBe(before)
})

test('what is changed in both languages and saved is on the built site', async ({
  editor: { page, preview, text, contentFile },
  own,
}) => {
  const before = text()
  const headline = await preview.locator('h1').innerText()
  await page.getByRole('searchbox').fill(headline.toUpperCase())
  await page.getByRole('tabpanel').locator('li button').first().press('Enter')
  await expect(page.locator('textarea:focus')).toHaveValue(
    headline.replaceAll('\u00a0', ' '),
  )
  const field = page.locator('[role=group]:focus-within textarea')
  await field.first().fill('Bread that stays warm')
  await field.last().fill('Pão que fica quente')
  await save(page, own)
  // Two texts, one line each, before and after.
  expect(changedLines(before, text())).toHaveLength(4)
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  const args = ['scripts/build.ts', '--content', contentFile, '--out', dist]
  const { exitCode, output } = await runBin('tsx', args)
  expect(exitCode, output).toBe(0)
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(/\s/g, ' ')
  rmSync(dist, { recursive: true })
  expect(html).toContain('Bread that stays warm')
  expect(html).toContain('Pão que fica quente')
})

test('a text is typed right on the page, and Esc takes it back', async ({
  editor: { page, preview },
  own,
}) => {
  const headline = preview.locator('h1')
  const before = await headline.innerText()
  await headline.dblclick()
  await page.keyboard.insertText('Pão')
  await expect(headline).toHaveText('Pão')
  await page.keyboard.press('Escape')
  await expect(headline).toHaveText(before)
  const redo = page.getByRole('button', { name: words.redo[own] })
  await expect(redo).toHaveAttribute('aria-disabled', 'true')
  await headline.dblclick()
  await page.keyboard.insertText('Pão')
  // Pasted lines are joined, in the field and in the text.
  await page.keyboard.insertText(' de\n\nqueijo')
  await expect(headline).toHaveText('Pão de queijo')
  await expect(preview.locator(':focus')).toHaveValue('Pão de queijo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.undo[own] }).click()
  await expect(headline).toHaveText(before)
})

test('what another program changes comes in beside what is not saved; where both changed the same, the person is asked', async ({
  editor: { page, preview, text, contentFile },
  own,
}) => {
  await preview.locator('h1').click()
  const field = page.locator('textarea:focus')
  const before = await field.inputValue()
  await field.fill('Mine')
  await expect(preview.locator('h1')).toHaveText('Mine')
  writeFileSync(contentFile, text().replace('"Buritália"', '"Theirs Ltda"'))
  await expect(page.getByRole('heading', { name: 'Theirs Ltda' })).toBeVisible()
  await expect(preview.locator('h1')).toHaveText('Mine')
  writeFileSync(contentFile, text().replace(before, 'Theirs'))
  const question = page.getByRole('dialog')
  await expect(question).toContainText(words.conflicts[own])
  await question.getByRole('radio', { name: savingWords.theirs[own] }).check()
  await question.getByRole('button', { name: words.settle[own] }).click()
  await expect(preview.locator('h1')).toHaveText('Theirs')
  renameSync(contentFile, `${contentFile}.away`)
  await expect(page.getByText(serverWords.gone[own])).toBeVisible()
  renameSync(`${contentFile}.away`, contentFile)
  await expect(page.getByText(serverWords.gone[own])).toBeHidden()
})

test('the draft of a window that is open is not offered to another', async ({
  editor: { page, preview },
  own,
}) => {
  const kept = draftKept(page)
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Not saved yet')
  await kept
  const other = await page.context().newPage()
  const offer = other.getByRole('button', { name: words.takeDraft[own] })
  const shown = other.locator('main iframe').first().contentFrame().locator('h1')
  const url = page.url()
  const asked = other.waitForResponse('**/api/drafts')
  await other.goto(url)
  await asked
  await expect(shown).toBeVisible()
  await expect(offer).toBeHidden()
  await page.close()
  await other.goto('about:blank')
  await other.goto(url)
  await expect(offer).toBeVisible()
})

test('the way to go live stays where one left it, and a picture of the sample that was replaced can be removed', async ({
  editor: { page },
  own,
}) => {
  const panel = page.getByRole('tabpanel')
  const live = page.getByRole('tab', { name: words.release[own] })
  const part = (title: string) =>
    panel.getByRole('button', { name: new RegExp(`^${title} \\d+$`) })
  await live.click()
  await part(titles.company[own]).click()
  const left = panel.locator('section section:has([aria-expanded]) li')
  await expect(left.first()).toBeVisible()
  const count = await left.count()
  await left.getByRole('button', { name: titles.mark[own] }).click()
  await page.locator('input[type=file]').first().setInputFiles(drawingFile('sign.svg'))
  await live.click()
  await expect(left).toHaveCount(count - 1)
  await part(words.unusedPictures[own]).click()
  await left.getByRole('button').click()
  await page.keyboard.press('Enter')
  await live.click()
  await expect(part(titles.clients[own])).toBeVisible()
  await expect(part(words.unusedPictures[own])).toBeHidden()
})

test('a test message is sent from the way to go live', async ({
  editor: { page },
  own,
}) => {
  const { endpoint } = mailService
  await page.route(`${new URL(endpoint).origin}/**`, (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await page.getByRole('tab', { name: words.release[own] }).click()
  const step = page.getByRole('button', { name: stepTitles.email[own] })
  await step.click()
  await expect(step).not.toContainText(releaseWords.done[own])
  const sent = page.waitForRequest((request) => request.url().startsWith(endpoint))
  await page.getByRole('button', { name: releaseWords.sendTest[own] }).click()
  expect((await sent).postData()).toContain(releaseWords.testText[own])
  await expect(page.getByText(releaseWords.testSent[own])).toBeVisible()
})

test('a draft that nobody answered outlives the next one, and asks where the file has changed meanwhile', async ({
  editor: { page, preview, text, contentFile, kill, restart },
  own,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const type = async (title: string) => {
    const kept = draftKept(page)
    await preview.locator('h1').click()
    await page.locator('textarea:focus').fill(title)
    await kept
    kill()
    await restart()
    await expect(preview.locator('h1')).not.toHaveText(title)
  }
  await type('The first')
  await type('The second')
  const theirs = text().replaceAll(/("hero\.title": )"[^"]*"/g, '$1"Theirs"')
  writeFileSync(contentFile, theirs)
  await expect(preview.locator('h1')).toHaveText('Theirs')
  const take = page.getByRole('button', { name: words.takeDraft[own] })
  const question = page.getByRole('dialog')
  await take.click()
  await expect(question.getByRole('radio', { name: 'The second' })).toBeChecked()
  await question.getByRole('button', { name: words.settle[own] }).click()
  await expect(preview.locator('h1')).toHaveText('The second')
  await take.click()
  await question.getByRole('radio', { name: 'The first' }).check()
  await question.getByRole('button', { name: words.settle[own] }).click()
  await expect(preview.locator('h1')).toHaveText('The first')
  await expect(take).toBeHidden()
})

test('a draft is thrown away only when that is asked for twice', async ({
  editor: { page, preview, kill, restart },
  own,
}) => {
  const kept = draftKept(page)
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Not saved')
  await kept
  kill()
  page.on('dialog', (dialog) => void dialog.accept())
  await restart()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await button(savingWords.dropDraft[own]).click()
  await expect(button(words.takeDraft[own])).toBeVisible()
  await button(savingWords.dropForGood[own]).click()
  await expect(button(words.takeDraft[own])).toBeHidden()
  await dropped
  kill()
  await restart()
  await expect(preview.locator('h1')).not.toHaveText('Not saved')
  await expect(button(words.takeDraft[own])).toBeHidden()
})
