import Box from '@mui/material/Box'

import type { Service } from '../../schema/generated/siteContent.ts'
import { Icon } from '../components/Icon.tsx'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { useContentText } from '../i18n/useText.ts'

/** Leads on from a service: to a section, or out of the page. */
export function ServiceLink({ link }: { link: NonNullable<Service['link']> }) {
  const content = useContentText()
  const words = (
    <>
      <span>{content(link.label)}</span>
      <Icon name="arrow" size={20} />
    </>
  )
  return (
    <Box sx={line}>
      {'section' in link ? (
        <a href={`#${link.section}`}>{words}</a>
      ) : (
        <OutsideLink href={link.address}>{words}</OutsideLink>
      )}
    </Box>
  )
}

const line = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    fontWeight: 'fontWeightBold',
  },
} as const
