import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { StepsSection } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'
import { EntryList } from './EntryList.tsx'
import { centered, useIsBelowHorizon } from './heroLayout.ts'
import { PageSection } from './PageSection.tsx'

/** How the company works, as a numbered list. */
export function Steps({ section }: { section: StepsSection }) {
  const contentText = useContentText()
  const isBelowHorizon = useIsBelowHorizon()
  return (
    <PageSection section={section}>
      <EntryList isOrdered>
        {section.entries.map(({ title, text: description }) => (
          <Box
            key={`${title} ${description}`}
            component="li"
            sx={[stepStyle, isBelowHorizon && centered]}
          >
            <Typography variant="h3">{contentText(title)}</Typography>
            <Typography variant="body2" sx={{ mt: 1, maxWidth: '40em' }}>
              {contentText(description)}
            </Typography>
          </Box>
        ))}
      </EntryList>
    </PageSection>
  )
}

const stepStyle = {
  pt: { xs: 2, md: 3 },
  borderTop: '1px solid',
  counterIncrement: 'step',
  // Screen readers read the number of the list item instead.
  '&::before': {
    content: 'counter(step) / ""',
    display: 'block',
    mb: 1,
    color: 'primary.main',
    typography: 'h2',
  },
} as const
