/**
 * The inline script of a page with a notice above its header. It shows the notice before the first paint if the
 * visitor's date is within the notice's dates, and handles the close button before and after hydration.
 */
import { storeValue, storedValue } from '../i18n/languageChoice.ts'

/** Data that depends on the content, as JSON in the document (scripts/build/notice.ts). */
export type NoticeData = [
  from: string,
  until: string,
  /** Changes with the notice's dates or text, so that a visitor who closed one notice sees the next. */
  noticeId: string,
]

const data = document.getElementById('notice-data')?.textContent ?? ''
// Written by scripts/build/notice.ts with this type.
const [from, until, noticeId] = JSON.parse(data) as NoticeData
const closedKey = 'noticeClosed'
const html = document.documentElement
// Swedish dates have the form of ISO 8601: 2026-12-24.
const today = new Date().toLocaleDateString('sv')

html.toggleAttribute(
  'data-notice',
  from <= today && today <= until && storedValue(closedKey) !== noticeId,
)

function closeNotice({ target }: Event): void {
  if (!(target instanceof Element && target.closest('[data-close-notice]'))) return
  storeValue(closedKey, noticeId)
  delete html.dataset['notice']
  // The button that had the focus is now hidden.
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
}
addEventListener('click', closeNotice, true)
