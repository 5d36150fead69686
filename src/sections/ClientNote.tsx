import { useIntl } from 'react-intl'

import { useText } from '../i18n/useText.ts'

interface ClientNoteProps {
  note: string | undefined
  since: number | undefined
}

/** A client's note. The first of several lines is emphasized. Without a text for `clients.since`, the year is alone. */
export function ClientNote({ note = '', since }: ClientNoteProps) {
  const { messages } = useIntl()
  const text = useText()
  const year = String(since ?? '')
  const sinceText =
    since && messages['clients.since'] ? text('clients.since', { year }) : year
  const [firstLine, ...laterLines] = note.trim().split(/(?=\n)/)
  const otherLines = laterLines.join('') + (sinceText && `\n${sinceText}`)
  if (!otherLines) return firstLine && <p>{firstLine}</p>
  return (
    <p>
      {firstLine && <strong>{firstLine}</strong>}
      <span>{otherLines}</span>
    </p>
  )
}

/** The font size of the first line: even in wide fonts, a long word fits into a column. */
export const noteFontSize = {
  xs: '1rem',
  sm: 'min(1.0625rem, 3vw)',
  lg: 'min(1.125rem, 1.9vw)',
  xl: 'min(1.25rem, 1.9vw)',
}
