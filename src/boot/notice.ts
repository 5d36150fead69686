/**
 * The inline script of a page that has a notice above its header: shows it within its days, by the visitor's own
 * calendar, before the first paint; and lets it be closed, asleep and awake. A page without a notice goes without it.
 */
import { remember, remembered } from '../i18n/languageChoice.ts'

/** What the content decides, in a block of the document (scripts/build/notice.ts). */
export type NoticeData = [
  from: string,
  until: string,
  /** Another one where days or words are others: who has closed a notice sees the next. */
  name: string,
]

const data = document.getElementById('notice-data')?.textContent ?? ''
// What scripts/build/notice.ts wrote there has this type.
const [from, until, name] = JSON.parse(data) as NoticeData
const closedKey = 'noticeClosed'
const html = document.documentElement
// Swedish writes dates as ISO 8601 and the content do: 2026-12-24.
const today = new Date().toLocaleDateString('sv')

html.toggleAttribute(
  'data-notice',
  from <= today && today <= until && remembered(closedKey) !== name,
)

function close({ target }: Event): void {
  if (!(target instanceof Element && target.closest('[data-close-notice]'))) return
  remember(closedKey, name)
  delete html.dataset['notice']
  // The button that had the focus is hidden now.
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
}
addEventListener('click', close, true)
