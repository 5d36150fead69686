import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import type { CodeMessageId } from '../../schema/generated/siteContent.ts'

type Values = Record<string, string | number>

/** The texts that code itself uses, checked by the compiler. The function is another one only in another language. */
export function useText() {
  const { formatMessage } = useIntl()
  return useCallback(
    (id: CodeMessageId, values?: Values) => formatMessage({ id }, values),
    [formatMessage],
  )
}

/** The texts that the content names: the check knows that they exist. */
export function useContentText() {
  const { formatMessage } = useIntl()
  return useCallback((id: string) => formatMessage({ id }), [formatMessage])
}
