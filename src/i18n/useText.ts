import { useIntl } from 'react-intl'

import type { CodeMessageId } from '../../schema/siteContent.ts'

/** The texts that code itself uses, checked by the compiler; texts named in the content go through FormattedMessage. */
export function useText() {
  const { formatMessage } = useIntl()
  return (id: CodeMessageId, values?: Record<string, string | number>) =>
    formatMessage({ id }, values)
}
