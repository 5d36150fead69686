import { codeTexts } from '../../../schema/read/schemaTree.ts'

const texts = Object.fromEntries(
  [...Object.keys(codeTexts), 'footer.linkedin'].map((id) => [id, 'Words']),
)

/** A content of the tests' own, laid out as people edit it: what they say holds whatever content/site.json says. */
export const ownContent = JSON.stringify(
  {
    $schema: '../schema/site.schema.json',
    site: {
      address: 'https://www.delta.example/',
      colors: { accent: '#1d4ed8' },
    },
    company: {
      name: 'Delta',
      legalName: 'Delta Ltda.',
      cnpj: '12.ABC.345/01DE-35',
      email: 'hello@delta.example',
      phone: '+55 61 3555-0100',
      social: [
        {
          network: 'linkedin',
          label: 'footer.linkedin',
          address: 'https://www.linkedin.com/company/delta',
        },
      ],
    },
    header: {
      menu: [{ label: 'nav.about', section: 'about' }],
      button: { label: 'nav.contact', section: 'contact' },
    },
    sections: [
      {
        type: 'hero',
        id: 'about',
        title: 'hero.title',
        text: 'hero.text',
        button: { label: 'hero.button', section: 'contact' },
      },
      { type: 'services', id: 'services', title: 'services.title' },
      { type: 'footer', id: 'footer' },
    ],
    services: [
      {
        id: 'cloud',
        icon: 'cloud',
        title: 'services.cloud.title',
        description: 'services.cloud.description',
      },
    ],
    clients: Array.from({ length: 12 }, (_, index) => ({
      id: `client-${index}`,
      name: `Client ${index}`,
      logo: `/logos/client-${index}.svg`,
    })),
    offices: [
      {
        id: 'brasilia',
        city: 'Brasília',
        state: 'DF',
        street: 'SCS Quadra 1',
        district: 'Asa Sul',
        postalCode: '70000-000',
      },
    ],
    email: {
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
      blockHeadless: false,
      rateLimit: { id: 'contact', throttle: 10_000 },
    },
    captcha: { siteKey: '01234567-89ab-cdef-0123-456789abcdef' },
    catalogs: { en: texts, br: texts },
  },
  null,
  2,
)

/** The content with one thing changed; throws where there is nothing to change, so that no test passes by accident. */
export function changed(from: string, to: string): string {
  if (!ownContent.includes(from))
    throw new Error(`The tests’ own content has no ${from}.`)
  return ownContent.replace(from, to)
}
