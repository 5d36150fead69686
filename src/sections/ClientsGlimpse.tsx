import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Client, ClientsSection } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'

interface ClientsGlimpseProps {
  section: ClientsSection
  clients: Client[]
}

/** A few clients' names in the first view, where no logo is loaded yet. */
export function ClientsGlimpse({ section, clients }: ClientsGlimpseProps) {
  const text = useContentText()
  const shown = clients.slice(0, clients.length < 4 ? 2 : 4)
  const hasNotes = shown.some(({ note }) => note !== undefined)
  return (
    <div>
      <Typography variant="body2">{text(section.title)}</Typography>
      <Box component="ul" role="list" sx={hasNotes ? [names, withNotes] : names}>
        {shown.map(({ id, name, note }) => (
          <li key={id}>
            {name}
            {note !== undefined && (
              <Typography variant="body2">{text(note).trim().split('\n')[0]}</Typography>
            )}
          </li>
        ))}
      </Box>
    </div>
  )
}

/** In columns of two, so that no name stands alone. */
const names = {
  display: 'grid',
  // With a large font one below the other, so that no name is broken.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  typography: 'subtitle1',
  fontWeight: 'fontWeightBold',
  // On phones no more than two, above the fold.
  '@media (max-width: 37.5em) and (min-height: 30em)': {
    '& li + li + li': { display: 'none' },
  },
} as const

/** What the clients run, the first line of their notes: below their names where the window has room, on phones behind them, a row each. */
const withNotes = {
  '& p': { display: 'none' },
  '@media (min-width: 56.25em) and (min-height: 45em)': { '& p': { display: 'block' } },
  '@media (max-width: 37.5em) and (min-height: 30em)': {
    gridTemplateColumns: 'auto',
    '& p': { display: 'inline', ml: 1 },
  },
} as const
