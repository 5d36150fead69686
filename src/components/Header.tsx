import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useRef } from 'react'

import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText } from '../i18n/useText.ts'
import { barColors } from './barColors.ts'
import { button } from './button.ts'
import { ContentLink } from './ContentLink.tsx'
import { barWidthFor, isLongName, minPhoneWidth, phoneWidthFor } from './headerWidths.ts'
import { HomeLink } from './HomeLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Menu } from './Menu.tsx'
import { MenuDisclosure } from './MenuDisclosure.tsx'
import { usePage } from './page.ts'
import { useGroundBelow } from './useGroundBelow.ts'

/** The menu and the contact button are in the bar if they fit, otherwise in a disclosure, which needs no script. */
export function Header() {
  const { site, mark } = usePage()
  const { company, header } = site
  const contentText = useContentText()
  const { choices } = useLanguage()
  const labels = [...header.menu, header.button].map(({ label }) => contentText(label))
  const isNameShown = !(mark && company.nameInMark)
  const contact = contentText(header.button.label)
  const name = isNameShown ? company.name : ''
  const hasFlags = choices.length > 1
  const width = barWidthFor(name, mark, labels, hasFlags)
  // If there is a logo, the short name is hidden when there is no room for both.
  const isNameOptional = mark !== undefined && isNameShown && !isLongName(name)
  const contactWidth = phoneWidthFor(isNameOptional ? '' : name, mark, contact, hasFlags)
  const isInDisclosure = contactWidth > minPhoneWidth
  const headerRef = useRef<HTMLElement>(null)
  // A light logo, or light letters in it, would be invisible on a light section.
  useGroundBelow(headerRef, isNameShown && !mark?.isFaint)
  return (
    <Box
      component="header"
      ref={headerRef}
      sx={[
        barStyle,
        width !== undefined && menuInBarFrom(width),
        isInDisclosure && contactInBarFrom(contactWidth),
      ]}
    >
      <Container sx={[rowStyle, isNameOptional ? { flexWrap: 'wrap' } : wrapIfNarrow]}>
        <HomeLink isNameShown={isNameShown} isNameOptional={isNameOptional} />
        <Menu />
        <ContentLink to={header.button}>{contact}</ContentLink>
        <LanguageSwitch />
        <MenuDisclosure hasContact={isInDisclosure} />
      </Container>
    </Box>
  )
}

/** Shows the contact button in the bar from this width on; in narrower windows, it is in the disclosure. */
const contactInBarFrom = (width: number) => ({
  '& > div > nav + a': { flexShrink: 1 },
  [`@media (max-width: ${width - 0.05}px)`]: { '& > div > nav + a': { display: 'none' } },
  [`@media (min-width: ${width}px)`]: { '& details nav + a': { display: 'none' } },
})

/** Shows the menu in the bar from this width on. */
const menuInBarFrom = (menuWidth: number) => ({
  [`@media (min-width: ${menuWidth}px)`]: {
    '& nav': { display: 'flex' },
    '& details': { display: 'none' },
  },
})

const barStyle = {
  // src/pageStyles.ts makes it sticky.
  position: 'relative',
  zIndex: 1,
  ...barColors,
  '& nav a, & nav + a': { ...button, minHeight: 44, px: 1, py: 1 },
  '& nav + a': { borderColor: 'currentColor', paddingInline: 'clamp(8px, 1.2vw, 18px)' },
  '& nav': { display: 'none' },
  '& details nav': { display: 'flex' },
  '@media print': { color: 'text.primary', bgcolor: 'transparent' },
} as const

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 'clamp(0px, 4vw - 12px, 24px)',
  minHeight: 'clamp(4rem, 5vw, 4.5rem)',
  '& > * + *': { flexShrink: 0 },
  '@media print': { '& > * + *': { display: 'none' } },
} as const

// With a large font in a narrow window, the name and the flags do not fit in one row.
const wrapIfNarrow = { '@media (max-width: 18em)': { flexWrap: 'wrap' } } as const
