import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'

import type { ContactSection, SiteContent } from '../../schema/siteContent.ts'
import { ContactForm } from '../contact/ContactForm.tsx'
import { useText } from '../i18n/useText.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { PageSection } from './PageSection.tsx'

interface ContactProps {
  section: ContactSection
  company: SiteContent['company']
  email: SiteContent['email']
  captcha: SiteContent['captcha']
}

export function Contact({ section, company, email, captcha }: ContactProps) {
  const text = useText()
  return (
    <PageSection section={section}>
      <Grid container spacing={4} sx={{ mt: { xs: 4, md: 6 } }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Box sx={sheet}>
            <ContactForm email={email} captcha={captcha}>
              <ContactLinks company={company} />
            </ContactForm>
          </Box>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }} sx={{ p: { xs: 1, md: 4 } }}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {text('contact.details')}
          </Typography>
          <ContactLinks company={company} />
        </Grid>
      </Grid>
    </PageSection>
  )
}

const sheet = {
  p: { xs: 2, sm: 4, md: 5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
} as const
