import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ContactPerson as Person } from '../../schema/generated/siteContent.ts'
import type { PagePicture } from '../../schema/pageContent.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { Portrait } from '../components/Portrait.tsx'
import { useContentText } from '../i18n/useText.ts'
import { panelMargin } from './panelTitle.ts'

interface ContactPersonProps {
  person: Person
  portrait: PagePicture | undefined
  /** The section's introduction. */
  text: string | undefined
}

/** Who reads the messages, with the section's introduction next to the portrait. */
export function ContactPerson({ person, portrait, text }: ContactPersonProps) {
  const contentText = useContentText()
  const { name, role, links = [] } = person
  return (
    <Box sx={[block, portrait !== undefined && withPortrait]}>
      <Portrait picture={portrait} size={size} />
      <div>
        <strong>{name}</strong>
        <span>{contentText(role)}</span>
        {links.map((link) => (
          <ContentLink key={link.label} to={link}>
            <span>{contentText(link.label)}</span>
          </ContentLink>
        ))}
      </div>
      {text && <Typography variant="subtitle1">{contentText(text)}</Typography>}
    </Box>
  )
}

const size = { xs: 96, sm: 128, lg: 144 }

/** On desktops the name is in the last column, on the left edge of the ways to get in touch below it. */
const block = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) calc((100% - 64px) / 3)',
  },
  alignItems: 'center',
  columnGap: { xs: 2, sm: 3, md: 4 },
  rowGap: 2,
  mt: 'clamp(1.5rem, 3vw, 2.5rem)',
  '& > div': {
    display: 'grid',
    justifyItems: 'start',
    order: { md: 1 },
    pl: { md: panelMargin },
  },
  // Two lines of text apart, so that a finger meets one.
  '& a': { paddingBlock: '9px' },
  '& p': { maxWidth: '36em', textWrap: 'balance' },
} as const

const withPortrait = {
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    md: 'auto minmax(0, 1fr) calc((100% - 64px) / 3)',
  },
  '& > p': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const
