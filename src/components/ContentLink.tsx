import Box, { type BoxProps } from '@mui/material/Box'
import { createContext, use } from 'react'

import type { Destination } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'
import { telephone, whatsappLink } from './contactAddresses.ts'
import { OutsideLink } from './OutsideLink.tsx'

/** The company's number on WhatsApp. */
const Whatsapp = createContext('')

export const WhatsappProvider = Whatsapp.Provider

interface ContentLinkProps extends Pick<BoxProps<'a'>, 'sx' | 'children'> {
  to: Destination
}

/** Leads wherever the content says. */
export function ContentLink({ to, sx, children }: ContentLinkProps) {
  const contentText = useContentText()
  const number = use(Whatsapp)
  const own = sx && { sx }
  if ('address' in to)
    return (
      <OutsideLink href={to.address} {...own}>
        {children}
      </OutsideLink>
    )
  if ('whatsapp' in to)
    return (
      <OutsideLink href={whatsappLink(number, contentText(to.whatsapp))} {...own}>
        {children}
      </OutsideLink>
    )
  const href = hrefOf(to)
  return sx ? (
    <Box component="a" href={href} sx={sx}>
      {children}
    </Box>
  ) : (
    <a href={href}>{children}</a>
  )
}

function hrefOf(to: Exclude<Destination, { address: string } | { whatsapp: string }>) {
  if ('section' in to) return `#${to.section}`
  return 'phone' in to ? telephone(to.phone) : `mailto:${to.email}`
}
