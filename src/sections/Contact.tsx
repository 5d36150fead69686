import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ContactSection, SiteContent } from '../../schema/siteContent.ts'
import { Artwork } from '../components/Artwork.tsx'
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
      <Box sx={columns}>
        <Box sx={sheet}>
          <ContactForm email={email} captcha={captcha}>
            <ContactLinks company={company} />
          </ContactForm>
        </Box>
        <Box sx={panel}>
          <Typography variant="h3" sx={{ fontSize: 'clamp(1.25rem, 2.5vw, 1.75rem)' }}>
            {text('contact.details')}
          </Typography>
          <ContactLinks company={company} />
          <Artwork sx={view} />
        </Box>
      </Box>
    </PageSection>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gap: 4,
  mt: 'clamp(2rem, 4vw, 3rem)',
} as const

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: 'clamp(1rem, 4vw, 2.5rem)',
  borderRadius: 1,
  color: 'brand.onGround',
  bgcolor: 'brand.panel',
  overflow: 'hidden',
  '@media print': { p: 0, color: 'inherit', bgcolor: 'transparent' },
} as const

const view = {
  width: '1px',
  height: 'clamp(12rem, 23vw, 22rem)',
  // As much to the left of the sun as the palm needs.
  ml: '75%',
  mt: 'auto',
} as const

const sheet = {
  display: 'grid',
  // The confirmation is shorter than the form that it replaces.
  alignContent: 'center',
  p: 'clamp(1rem, 4vw, 2.5rem)',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
} as const
