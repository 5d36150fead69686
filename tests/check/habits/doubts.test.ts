import { test } from 'vitest'

import { changed, expectRight, type Habit } from './habit.ts'

const text = 'catalogs/en/hero.text'
const said = (words: string, place = text): Habit => ({
  what: words,
  text: changed([place, words]),
  expected: [`suspicious-words ${place}`],
})
const same = (id: string, en: string, br = en): Habit => ({
  what: `${id}: ${en}`,
  text: changed([`catalogs/en/${id}`, en], [`catalogs/br/${id}`, br]),
  expected: [],
})
const instagram = {
  network: 'instagram',
  label: 'footer.linkedin',
  address: 'https://www.instagram.com/example',
}

test.for<Habit>([
  said('We build *strong* software for you.'),
  said('We build _strong_ software for you.'),
  said('[insert text]'),
  said('[inserir texto aqui]', 'catalogs/br/hero.text'),
  said('<insert your text>'),
  said('xxxx'),
  said('XXX'),
  said('.'),
  said('-'),
  said('...'),
  said('asdf'),
  said('lorem'),
  said('Lorem ipsum'),
  said('Your text here'),
  said('Seu texto aqui', 'catalogs/br/hero.text'),
  said('Texto', 'catalogs/br/hero.text'),
  said('teste', 'catalogs/br/hero.text'),
  said('test'),
  said('[14:32] Maria: We build software'),
  said('[14:32, 21/11/2026] Maria: Construímos software', 'catalogs/br/hero.text'),
  said('21/11/2026 14:32 - Maria: Construímos software', 'catalogs/br/hero.text'),
  said('Maria Silva, 14:32\nWe build'),
  said('[12/03/2026, 14:32:10] Maria: We build software'),
  said('TODO: ask Maria'),
  said('Welcome to [Your Company]'),
  said('Sure! Here is the translation: We build software.'),
  said('Claro! Aqui está o texto: Construímos software.', 'catalogs/br/hero.text'),
  said('We build :rocket: software'),
  said('We build\\nsoftware'),
  said('Servi?os de Bras?lia', 'catalogs/br/hero.text'),
  {
    what: 'the same network twice',
    text: changed([
      'company/social/1',
      {
        network: 'linkedin',
        label: 'footer.linkedin',
        address: 'https://www.linkedin.com/company/other',
      },
    ]),
    expected: ['said-twice company/social/1/label'],
  },
  {
    what: 'the same website for two clients',
    text: changed(
      ['clients/0/website', 'https://www.aroeva.com.br/'],
      ['clients/1/website', 'https://www.aroeva.com.br/'],
    ),
    expected: ['said-twice clients/1/website'],
  },
  {
    what: 'the same icon for two services is no doubt',
    text: changed(['services/1/icon', 'cloud']),
    expected: [],
  },
  {
    what: 'two networks are no doubt',
    text: changed(['company/social/1', { ...instagram, label: 'footer.newTab' }]),
    expected: [],
  },
  same('services.cloud.title', 'Kubernetes & Docker'),
  same('services.cloud.title', 'CEO'),
  same('services.cloud.title', 'DevOps, SRE'),
  same('services.cloud.title', 'Power BI & Microsoft Fabric'),
  same('services.cloud.title', 'SAP S/4HANA'),
  same('clients.years.figure', '5'),
  {
    ...same('hero.note', 'An engineer answers (* by phone)'),
    text: changed(['catalogs/en/hero.note', 'An engineer answers (* by phone *)']),
  },
  {
    what: 'a file_name_here is no emphasis',
    text: changed(['catalogs/en/hero.note', 'Send us your data_set_one today.']),
    expected: [],
  },
])('$what', expectRight)
