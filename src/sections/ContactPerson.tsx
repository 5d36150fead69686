import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ContactPerson as Person } from '../../schema/generated/siteContent.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { Portrait } from '../components/Portrait.tsx'
import { useContentText } from '../i18n/useText.ts'

/** The person who reads the messages: name, role, and links beside the portrait. */
export function ContactPerson({ person }: { person: Person }) {
  const contentText = useContentText()
  const { name, role, picture, links = [] } = person
  return (
    <Box sx={blockStyle}>
      <Portrait file={picture} size={size} />
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
    </Box>
  )
}

const size = { xs: 128, sm: 160, md: 128, lg: 176 }

const blockStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 2, sm: 3 },
  mt: 2,
  textAlign: 'left',
  '& img': { flexShrink: 0 },
  // Makes the links high enough to touch.
  '& a': { display: 'table', paddingBlock: '10px' },
  '& a:first-of-type': { mt: 0.5 },
} as const
