import Box from '@mui/material/Box'

import { useContentText, useText } from '../i18n/useText.ts'
import { barColors } from './barColors.ts'
import { ContentLink, PhoneLink } from './ContentLink.tsx'
import { Icon } from './Icon.tsx'
import { Menu } from './Menu.tsx'
import { usePage } from './page.ts'
import { pageMargin } from './pageMargin.ts'
import { visuallyHidden } from './visuallyHidden.ts'

interface MenuDisclosureProps {
  /** Whether the link to the contact section is here too, because the bar has no room for it. */
  hasContact: boolean
}

/** The menu if the bar has no room for it. */
export function MenuDisclosure({ hasContact }: MenuDisclosureProps) {
  const text = useText()
  const contentText = useContentText()
  const { company, header } = usePage().site
  return (
    <details data-menu="">
      <Box component="summary" sx={summaryStyle}>
        <Icon name="menu" />
        <Icon name="close" />
        <span>{text('header.menu')}</span>
      </Box>
      <Box sx={sheetStyle}>
        <Menu />
        {hasContact && (
          <ContentLink to={header.button}>{contentText(header.button.label)}</ContentLink>
        )}
        <Box sx={contactLinksStyle}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <PhoneLink number={company.phone} />
        </Box>
      </Box>
    </details>
  )
}

/** Covers the phone's screen; the page next to it is dimmed and does not move (src/pageStyles.ts). */
const sheetStyle = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(100%, 26rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 3,
  px: pageMargin,
  pt: 'clamp(4rem, 12svh, 7rem)',
  pb: 4,
  boxShadow: '0 0 0 100vmax #0009',
  ...barColors,
  '& nav a, & nav + a': { typography: 'h2', fontSize: '2.25rem', p: 0, minHeight: 52 },
  '& nav a': { border: 0 },
  '& nav + a': { fontSize: '1.25rem', px: 2, borderColor: 'currentColor' },
} as const

/** Ways to get in touch, at the bottom of the sheet. */
const contactLinksStyle = {
  display: 'grid',
  mt: 'auto',
  overflowWrap: 'anywhere',
  '& a': { paddingBlock: '10px' },
} as const

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 44,
  minHeight: 44,
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: 'fontWeightBold',
  '& svg + svg, [open] > & svg': { display: 'none' },
  '[open] > & svg + svg': { display: 'inline' },
  // The button is above the sheet, which it closes.
  '[open] > &': { position: 'relative', zIndex: 1, color: 'brand.onGround' },
  '&::-webkit-details-marker': { display: 'none' },
  // On phones, the label is visually hidden.
  '@media (max-width: 37.5em)': {
    // Aligns the icon with the page's margin.
    mr: '-10px',
    '& span': visuallyHidden,
  },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const
