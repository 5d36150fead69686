import { test } from 'vitest'

import { changed, expectRight, habitsOf, type Habit } from './habit.ts'

const lines = (id: string) => [`"${id}": "…"`, 'en', 'br']

test.for<Habit>([
  {
    what: 'the title of a service without its text',
    text: changed(
      ['services/6/title', 'services.security.title'],
      ['catalogs/en/services.devsecops.title', undefined],
      ['catalogs/br/services.devsecops.title', undefined],
    ),
    expected: ['unknown-text services/6/title'],
    names: lines('services.security.title'),
    never: /services\.ai\.title|“services\.\w+\.title”\?/,
  },
  {
    what: 'a new service',
    text: changed([
      'services/7',
      {
        id: 'data',
        icon: 'database',
        title: 'services.data.title',
        description: 'services.data.description',
      },
    ]),
    expected: ['unknown-text services/7/title', 'unknown-text services/7/description'],
    names: [...lines('services.data.title'), ...lines('services.data.description')],
    never: /services\.(ai|cloud|custom)\./,
  },
  {
    what: 'a network more',
    text: changed([
      'company/social/1',
      {
        network: 'instagram',
        label: 'footer.instagram',
        address: 'https://www.instagram.com/example',
      },
    ]),
    expected: ['unknown-text company/social/1/label'],
    names: lines('footer.instagram'),
    never: /footer\.linkedin/,
  },
  {
    what: 'a menu entry more',
    text: changed(['header/menu/3', { label: 'nav.price', section: 'contact' }]),
    expected: ['unknown-text header/menu/3/label'],
    names: lines('nav.price'),
    never: /nav\.(about|services|clients|contact)/,
  },
  {
    what: 'a country',
    text: changed([
      'offices/1',
      {
        id: 'lisboa',
        country: 'offices.portugal',
        city: 'Lisboa',
        street: 'Rua Augusta 1',
      },
    ]),
    expected: ['unknown-text offices/1/country'],
    names: lines('offices.portugal'),
  },
  {
    what: 'a fact more',
    text: changed([
      'sections/2/facts/3',
      { figure: 'clients.cities.figure', text: 'clients.cities.text' },
    ]),
    expected: [
      'unknown-text sections/2/facts/3/figure',
      'unknown-text sections/2/facts/3/text',
    ],
    names: lines('clients.cities.figure'),
    never: /clients\.(years|engineers|systems)/,
  },
  ...habitsOf(`
  services/0/description | "services.cloud.text" | unknown-text | services.cloud.description
  sections/0/title | "hero.tilte" | unknown-text | hero.title | → "hero.title"
  header/menu/2/label | "nav.client" | unknown-text | nav.clients | → "nav.clients"
  sections/0/button/label | "hero.cta" | unknown-text | hero.button
  services/0/title | "Cloud computing" | text-as-name | services.cloud.title
  services/0/title | {"en":"Cloud","br":"Nuvem"} | text-in-place | services.cloud.title | catalogs
  sections/0/title | {"en":"Software","pt":"Programas"} | text-in-place | hero.title | catalogs
  `),
])('$what: what is missing is to be added', expectRight)
