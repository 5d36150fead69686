import Box, { type BoxProps } from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { Destination } from '../../schema/generated/siteContent.ts'
import { formattedPhone } from '../../schema/page/formattedPhone.ts'
import { useContentText, useText } from '../i18n/useText.ts'
import { usePage } from './page.ts'
import { visuallyHidden } from './visuallyHidden.ts'

interface LinkProps extends Pick<BoxProps<'a'>, 'children'> {
  sx?: BoxProps['sx'] | undefined
}

/** A link with a destination from the content. */
export function ContentLink({ to, ...rest }: LinkProps & { to: Destination }) {
  const contentText = useContentText()
  const { whatsapp } = usePage().site.company
  if ('address' in to) return <OutsideLink {...rest} href={to.address} />
  if ('whatsapp' in to)
    return (
      <OutsideLink
        {...rest}
        href={whatsappLink(whatsapp?.number ?? '', contentText(to.whatsapp))}
      />
    )
  return <Anchor {...rest} href={hrefOf(to)} />
}

/** Opens another site in a new tab, so that typed text is kept. `_blank` implies `noopener`. */
export function OutsideLink({ children, ...rest }: LinkProps & { href: string }) {
  const text = useText()
  return (
    <Anchor {...rest} target="_blank">
      {children}
      <Box component="span" sx={visuallyHidden}>
        {text('footer.newTab')}
      </Box>
    </Anchor>
  )
}

/** Calls a number from the content, shown in the format of the page's language. */
export function PhoneLink({ number, icon }: { number: string; icon?: ReactNode }) {
  const { locale } = useIntl()
  const shownNumber = formattedPhone(number, locale)
  // As the only child, the text replaces a browser's translation when the language changes.
  const label = icon ? (
    <>
      {icon}
      <span>{shownNumber}</span>
    </>
  ) : (
    shownNumber
  )
  return <a href={phoneAddress(number)}>{label}</a>
}

/** The maximum number of letters: a longer email address may break after its @. */
export const maxUnbrokenLength = 18

/** Writes to an email address. A long one has a label: with its break, screen readers would read two words. */
export function EmailLink({ address, icon }: { address: string; icon?: ReactNode }) {
  const isLong = address.length > maxUnbrokenLength
  const hostStart = address.indexOf('@') + 1
  const shownAddress = isLong
    ? [address.slice(0, hostStart), <wbr key="break" />, address.slice(hostStart)]
    : address
  return (
    <a href={`mailto:${address}`} aria-label={isLong ? address : undefined}>
      {icon}
      {icon ? <span>{shownAddress}</span> : shownAddress}
    </a>
  )
}

/** A link without its own styles has no class. */
function Anchor({ sx, children, ...rest }: LinkProps & React.ComponentProps<'a'>) {
  if (!sx) return <a {...rest}>{children}</a>
  return (
    <Box component="a" {...rest} sx={sx}>
      {children}
    </Box>
  )
}

function hrefOf(to: Exclude<Destination, { address: string } | { whatsapp: string }>) {
  if ('section' in to) return `#${to.section}`
  return 'phone' in to ? phoneAddress(to.phone) : `mailto:${to.email}`
}

function phoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** The address that opens WhatsApp with a first message. Replaces no-break spaces, which the page's texts have. */
export function whatsappLink(number: string, message: string): string {
  const plainMessage = message.replaceAll('\u00a0', ' ')
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(plainMessage)}`
}
