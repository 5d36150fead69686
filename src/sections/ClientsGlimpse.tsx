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
  return (
    <div>
      <Typography variant="body2">{text(section.title)}</Typography>
      <Box component="ul" role="list" sx={names}>
        {clients.slice(0, clients.length < 4 ? 2 : 4).map(({ id, name, note }) => (
          <li key={id}>
            {name}
            {note !== undefined && <p>{text(note)}</p>}
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
  rowGap: 0.5,
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  typography: 'subtitle1',
  fontWeight: 'fontWeightBold',
  '& p': { display: 'none', m: 0, typography: 'body2' },
  // Where the window has room for what the clients run.
  '@media (min-width: 56.25em) and (min-height: 45em)': { '& p': { display: 'block' } },
  // On phones two rows, above the fold.
  '@media (max-width: 37.5em) and (min-height: 30em)': {
    gridTemplateColumns: 'auto',
    '& li + li + li': { display: 'none' },
    '& p': { display: 'inline', ml: 1 },
  },
} as const
