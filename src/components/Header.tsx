import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useRef } from 'react'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { PagePicture } from '../../schema/pageContent.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText, useText } from '../i18n/useText.ts'
import { button } from './button.ts'
import { ContentLink, PhoneLink } from './ContentLink.tsx'
import {
  barWidthFor,
  isLong,
  markSize,
  narrowestPhone,
  phoneWidthFor,
} from './headerWidths.ts'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Menu } from './Menu.tsx'
import { night } from './night.ts'
import { pageMargin } from './pageMargin.ts'
import { useGroundBelow } from './useGroundBelow.ts'
import { visuallyHidden } from './visuallyHidden.ts'

interface HeaderProps {
  company: SiteContent['company']
  mark: PagePicture | undefined
  header: SiteContent['header']
}

/** Menu and contact are in the bar where they fit, else in a disclosure, which needs no script. */
export function Header({ company, mark, header }: HeaderProps) {
  const text = useText()
  const contentText = useContentText()
  const { choices } = useLanguage()
  const labels = [...header.menu, header.button].map(({ label }) => contentText(label))
  const isNamed = !(mark && company.nameInMark)
  const contact = contentText(header.button.label)
  const name = isNamed ? company.name : ''
  const hasFlags = choices.length > 1
  const width = barWidthFor(name, mark, labels, hasFlags)
  // If there is a logo, the short name is hidden when there is no room for both.
  const givesWay = mark !== undefined && isNamed && !isLong(name)
  const contactWidth = phoneWidthFor(givesWay ? '' : name, mark, contact, hasFlags)
  const inDisclosure = contactWidth > narrowestPhone
  const element = useRef<HTMLElement>(null)
  // A logo stays on the ground for which its name is drawn: light letters would vanish on a light section.
  useGroundBelow(element, isNamed)
  return (
    <Box
      component="header"
      ref={element}
      sx={[
        bar,
        width !== undefined && menuFrom(width),
        inDisclosure && contactFrom(contactWidth),
      ]}
    >
      <Container sx={[row, givesWay ? { flexWrap: 'wrap' } : inLines]}>
        <Box
          component="a"
          href="#top"
          aria-label={text('header.home', { company: company.name })}
          sx={[
            home,
            isLong(company.name) && longName(company.name),
            givesWay && hideNameWhenNarrow(markSize(mark).width),
          ]}
        >
          {mark && (
            <Box
              component="img"
              src={mark.src}
              alt=""
              // React would write a second tag that loads it.
              fetchPriority="low"
              {...markSize(mark)}
              {...(mark.width > mark.height && {
                sx: isNamed && !givesWay ? besideLongName : wideMark,
              })}
            />
          )}
          {isNamed && <span>{company.name}</span>}
        </Box>
        <Menu header={header} />
        <ContentLink to={header.button}>{contact}</ContentLink>
        <LanguageSwitch />
        <details data-menu="">
          <Box component="summary" sx={summary}>
            <Icon name="menu" />
            <Icon name="close" />
            <span>{text('header.menu')}</span>
          </Box>
          <Box sx={sheet}>
            <Menu header={header} />
            {inDisclosure && <ContentLink to={header.button}>{contact}</ContentLink>}
            <Box sx={ways}>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <PhoneLink number={company.phone} />
            </Box>
          </Box>
        </details>
      </Container>
    </Box>
  )
}

/** From this width on contact is in the bar, below it in the disclosure. */
const contactFrom = (width: number) => ({
  '& > div > nav + a': { flexShrink: 1 },
  [`@media (max-width: ${width - 0.05}px)`]: {
    '& > div > nav + a': { display: 'none' },
  },
  [`@media (min-width: ${width}px)`]: { '& details nav + a': { display: 'none' } },
})

/** From this width on the menu is in the bar. */
const menuFrom = (width: number) => ({
  [`@media (min-width: ${width}px)`]: {
    '& nav': { display: 'flex' },
    '& details': { display: 'none' },
  },
})

/** In the dark scheme the header has the color of the sky in the drawing below it. */
const ground = {
  '--barText': 'var(--onGround)',
  '--bar': 'var(--panel)',
  [night]: { '--bar': 'var(--ground)' },
  color: 'var(--barText)',
  bgcolor: 'var(--bar)',
} as const

const bar = {
  // It becomes sticky in src/pageStyles.ts.
  position: 'relative',
  zIndex: 1,
  ...ground,
  '& nav a, & nav + a': { ...button, minHeight: 44, px: 1, py: 1 },
  '& nav + a': {
    borderColor: 'currentColor',
    paddingInline: 'clamp(8px, 1.2vw, 18px)',
  },
  '& nav': { display: 'none' },
  '& details nav': { display: 'flex' },
  '@media print': { color: 'text.primary', bgcolor: 'transparent' },
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 'clamp(0px, 4vw - 12px, 24px)',
  minHeight: 'clamp(4rem, 5vw, 4.5rem)',
  '& > * + *': { flexShrink: 0 },
  '@media print': { '& > * + *': { display: 'none' } },
} as const

// With so large a font in so narrow a window, name and flags do not fit into one row.
const inLines = { '@media (max-width: 18em)': { flexWrap: 'wrap' } } as const

const home = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 44,
  mr: 'auto',
  textDecoration: 'none',
  typography: 'h3',
  fontSize: { xs: '1.0625rem', lg: '1.25rem' },
} as const

/** A wide mark keeps its width; the name gives way. */
const wideMark = { flexShrink: 0, maxWidth: '100%', height: 'auto' } as const

const besideLongName = {
  ...wideMark,
  maxWidth: 'clamp(36px, 100vw - 284px, 160px)',
} as const

/** Where name and mark do not fit, the name wraps to a second line, which is cut off. */
const hideNameWhenNarrow = (markWidth: number) => ({
  flex: `1 ${markWidth}px`,
  maxWidth: 'max-content',
  flexWrap: 'wrap',
  height: '2.75rem',
  overflow: 'hidden',
  '& img': { height: '100%', objectFit: 'contain' },
})

/** So small that it fits into the bar's lines on the narrowest phone, even in capitals. */
function longName(name: string) {
  const wide = name.match(/[^\p{Ll}\p{P}\s]|[mw]/gu) ?? []
  const isLongest = name.length > 32 || wide.length > 20
  return { fontSize: { xs: isLongest ? '.6875rem' : '.8125rem', lg: '1rem' } }
}

/** Covers the phone's screen; the page next to it is dimmed and does not move (src/pageStyles.ts). */
const sheet = {
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
  ...ground,
  '& nav a, & nav + a': { typography: 'h2', fontSize: '2.25rem', p: 0, minHeight: 52 },
  '& nav a': { border: 0 },
  '& nav + a': { fontSize: '1.25rem', px: 2, borderColor: 'currentColor' },
} as const

/** At the foot of the sheet. */
const ways = {
  display: 'grid',
  mt: 'auto',
  overflowWrap: 'anywhere',
  '& a': { paddingBlock: '10px' },
} as const

const summary = {
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
  // Above the sheet, which it closes.
  '[open] > &': { position: 'relative', zIndex: 1, color: 'brand.onGround' },
  '&::-webkit-details-marker': { display: 'none' },
  // Visually hidden on phones, without a width.
  '@media (max-width: 37.5em)': {
    // The icon ends at the page's margin.
    mr: '-10px',
    '& span': visuallyHidden,
  },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const
