import type { OpeningTime } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { officeName } from '../../schema/page/officeName.ts'
import { daysOf } from '../../schema/page/openingHours.ts'
import { jsonForScript } from './markup.ts'
import { absolute, shareImage, type HeadTexts, type Site } from './siteWords.ts'

/** The company and its offices as schema.org data, safe inside a script element. */
export function structuredData(site: Site, texts: HeadTexts): string {
  const { company, offices = [], sections } = site
  const ofCompany = sections.find((section) => section.type === 'hours')?.entries
  const { phone, secondPhone } = company
  const telephone = secondPhone === undefined ? phone : [phone, secondPhone]
  const address = site.site.address
  const at = (path: string) => absolute(site, path)
  const organization = `${address}#organization`

  const graph = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: company.name,
      legalName: company.legalName,
      taxID: company.cnpj,
      description: texts.description,
      url: address,
      logo: at('icon-512.png'),
      image: shareImage(site, texts),
      email: company.email,
      telephone,
      sameAs: company.social?.map((link) => link.address),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: company.email,
        telephone,
        availableLanguage: texts.languages.map((language) => languages[language].lang),
      },
    },
    ...offices.map((office) => ({
      '@type': 'LocalBusiness',
      '@id': `${address}#office-${office.id}`,
      name: `${company.name} ${officeName(office, offices)}`,
      parentOrganization: { '@id': organization },
      url: address,
      hasMap: office.map?.address,
      image: shareImage(site, texts),
      email: company.email,
      telephone,
      openingHoursSpecification: (office.hours ?? ofCompany)?.map(openingHours),
      address: {
        '@type': 'PostalAddress',
        streetAddress: [office.street, office.district].filter(Boolean).join(', '),
        addressLocality: office.city,
        addressRegion: office.state,
        postalCode: office.postalCode,
        addressCountry: 'country' in office ? texts.countries[office.country] : 'BR',
      },
    })),
  ]
  return jsonForScript({ '@context': 'https://schema.org', '@graph': graph })
}

function openingHours({ opens, closes, ...days }: OpeningTime) {
  const dayOfWeek = daysOf(days).map((day) => day.charAt(0).toUpperCase() + day.slice(1))
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
