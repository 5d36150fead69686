import type { OpeningTime, SiteContent } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { daysOf, endOfDay } from '../../schema/model/openingTimes.ts'
import { officeName } from '../../schema/page/officeName.ts'
import {
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'
import { absolute } from './addresses.ts'
import { jsonForScript } from './markup.ts'

/** The site, the company, and its offices as schema.org JSON-LD, escaped for a script element. */
export function structuredData(content: SiteContent): string {
  const catalog = catalogOf(content, defaultLanguageOf(content))
  const { company, offices = [], sections } = content
  const hours = sections
    .find((section) => section.type === 'hours')
    ?.entries.map(openingHours)
  const { name, email, phone, secondPhone } = company
  const telephone =
    secondPhone === undefined
      ? dialedNumber(phone)
      : [phone, secondPhone].map(dialedNumber)
  const contactDetails = { email, telephone }
  // With several offices, the content does not say which one answers the company's phone and has its hours.
  const ofOnlyOffice =
    offices.length === 1 ? { ...contactDetails, openingHoursSpecification: hours } : {}
  const siteAddress = content.site.address
  const addressOf = (path: string) => absolute(content, path)
  const inLanguage = languagesOf(content).map((language) => languages[language].lang)

  const location = offices.map((office) => ({
    '@type': 'LocalBusiness',
    name: `${name} ${officeName(office, offices)}`,
    hasMap: office.map?.address,
    ...ofOnlyOffice,
    ...(office.hours && {
      openingHoursSpecification: office.hours.map(openingHours),
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [office.street, office.district].filter(Boolean).join(', '),
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.postalCode,
      addressCountry: 'country' in office ? catalog[office.country] : 'BR',
    },
  }))
  const graph = [
    { '@type': 'WebSite', name, url: siteAddress, inLanguage },
    {
      '@type': 'Organization',
      name,
      legalName: company.legalName,
      taxID: company.cnpj,
      description: catalog['page.description'],
      url: siteAddress,
      logo: addressOf('icon-512.png'),
      ...contactDetails,
      sameAs: company.social?.map((link) => link.address),
      // Left out without opening hours: it would only repeat the data of the organization.
      contactPoint: hours && {
        '@type': 'ContactPoint',
        contactType: 'sales',
        ...contactDetails,
        hoursAvailable: hours,
        availableLanguage: inLanguage,
      },
      location: location.length > 0 ? location : undefined,
    },
  ]
  return jsonForScript({ '@context': 'https://schema.org', '@graph': graph })
}

/**
 * The digits to dial, with +55 instead of the 0 of an 0800 number. Numbers such as 4004-0100 can only be dialled in
 * Brazil and get no +55.
 */
function dialedNumber(number: string): string {
  return number.replaceAll(/[^+\d]/g, '').replace(/^0/, '+55')
}

function openingHours({ opens, closes, ...days }: OpeningTime) {
  const dayOfWeek = daysOf(days).map((day) => day.charAt(0).toUpperCase() + day.slice(1))
  // schema.org has no 24:00: https://developers.google.com/search/docs/appearance/structured-data/local-business
  const closesAt = closes === endOfDay ? '23:59' : closes
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: closesAt }
}
