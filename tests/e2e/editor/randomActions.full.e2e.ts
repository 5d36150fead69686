/** Random clicks, texts and choices in the editor. `SEED=…` repeats a run. */
import type { ElementHandle, Page } from '@playwright/test'
import fc from 'fast-check'

import { checkContentFile } from '../../../scripts/check/contentFile.ts'
import { seedOf } from '../../check/seed.ts'
import { drawingFile, expect, test } from './editor.ts'

const texts = [
  '',
  'Pão & vinho',
  'Warm bread, every day',
  'a '.repeat(90),
  '{year} {',
  '<b>"quoted"</b>',
  '+55 61 93555-0100',
  'https://example.com/bread',
  '2026-12-24',
  '👩‍🍳 é',
  '#1d5fa8',
  '7',
]

const action = fc.record({
  what: fc.oneof(
    { weight: 10, arbitrary: fc.constant('press' as const) },
    { weight: 6, arbitrary: fc.constant('fill' as const) },
    { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'point' as const) },
    { weight: 1, arbitrary: fc.constantFrom('redo' as const, 'type' as const) },
    { weight: 2, arbitrary: fc.constant('save' as const) },
  ),
  /** Which one of all elements that can be reached. */
  which: fc.noBias(fc.nat(999)),
  text: fc.constantFrom(...texts),
})

const controls = {
  press:
    'button, select, summary, [role=menuitem], [role=option], [role=tab], [role=switch], input[type=checkbox], input[type=radio], input[type=range]',
  fill: 'textarea, input:not([type=file], [type=checkbox], [type=radio], [type=range], [type=color], [type=search])',
  page: 'h1, h2, h3, p, a, img, button, label, li',
}

/** One of the elements that can be reached now: those of an open dialog or menu, else all. */
async function drawn(
  page: Pick<Page, 'evaluateHandle'>,
  selector: string,
  which: number,
): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle(
    ([selector, which]) => {
      const above = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1)
      const all = [...(above ?? document).querySelectorAll<HTMLElement>(selector)]
      const seen = all.filter((element) => element.checkVisibility())
      const element = seen[which % seen.length]
      element?.scrollIntoView({ block: 'center' })
      return element ?? null
    },
    [selector, which] as const,
  )
  return handle.asElement()
}

/** How often something was really clicked: a drawn action may find nothing. */
let clicks = 0

async function click(page: Page, element: ElementHandle | null, clickCount = 1) {
  const box = await element?.boundingBox()
  const window = page.viewportSize()
  if (!box || !window) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // Only elements inside of the window can be clicked.
  if (x > 0 && y > 0 && x < window.width && y < window.height) {
    clicks += 1
    await page.mouse.click(x, y, { clickCount })
  }
}

/** Chooses from a select; clicks everything else. */
async function press(page: Page, element: ElementHandle | null, which: number) {
  const choices = await element?.$$('option')
  const choice = choices?.[which % choices.length]
  if (!choice) return click(page, element)
  try {
    await element?.selectOption(choice)
  } catch (error) {
    // An earlier action may have removed the element meanwhile.
    if (!String(error).includes('not attached')) throw error
  }
}

test('200 drawn actions do no harm, save only what passes the check, and are undone to the very file', async ({
  editor: { page, text, contentFile },
}) => {
  // It takes a minute where nothing else runs.
  test.setTimeout(300_000)
  const before = text()
  const seed = seedOf('Drawn actions', true)
  // No request leaves this computer.
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
  )
  page.on('filechooser', (chooser) => chooser.setFiles(drawingFile('drawn.svg')))
  const frame = page.frames()[1]
  if (!frame) throw new Error('Failed to find the page in the preview.')
  const undo = page.locator('header button').nth(0)
  const save = page.locator('header button').nth(2)
  const isOff = async (button: typeof undo) =>
    (await button.getAttribute('aria-disabled')) === 'true'
  const closeAll = () =>
    expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0, {
        timeout: 1000,
      })
    }).toPass({ timeout: 15_000 })
  const dialog = page.locator('[aria-labelledby=save-title]')
  const tabs = page.getByRole('tab')
  const isRefused = page.locator('[role=tab][aria-selected=true]').and(tabs.nth(1))
  let saves = 0

  /** Undoes until the content can be saved. */
  async function saveLast() {
    await closeAll()
    while (!(await isOff(save))) {
      await tabs.first().click()
      await page.keyboard.press('Control+s')
      // The last change may have restored what is saved already.
      await expect
        .poll(async () => (await dialog.or(isRefused).count()) > 0 || isOff(save))
        .toBe(true)
      if (await isOff(save)) return
      if (await dialog.isVisible()) {
        await page.keyboard.press('Enter')
        await expect(save).toHaveAttribute('aria-disabled', 'true')
        const { result } = checkContentFile(contentFile)
        expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
        saves += 1
        return
      }
      await undo.click()
    }
  }

  for (const { what, which, text } of fc.sample(action, { seed, numRuns: 200 })) {
    switch (what) {
      case 'undo':
        await page.keyboard.press('Control+z')
        break
      case 'redo':
        await page.keyboard.press('Control+y')
        break
      case 'press':
        await press(page, await drawn(page, controls.press, which), which)
        break
      case 'fill':
        await click(page, await drawn(page, controls.fill, which), 3)
        await page.keyboard.press('Delete')
        await page.keyboard.insertText(text)
        break
      case 'point':
        await click(page, await drawn(frame, controls.page, which))
        break
      case 'type':
        await click(page, await drawn(frame, controls.page, which), 2)
        await page.keyboard.insertText(text)
        break
      case 'save':
        await saveLast()
    }
  }
  await closeAll()
  while (!(await isOff(undo))) await undo.click()
  await saveLast()
  expect(text()).toBe(before)
  expect(saves).toBeGreaterThan(0)
  expect(clicks).toBeGreaterThan(60)
})
