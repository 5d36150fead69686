/** No work is lost: by unexpected contents and other programs. */
import { writeFileSync } from 'node:fs'

import { brokenWords } from '../../../src/editor/broken/brokenWords.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { panelWords } from '../../../src/editor/panel/panelWords.ts'
import { previewWords } from '../../../src/editor/preview/previewWords.ts'
import { savingWords } from '../../../src/editor/saving/savingWords.ts'
import { draftKept, entriesOf, expect, openGroup, save, test } from './editor.ts'

/** The parts of the file that these tests read. */
interface Written {
  site: unknown
  clients: { id: string; name: string }[]
  catalogs: { en: Record<string, string> }
}

const contentIn = (text: string) => JSON.parse(text) as Written

test.describe('a content that the page cannot show', () => {
  test.use({ fixture: 'all-sections' })

  test('is reported, and leaves the page of before with all its pictures', async ({
    editor: { page, preview },
  }) => {
    const notice = page.getByText(previewWords.broken.en)
    await page
      .getByRole('button', { name: new RegExp(`^${panelWords.formWords.en}`) })
      .click()
    const copyright = page.locator('[data-path*="footer.copyright"] textarea').first()
    await copyright.press('End')
    await page.keyboard.type(' {')
    await expect(notice).toBeVisible()
    const lost = await preview.locator('img').evaluateAll((images) =>
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
    expect(lost.length).toBeGreaterThan(9)
    expect(lost.flat()).toEqual([])
  })
})

test('what another program puts in above leaves what is typed with its entry', async ({
  editor: { page, text, contentFile },
}) => {
  const rows = entriesOf(page, 'clients')
  await openGroup(page, 'Clients')
  await rows.nth(2).locator('[data-row]').click()
  const count = await rows.count()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const third = await name.inputValue()
  await name.press('End')
  await page.keyboard.type(' & s')
  const content = contentIn(text())
  const [first] = content.clients
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

test('a link that is tried out leads nowhere but to a note, whatever its address', async ({
  editor: { page, preview },
}) => {
  await page.getByRole('button', { name: previewWords.tryOut.en }).click()
  // Links within the page work.
  const link = preview.locator('main a[href^="#"]').first()
  await link.click()
  await expect(preview.locator('#contact')).toBeInViewport()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
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
  for (const address of addresses) {
    await preview.getByText(address, { exact: true }).click()
    await expect(page.getByText(previewWords.leadsTo(address).en)).toBeVisible()
    await preview.getByText(address, { exact: true }).click({ button: 'middle' })
  }
  await expect(preview.locator('h1')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(asked.filter((url) => addresses.some((each) => url.endsWith(each)))).toEqual([])
})

test('a file of another shape is reported, and the work that was not saved can take its place', async ({
  editor: { page, preview, text, contentFile },
}) => {
  const before = contentIn(text())
  await preview.locator('h1').click()
  await page.locator('textarea:focus').fill('Not saved yet')
  await draftKept(page)
  writeFileSync(contentFile, JSON.stringify({ ...before, site: null }))
  await expect(page.getByText(savingWords.theirsBroken.en)).toBeVisible()
  await expect(preview.locator('h1')).toHaveText('Not saved yet')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(brokenWords.draftOfBroken.en)).toBeVisible()
  await page.getByRole('button', { name: words.takeDraft.en }).click()
  await expect(preview.locator('h1')).toHaveText('Not saved yet')
  await save(page)
  const after = contentIn(text())
  expect(after.site).toEqual(before.site)
  expect(after.catalogs.en['hero.title']).toBe('Not saved yet')
})
