import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import type { CodeMessageId } from '../../schema/generated/siteContent.ts'

type Values = Record<string, string | number>

/** Returns a function, the same until the language changes, that looks up a text by an id that the compiler checks. */
export function useText() {
  const { formatMessage } = useIntl()
  return useCallback(
    (id: CodeMessageId, values?: Values) => formatMessage({ id }, values),
    [formatMessage],
  )
}

/** Returns a function that looks up a text by an id from the content. The check ensures that the text exists. */
export function useContentText() {
  const { formatMessage } = useIntl()
  return useCallback((id: string) => formatMessage({ id }), [formatMessage])
}
