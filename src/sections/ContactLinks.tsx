import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { formattedPhone } from '../../schema/page/formattedPhone.ts'
import {
  EmailLink,
  maxUnbrokenLength,
  OutsideLink,
  PhoneLink,
  whatsappLink,
} from '../components/ContentLink.tsx'
import { fontSizes } from '../components/fontSizes.ts'
import { ContentIcon, Icon } from '../components/Icon.tsx'
import { usePage } from '../components/page.ts'
import { useContentText, useText } from '../i18n/useText.ts'

interface ContactLinksProps {
  /** The id of the text with the hours in which the phone is answered. */
  hours?: string | undefined
}

/** Links to email, phone numbers, and WhatsApp. */
export function ContactLinks({ hours }: ContactLinksProps) {
  const text = useText()
  const contentText = useContentText()
  const { locale } = useIntl()
  const { email, phone, secondPhone, whatsapp } = usePage().site.company
  const longest = Math.max(...email.split('@').map(({ length }) => length))
  return (
    <Box component="dl" sx={[list, longest > maxUnbrokenLength && fontSizeFor(longest)]}>
      <ContactWay icon={<Icon name="mail" />} label={text('contact.email')}>
        <dd>
          <EmailLink address={email} />
        </dd>
      </ContactWay>
      <ContactWay icon={<Icon name="phone" />} label={text('contact.phone')}>
        <dd>
          <PhoneLink number={phone} />
        </dd>
        {secondPhone && (
          <dd>
            <PhoneLink number={secondPhone} />
          </dd>
        )}
        {hours && <dd>{contentText(hours)}</dd>}
      </ContactWay>
      {whatsapp && (
        <ContactWay
          icon={<ContentIcon name="reach.whatsapp" />}
          label={contentText(whatsapp.label)}
        >
          <dd>
            <OutsideLink href={whatsappLink(whatsapp.number, contentText(whatsapp.text))}>
              <span>{formattedPhone(whatsapp.number, locale)}</span>
            </OutsideLink>
          </dd>
        </ContactWay>
      )}
    </Box>
  )
}

interface ContactWayProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

function ContactWay({ icon, label, children }: ContactWayProps) {
  return (
    <div>
      <dt>
        {icon}
        <span>{label}</span>
      </dt>
      {children}
    </div>
  )
}

/** The font size at which the longest unbreakable part of the email address fits its line, for all links. */
const fontSizeFor = (letters: number) => ({
  containerType: 'inline-size',
  '& a': { fontSize: `clamp(0.875rem, ${130 / letters}cqi, 1.5rem)` },
})

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  m: 0,
  '& dt': { display: 'flex', alignItems: 'center', gap: 1 },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', textWrap: 'balance' },
  // A text has the same distance to the next label as a link.
  '& dd:not(:has(a))': { pb: 1 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 1,
    ...fontSizes('1.125rem', { 1200: 1.25, 1400: 1.375, 1500: 1.5 }),
    fontWeight: 'fontWeightBold',
  },
} as const
