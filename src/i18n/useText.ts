import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import type { CodeMessageId } from '../../schema/generated/siteContent.ts'

type Values = Record<string, string | number>

/** The texts that code uses by id, checked by the compiler. The function changes only with the language. */
export function useText() {
  const { formatMessage } = useIntl()
  return useCallback(
    (id: CodeMessageId, values?: Values) => formatMessage({ id }, values),
    [formatMessage],
  )
}

/** The texts that the content refers to by id; the check ensures that they exist. */
export function useContentText() {
  const { formatMessage } = useIntl()
  return useCallback((id: string) => formatMessage({ id }), [formatMessage])
}
