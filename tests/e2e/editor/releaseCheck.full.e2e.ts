/** Publishing is refused while something of the sample is left. A whole week of an owner: publishing.full.e2e.ts. */
import { words } from '../../../src/editor/interfaceText.ts'
import { publishingWords } from '../../../src/editor/publishing/publishingWords.ts'
import { targets } from '../../../src/editor/publishing/targets.ts'
import { expect, test } from './editor.ts'

test('what is left of the sample is refused, and leads to what is to be done', async ({
  editor: { page, preview },
}) => {
  await preview.locator('h1').click()
  await page.getByRole('button', { name: words.publish.en }).click()
  const dialog = page.getByRole('dialog')
  const press = (name: string) =>
    dialog.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('button', { name: targets.folder.title.en }).click()
  await press(publishingWords.next.en)
  // Keys do not reach a field behind the dialog.
  const field = page.locator('[data-path] textarea')
  await field.first().evaluate((element) => element.focus())
  await expect(field.and(page.locator(':focus'))).toHaveCount(0)
  await press(words.publish.en)
  await press(publishingWords.whatIsLeft.en)
  await expect(dialog).toBeHidden()
  const tab = page.getByRole('tab', { name: words.release.en })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const step = page.getByRole('tabpanel').locator('[aria-expanded=true]').first()
  await expect(step).toBeFocused()
  await expect(step).toBeInViewport()
})
