import { useIntl } from 'react-intl'

import { useText } from '../i18n/useText.ts'

interface ClientNoteProps {
  note: string | undefined
  since: number | undefined
}

/** A note below a client's logo. The first of several lines is emphasized. If “since 2013” has no text, shows the year. */
export function ClientNote({ note = '', since }: ClientNoteProps) {
  const { messages } = useIntl()
  const text = useText()
  const year = String(since ?? '')
  const years =
    since && messages['clients.since'] ? text('clients.since', { year }) : year
  const [firstLine, ...laterLines] = note.trim().split(/(?=\n)/)
  const belowFirst = laterLines.join('') + (years && `\n${years}`)
  if (!belowFirst) return firstLine && <p>{firstLine}</p>
  return (
    <p>
      {firstLine && <strong>{firstLine}</strong>}
      <span>{belowFirst}</span>
    </p>
  )
}

/** The font size at which the longest word fits into a column, even in wide fonts. */
export const noteFontSize = {
  xs: '1rem',
  sm: 'min(1.0625rem, 3vw)',
  lg: 'min(1.125rem, 1.9vw)',
  xl: 'min(1.25rem, 1.9vw)',
}
