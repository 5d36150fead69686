import { useIntl } from 'react-intl'

import type { CodeMessageId } from '../../schema/generated/siteContent.ts'

type Values = Record<string, string | number>

/** The texts that code itself uses, checked by the compiler. */
export function useText() {
  const { formatMessage } = useIntl()
  return (id: CodeMessageId, values?: Values) => formatMessage({ id }, values)
}

/** The texts that the content names: the check knows that they exist. */
export function useContentText() {
  const { formatMessage } = useIntl()
  return (id: string) => formatMessage({ id })
}
