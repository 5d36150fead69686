import type { SiteContent } from '../../schema/siteContent.ts'

interface ContactFormProps {
  email: SiteContent['email']
  captcha: SiteContent['captcha']
}

export function ContactForm(_: ContactFormProps) {
  return <form><input name="name" /></form>
}
