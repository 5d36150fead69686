import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { TeamSection } from '../../schema/generated/siteContent.ts'
import { ContentLink } from '../components/ContentLink.tsx'
import { usePage } from '../components/page.ts'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'

/** The company's people. The portrait has no text alternative, because the name is next to it. */
export function Team({ section }: { section: TeamSection }) {
  const { pictures } = usePage()
  const contentText = useContentText()
  return (
    <PageSection section={section}>
      <Box component="ul" role="list" sx={listStyle}>
        {section.entries.map(({ name, role, link, portrait: file = '' }) => (
          <Box key={name} component="li" sx={memberStyle}>
            {pictures[file] ? (
              <Picture
                picture={pictures[file]}
                alt=""
                sizes="(min-width: 600px) 176px, 104px"
                sx={portraitStyle}
              />
            ) : (
              <Box sx={initialsStyle} aria-hidden>
                {initialsOf(name)}
              </Box>
            )}
            <div>
              <Typography variant="h3">
                {link ? (
                  <ContentLink to={typeof link === 'string' ? { address: link } : link}>
                    <span>{name}</span>
                  </ContentLink>
                ) : (
                  name
                )}
              </Typography>
              <Typography>{contentText(role)}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </PageSection>
  )
}

/** Initials of the first and the last name; "Dr." is neither. */
function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\p{L}{2,}\.$/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word = '') => /^./u.exec(word)?.[0] ?? '').join('')
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: 4,
  rowGap: { xs: 3, sm: 6 },
  m: 0,
  mt: { xs: 4, md: 8 },
  p: 0,
  listStyle: 'none',
} as const

const memberStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'flex-start' },
  gap: { xs: 2, sm: 3 },
  minWidth: 0,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  // The links are large enough to touch, but aligned with names without a link.
  '& a': { display: 'inline-block', paddingBlock: 0.5, marginBlock: -0.5 },
} as const

/** Rounds the upper corners into an arch. */
const portraitStyle = {
  display: 'block',
  flexShrink: 0,
  width: { xs: 104, sm: 176 },
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: '999px 999px 0 0',
} as const

const initialsStyle = {
  ...portraitStyle,
  display: 'grid',
  placeItems: 'center',
  color: 'primary.main',
  bgcolor: 'brand.tint',
  fontSize: { xs: '1.75rem', sm: '2.75rem' },
  fontWeight: 800,
} as const
