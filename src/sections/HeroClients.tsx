import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Client } from '../../schema/generated/siteContent.ts'
import { darkScheme } from '../components/darkScheme.ts'
import { useContentText } from '../i18n/useText.ts'
import { useHeroLayout } from './heroLayout.ts'

interface HeroClientsProps {
  /** The id of the text above the logos. */
  label: string
  clients: Client[]
}

/** A few clients' logos in the first view. Their names are shown until the logos have loaded. */
export function HeroClients({ label, clients }: HeroClientsProps) {
  const contentText = useContentText()
  const shownClients = clients.slice(0, clients.length < 4 ? 2 : 4)
  return (
    <div>
      <Typography variant="body2">{contentText(label)}</Typography>
      <Box
        component="ul"
        role="list"
        sx={[logosStyle, useHeroLayout() === 'split' && pageColorStyle]}
      >
        {shownClients.map(({ id, name, logo, note, plate: isOnPlate }) => (
          <li key={id}>
            {isOnPlate ? (
              <Box component="img" src={logo} alt={name} loading="lazy" sx={plate} />
            ) : (
              <img src={logo} alt={name} loading="lazy" />
            )}
            {note !== undefined && (
              <Typography variant="body2">
                {contentText(note).trim().split('\n')[0]}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </div>
  )
}

/** A logo in its own colors on white. The doubled selector overrides the rules for other logos. */
export const plate = {
  '&&': {
    m: 0,
    p: 1,
    objectPosition: 'center',
    bgcolor: '#fff',
    borderRadius: 1,
    filter: 'none',
    mixBlendMode: 'normal',
    forcedColorAdjust: 'none',
  },
} as const

const white = { filter: 'brightness(0) invert(1)' } as const
const black = { filter: 'brightness(0)' } as const

/** Two columns, so that four logos, the usual number, fill two rows. */
const logosStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: 3,
  rowGap: 1.5,
  m: '4px 0 0',
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexDirection: 'column', columnGap: 3 },
  '& li p': { textWrap: 'balance' },
  '& img': {
    width: 120,
    height: 48,
    m: '-6px 0',
    objectFit: 'contain',
    objectPosition: '0',
    ...white,
  },
  '@media print': { '& img': black },
  // The background of the contrast theme is unknown, so the logos are inverted against it.
  '@media (forced-colors: active)': { '& img': { ...white, mixBlendMode: 'difference' } },
  // In low windows, only the logos are shown, so that all of them are above the fold.
  '@media (max-width: 37.5em) and (max-height: 57em), (max-height: 45em)': {
    rowGap: 0.5,
    '& p': { display: 'none' },
  },
} as const

/** Logos on the page's color. Wide, tall windows have room for larger ones: their notes are hidden (SplitHero.tsx). */
const pageColorStyle = {
  '& li': { flexDirection: { sm: 'row' }, alignItems: { sm: 'center' } },
  '& img': { ...black, [darkScheme]: white },
  '@media (min-width: 56.25em) and (min-height: 50em)': {
    '& img': { width: 150, height: 60 },
  },
} as const
