import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ContactPerson as Person } from '../../schema/generated/siteContent.ts'
import type { PagePicture } from '../../schema/pageContent.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { Portrait } from '../components/Portrait.tsx'
import { useContentText } from '../i18n/useText.ts'

interface ContactPersonProps {
  person: Person
  portrait: PagePicture | undefined
  /** The id of the section's introduction. */
  text: string | undefined
}

/** The person who reads the messages: name, role, and links beside the portrait, then the section's introduction. */
export function ContactPerson({ person, portrait, text }: ContactPersonProps) {
  const contentText = useContentText()
  const { name, role, links = [] } = person
  return (
    <Box sx={[block, portrait !== undefined && withPortrait]}>
      <Portrait picture={portrait} size={size} />
      <div>
        <Typography variant="h3" component="strong">
          {name}
        </Typography>
        <div>{contentText(role)}</div>
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

const size = { xs: 128, sm: 160, md: 208 }

const block = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: { xs: 2, sm: 3, md: 4 },
  rowGap: { xs: 2, md: 1 },
  mt: 'clamp(1.5rem, 3vw, 2.5rem)',
  // High enough for a finger.
  '& a': { display: 'inline-block', paddingBlock: '10px', mr: 3 },
  '& > p': { maxWidth: '38em', textWrap: 'balance' },
} as const

const withPortrait = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  '& > p': { gridColumn: { xs: '1 / -1', md: 'auto' }, alignSelf: 'start' },
  '& > img, & > picture': { gridRow: { md: 'span 2' } },
} as const
