import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type { ContactSection, SiteContent } from '../../schema/siteContent.ts'
import { ContactForm } from '../contact/ContactForm.tsx'
import { useText } from '../i18n/useText.ts'

interface ContactProps {
  section: ContactSection
  company: SiteContent['company']
  email: SiteContent['email']
  captcha: SiteContent['captcha']
}

export function Contact({ section, company, email, captcha }: ContactProps) {
  const text = useText()
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <Typography variant="h2" id={`${section.id}-title`}>
        <FormattedMessage id={section.title} />
      </Typography>
      <ContactForm email={email} captcha={captcha} />
      <Typography variant="h3">{text('contact.details')}</Typography>
      <Link href={`mailto:${company.email}`}>{company.email}</Link>
      <Link href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>{company.phone}</Link>
    </section>
  )
}
