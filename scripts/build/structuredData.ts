import { languageList, languages } from '../../src/i18n/languages.ts'
import { jsonForScript } from './markup.ts'
import { absolute, type HeadTexts, type Site } from './siteWords.ts'

const availableLanguage = languageList.map((language) => languages[language].lang)

/** The company and its offices as schema.org data, safe inside a script element. */
export function structuredData(site: Site, texts: HeadTexts): string {
  const { company, offices } = site
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
      image: at(site.site.shareImage),
      email: company.email,
      telephone: company.phone,
      sameAs: [company.linkedin],
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: company.email,
        telephone: company.phone,
        availableLanguage,
      },
    },
    ...offices.map((office) => ({
      '@type': 'LocalBusiness',
      '@id': `${address}#office-${office.id}`,
      name: `${company.name} ${office.city}`,
      parentOrganization: { '@id': organization },
      url: address,
      image: at(site.site.shareImage),
      email: company.email,
      telephone: company.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${office.street}, ${office.district}`,
        addressLocality: office.city,
        addressRegion: office.state,
        postalCode: office.postalCode,
        addressCountry: 'BR',
      },
    })),
  ]
  return jsonForScript({ '@context': 'https://schema.org', '@graph': graph })
}
