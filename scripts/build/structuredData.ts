import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { jsonForScript } from '../../schema/page/markup.ts'
import {
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'
import { absoluteAddress } from './addresses.ts'

/** The site and the company as schema.org JSON-LD, escaped for a script element. */
export function structuredData(content: SiteContent): string {
  const catalog = catalogOf(content, defaultLanguageOf(content))
  const { company, offices = [], site } = content
  const { name, phone, secondPhone } = company
  const address = offices.map((office) => ({
    '@type': 'PostalAddress',
    streetAddress: [office.street, office.district].filter(Boolean).join(', '),
    addressLocality: office.city,
    addressRegion: office.state,
    postalCode: office.postalCode,
    addressCountry: 'country' in office ? catalog[office.country] : 'BR',
  }))
  const graph = [
    {
      '@type': 'WebSite',
      name,
      url: site.address,
      inLanguage: languagesOf(content).map((language) => languages[language].lang),
    },
    {
      '@type': 'Organization',
      name,
      legalName: company.legalName,
      taxID: company.cnpj,
      description: catalog['page.description'],
      url: site.address,
      logo: absoluteAddress(content, 'icon-192.png'),
      email: company.email,
      telephone: [phone, secondPhone].flatMap((number) =>
        number === undefined ? [] : dialedNumber(number),
      ),
      sameAs: company.social?.map((link) => link.address),
      address: address.length > 0 ? address : undefined,
    },
  ]
  return jsonForScript({ '@context': 'https://schema.org', '@graph': graph })
}

/**
 * The digits to dial, with +55 instead of the 0 of an 0800 number. Numbers such as 4004-0100 can only be dialed in
 * Brazil and get no +55.
 */
function dialedNumber(number: string): string {
  return number.replaceAll(/[^+\d]/g, '').replace(/^0/, '+55')
}
