import { group, hidden } from './groups.ts'
import { link } from './links.ts'
import { message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { text, value } from './values.ts'

const day = {
  format: 'day',
  pattern: patterns.day,
  patternErrorMessage: message('notice.day.patternErrorMessage'),
} as const

/** A line above the header that comes and goes by its dates. */
export const notice: ModelNode = group({
  ...words('notice'),
  required: ['text', 'from', 'until', 'close'],
  properties: {
    text: text({ ...words('notice.text'), max: 140, example: 'notice.text' }),
    link: link({ ...words('notice.link'), max: 40, example: 'notice.link' }),
    from: value({ ...day, ...words('notice.from'), example: '2026-12-18' }),
    until: value({ ...day, ...words('notice.until'), example: '2027-01-01' }),
    close: text({ ...words('notice.close'), max: 40, example: 'notice.close' }),
    hidden,
  },
})
