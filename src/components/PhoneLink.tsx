import { useIntl } from 'react-intl'

import { shownPhone } from '../../schema/page/shownPhone.ts'
import { telephone } from './contactAddresses.ts'

/** Calls a number of the content, which is shown as the page's language writes it. */
export function PhoneLink({ number }: { number: string }) {
  const { locale } = useIntl()
  return <a href={telephone(number)}>{shownPhone(number, locale)}</a>
}
