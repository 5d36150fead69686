import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { ContentIcon, Icon } from '../components/Icon.tsx'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { chat, telephone } from '../components/reach.ts'
import { useContentText, useText } from '../i18n/useText.ts'

/** The ways around the form: e-mail, phones, WhatsApp. */
export function ContactLinks({ company }: { company: SiteContent['company'] }) {
  const text = useText()
  const content = useContentText()
  const { email, phone, secondPhone, whatsapp } = company
  const widest = Math.max(...email.split('@').map(({ length }) => length))
  return (
    <Box component="dl" sx={[list, widest > roomy && holding(widest)]}>
      <Way icon={<Icon name="mail" />} label={text('contact.email')}>
        <dd>
          <a href={`mailto:${email}`}>{inParts(email)}</a>
        </dd>
      </Way>
      <Way icon={<Icon name="phone" />} label={text('contact.phone')}>
        <dd>
          <a href={telephone(phone)}>{phone}</a>
        </dd>
        {secondPhone && (
          <dd>
            <a href={telephone(secondPhone)}>{secondPhone}</a>
          </dd>
        )}
      </Way>
      {whatsapp && (
        <Way icon={<ContentIcon name="reach.whatsapp" />} label={content(whatsapp.label)}>
          <dd>
            <OutsideLink href={chat(whatsapp.number, content(whatsapp.text))}>
              <span>{whatsapp.number}</span>
            </OutsideLink>
          </dd>
        </Way>
      )}
    </Box>
  )
}

/** An address that is too long for its line goes on after its @. */
function inParts(address: string): ReactNode {
  const host = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  )
}

interface WayProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

function Way({ icon, label, children }: WayProps) {
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

/** So many letters have room beside the form in the size of the links. */
const roomy = 18

/** The part of an e-mail address that cannot be broken well is set as large as its line has room for. */
const holding = (letters: number) => ({
  containerType: 'inline-size',
  '& a[href^=mailto]': { fontSize: `clamp(0.875rem, ${130 / letters}cqi, 1.5rem)` },
})

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  m: 0,
  '& dt': { display: 'flex', alignItems: 'center', gap: 1 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 1,
    fontSize: 'clamp(1.125rem, 1.6vw, 1.5rem)',
    fontWeight: 'fontWeightBold',
  },
} as const
