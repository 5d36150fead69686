import { expect, test, vi } from 'vitest'

import type { NoticeData } from './notice.ts'

/** Opens a page with a notice on a day, and runs its script. Returns whether the notice is shown. */
async function openOn(day: string, noticeId = 'first') {
  const data: NoticeData = ['2026-12-24', '2027-01-01', noticeId]
  document.body.innerHTML = `<script type="application/json" id="notice-data">${JSON.stringify(data)}</script>
    <header><a href="#a"></a></header><section><button data-close-notice><span>×</span></button></section>`
  // The document was built while the notice was valid.
  document.documentElement.dataset['notice'] = ''
  vi.useFakeTimers({ now: new Date(`${day}T12:00`), toFake: ['Date'] })
  vi.resetModules()
  await import('./notice.ts')
  return isShown()
}

const isShown = () => 'notice' in document.documentElement.dataset

test('a notice is shown on its days until the visitor closes it', async () => {
  expect(await openOn('2026-12-23')).toBe(false)
  expect(await openOn('2027-01-01')).toBe(true)
  expect(await openOn('2027-01-02')).toBe(false)
  expect(await openOn('2026-12-24')).toBe(true)
  document.querySelector<HTMLElement>('button span')?.click()
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('header a'))
  expect(await openOn('2026-12-25')).toBe(false)
  expect(await openOn('2026-12-25', 'second')).toBe(true)
})
