/** No work is lost: by unexpected content, other programs, or a server that does not answer. */
import { writeFileSync } from 'node:fs'

import { message } from '../../../src/editor/messages/messages.ts'
import { draftKept, entriesOf, expect, openGroup, save, test } from './editor.ts'

interface Entry {
  id: string
  name?: string
  title?: string
}

/** The parts of the file that these tests read. */
interface Written {
  site: unknown
  clients: Entry[]
  services: Entry[]
  catalogs: { en: Record<string, string> }
}

const contentIn = (text: string) => JSON.parse(text) as Written

test.describe('content that the page cannot show', () => {
  test.use({ fixture: 'all-sections' })

  test('is reported, and the page stays', async ({ editor: { page, preview } }) => {
    const notice = page.getByText(message('preview.broken').en)
    await page
      .getByRole('button', { name: new RegExp(`^${message('panel.formWords').en}`) })
      .click()
    const copyright = page.locator('[data-path*="footer.copyright"] textarea').first()
    await copyright.press('End')
    await page.keyboard.type(' {')
    await expect(notice).toBeVisible()
    const lost = () =>
      preview.locator('img').evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            const again = new Image()
            again.src = image.getAttribute('src') ?? ''
            return again.decode().then(
              () => [],
              () => [again.src],
            )
          }),
        ),
      )
    expect((await lost()).length).toBeGreaterThan(9)
    // Pictures that arrive later are shown too.
    await expect.poll(async () => (await lost()).flat()).toEqual([])
  })
})

test('an entry inserted above by another program does not move typed text to another entry', async ({
  editor: { page, text, contentFile },
}) => {
  const rows = entriesOf(page, 'clients')
  await openGroup(page, 'Clients')
  await rows.nth(2).locator('[data-row]').click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const third = await name.inputValue()
  await name.press('End')
  await page.keyboard.type(' & s')
  const content = contentIn(text())
  const [first] = content.clients
  const count = await rows.count()
  content.clients.unshift({ ...first, id: 'theirs', name: 'Theirs' })
  writeFileSync(contentFile, `${JSON.stringify(content, null, 2)}\n`)
  await expect(rows).toHaveCount(count + 1)
  await page.keyboard.type('ons')
  await expect(name).toHaveValue(`${third} & sons`)
  await save(page)
  const { clients } = contentIn(text())
  expect(clients[3]?.name).toBe(`${third} & sons`)
  expect(clients[2]?.name).not.toContain('ons')
})

test('a click on a link opens its field and leads nowhere', async ({
  editor: { page, preview },
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const addresses = [
    'mailto:hello@example.com',
    'tel:+556135550100',
    'https://evil.example/',
    'javascript:document.body.remove()',
    '/terms.pdf',
  ]
  await preview.locator('main').evaluate((main, all) => {
    for (const address of all) {
      const link = document.createElement('a')
      link.href = address
      link.textContent = address
      main.prepend(link)
    }
  }, addresses)
  for (const address of addresses)
    for (const button of ['left', 'middle'] as const)
      await preview.getByText(address, { exact: true }).click({ button })
  await expect(preview.locator('h1')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(urls.filter((url) => addresses.some((each) => url.endsWith(each)))).toEqual([])
})

test('a file with another structure is reported and can be replaced with the unsaved work', async ({
  editor: { page, preview, text, contentFile },
}) => {
  const before = contentIn(text())
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Not saved yet')
  await draftKept(page)
  writeFileSync(contentFile, JSON.stringify({ ...before, site: null }))
  await expect(page.getByText(message('saving.theirsBroken').en)).toBeVisible()
  await expect(preview.locator('h1')).toHaveText('Not saved yet')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(message('broken.draftOfBroken').en)).toBeVisible()
  await page.getByRole('button', { name: message('common.restoreDraft').en }).click()
  await expect(preview.locator('h1')).toHaveText('Not saved yet')
  await save(page)
  const after = contentIn(text())
  expect(after.site).toEqual(before.site)
  expect(after.catalogs.en['hero.title']).toBe('Not saved yet')
})
