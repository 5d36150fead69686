import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ContactSection, SiteContent } from '../../schema/generated/siteContent.ts'
import { Arcade } from '../components/Arcade.tsx'
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
  /** Whose hero has a picture of its own, or none, finds no palm and no sun here either. */
  bare: boolean
}

export function Contact({ section, company, email, captcha, bare }: ContactProps) {
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
          {bare ? <Arcade sx={arches} /> : <Artwork sx={view} />}
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
  // Heading and sentence about the form stay on the screen, as the form does.
  '@media print': { '*:has(~ &)': { display: 'none' } },
} as const

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: 'calc(clamp(1rem, 4vw, 2.5rem) - 8px)',
  pb: 0,
  // A frame around the drawing: its outer columns have the page's colour.
  border: '8px solid transparent',
  borderRadius: 1,
  color: 'brand.onGround',
  bgcolor: 'brand.panel',
  overflow: 'hidden',
  '@media print': {
    p: 0,
    color: 'inherit',
    bgcolor: 'transparent',
    breakInside: 'avoid',
  },
} as const

const view = {
  width: '1px',
  // The palm's arch and the sun's fill the panel, from edge to edge; what is left below is floor, and mirrors them.
  height: 'clamp(12.8rem, 21.9vw, 20.5rem)',
  ml: 'calc(75% + min(2vw, 20px))',
} as const

const arches = {
  position: 'static',
  // As high as the form leaves room for.
  flex: '1 0 clamp(5rem, 9vw, 8rem)',
  mx: 'auto',
  '--columns': 'var(--mui-palette-brand-hills)',
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
