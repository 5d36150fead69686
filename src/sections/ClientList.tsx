import Box from '@mui/material/Box'

import type { Client } from '../../schema/generated/siteContent.ts'
import { OutsideLink } from '../components/ContentLink.tsx'
import { useContentText } from '../i18n/useText.ts'
import { ClientLogo, inTextColor } from './ClientLogo.tsx'
import { ClientNote, noteFontSize } from './ClientNote.tsx'
import { rowLengths } from './clientRows.ts'
import { useIsBelowHorizon } from './heroLayout.ts'

/** The grid of logos with their notes. */
export function ClientList({ clients }: { clients: Client[] }) {
  const hasPlates = clients.some(({ plate: isOnPlate }) => isOnPlate)
  const contentText = useContentText()
  const isBelowHorizon = useIsBelowHorizon()
  return (
    <Box
      component="ul"
      role="list"
      sx={[listStyle, !hasPlates && inTextColor, !isBelowHorizon && lineBelowStyle]}
    >
      {clients.map((client, index) => (
        <Box
          key={client.id}
          component="li"
          sx={[
            { width: valueByWidth(cellWidth(index, clients.length)), ...cellStyle },
            isBelowHorizon ? lineBetweenStyle : lineAboveStyle,
            hasPlates && !client.plate && inTextColor,
          ]}
        >
          {client.website ? (
            <OutsideLink href={client.website} sx={linkStyle}>
              <ClientLogo client={client} />
            </OutsideLink>
          ) : (
            <ClientLogo client={client} />
          )}
          <ClientNote
            note={client.note && contentText(client.note)}
            since={client.since}
          />
        </Box>
      ))}
    </Box>
  )
}

/** The number of columns per logo, of 24, by MUI's breakpoints. */
const spans = { xs: 24, sm: 12, md: 8, lg: 6, xl: 5 }

const valueByWidth = (valueOf: (span: number) => string) =>
  Object.fromEntries(Object.entries(spans).map(([width, span]) => [width, valueOf(span)]))

/** The number of complete logos that fit in a row. */
const maxLogos = (span: number) => Math.floor(24 / span)

/** The share of a row and its gap that the columns of complete logos fill. */
const filledShare = (span: number) => (maxLogos(span) * span) / 24

/** The logos of a row fill its columns, so a row of fewer logos has wider cells. */
const cellWidth = (index: number, count: number) => (span: number) =>
  `calc((100% + 32px) * ${filledShare(span) / (rowLengths(count, maxLogos(span))[index] ?? 1)} - 32px)`

/** Draws a line below the last row. */
const lineBelowStyle = {
  '&::before': {
    content: '""',
    display: { xs: 'none', sm: 'block' },
    order: 1,
    // As wide as the row, so that it wraps.
    flex: '1 1 100%',
    borderTop: '1px solid',
    mr: valueByWidth((span) =>
      filledShare(span) < 1 ? `calc((100% + 32px) * ${1 - filledShare(span)})` : '0',
    ),
  },
} as const

/** The width at which complete logos fill the page, if a logo's span does not divide the 24 columns. */
const rowWidth = (span: number) => `calc((100% + 32px) * ${1 / filledShare(span)} - 32px)`

const listStyle = {
  // On phones, all rows have the same height: a grid, because flex lines have different heights.
  display: { xs: 'grid', sm: 'flex' },
  gridAutoRows: '1fr',
  flexWrap: 'wrap',
  columnGap: 4,
  width: valueByWidth(rowWidth),
  m: 0,
  mt: 'clamp(2rem, 4vw, 3.5rem)',
  p: 0,
  listStyle: 'none',
  '@media print': { width: 'auto', mixBlendMode: 'normal' },
} as const

const linkStyle = { display: 'grid', width: 'max-content' } as const

/** On phones, the note is beside the logo, to keep the list short; in columns, it is below. */
const cellStyle = {
  display: { xs: 'flex', md: 'block' },
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: { xs: 'center', md: 'start' },
  columnGap: 2,
  paddingBlock: { xs: 1.25, md: 1, lg: 2 },
  '& p': {
    flex: '1 1 9rem',
    typography: 'body2',
    lineHeight: 1.35,
    textWrap: 'balance',
    m: 0,
    mt: { md: 0.5 },
    mb: { md: 1.5 },
  },
  '& strong': { display: 'block', fontSize: noteFontSize },
  '@media print': { width: '25%' },
} as const

const lineAboveStyle = { borderTop: '1px solid' } as const

/** A line between columns. */
const lineBetweenStyle = {
  borderTop: { xs: '1px solid', md: 0 },
  borderLeft: { md: '1px solid' },
  pl: { md: 3 },
  mb: { md: 4 },
} as const
