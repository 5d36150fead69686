import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { Section, SiteContent } from '../generated/siteContent.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')

const parsed = (): SiteContent => JSON.parse(clinic)

function problemsOf(change: (content: SiteContent) => void, today?: string): string[] {
  const content = parsed()
  change(content)
  const { problems } = checkContent(JSON.stringify(content), today ? { today } : {})
  return problems.map(({ code, path }) => `${code} ${path.join('/')}`)
}

test('a link to a hidden section is reported, unless it is hidden too', () => {
  const show = (hidden: boolean) => (content: SiteContent) => {
    Object.assign(content.header.menu[2] ?? {}, { hidden })
  }
  expect(problemsOf(show(false))).toEqual(['section-hidden header/menu/2/section'])
  expect(problemsOf(show(true))).toEqual([])
})

test('what is hidden is checked all the same', () => {
  const change = (content: SiteContent) => {
    const team = content.sections.find(({ type }) => type === 'team')
    Object.assign(team ?? {}, { title: 'team.titel' })
  }
  expect(problemsOf(change)).toContain('unknown-text sections/2/title')
})

test('a section that is left with nothing is reported', () => {
  const hideServices = ({ services = [] }: SiteContent) => {
    for (const service of services) service.hidden = true
  }
  expect(problemsOf(hideServices)).toEqual(['nothing-shown sections/1'])
  expect(
    problemsOf((content) => {
      hideServices(content)
      Object.assign(content.sections[1] ?? {}, { hidden: true })
      content.header.menu.splice(1, 1)
    }).filter((line) => line.startsWith('nothing')),
  ).toEqual([])
  const withClients = (shown: object) => (content: SiteContent) => {
    Object.assign(content, shown)
    const last = content.sections.length - 1
    const section = { type: 'clients' as const, id: 'clients', title: 'services.title' }
    content.sections.splice(last, 0, section)
  }
  expect(problemsOf(withClients({ clients: [] }))).toContain('nothing-shown sections/6')
})

test('a section that has more to show than a list of which all is hidden is not', () => {
  const hideFields = (content: SiteContent) => {
    for (const section of content.sections)
      if (section.type === 'contact')
        section.fields = [{ id: 'city', label: 'contact.title', hidden: true }]
  }
  expect(problemsOf(hideFields)).toEqual([])
})

test('a notice that is over may wait, hidden, for the next year', () => {
  const linesOf = (hidden: boolean) =>
    problemsOf((content) => {
      const [text, close] = ['contact.title', 'contact.email']
      const days = { from: '2025-12-18', until: '2026-01-01' }
      content.notice = { text, close, ...days, hidden }
    }, '2026-06-01')
  expect(linesOf(false)).toEqual(['notice-over notice/until'])
  expect(linesOf(true)).toEqual([])
})

test('the settings and the words of a form are asked for where it is shown', () => {
  const withForm = (hidden: boolean) => (content: SiteContent) => {
    const contact = content.sections.find(({ type }) => type === 'contact')
    Object.assign(contact ?? {}, { form: true, hidden })
  }
  const lacking = problemsOf(withForm(false))
  expect(lacking).toContain('missing-key email')
  expect(lacking).toContain('missing-key captcha')
  expect(lacking).toContain('text-missing catalogs/br/form.send')
  expect(problemsOf(withForm(true))).toEqual([])
})

/** What the check reports as missing, with other sections. */
function lackingWith(
  change: (sections: Section[]) => Section[],
  ...lists: ('services' | 'clients' | 'offices')[]
): string[] {
  const lines = problemsOf((content) => {
    content.sections = change(content.sections)
    for (const list of lists) delete content[list]
  })
  return lines.filter((line) => /^(missing-key|text-missing)/.test(line))
}

test.each([
  { list: 'services', section: { type: 'services', id: 'own', title: 'team.title' } },
  { list: 'clients', section: { type: 'clients', id: 'own', title: 'team.title' } },
  { list: 'offices', section: { type: 'footer', id: 'own' } },
] as const)('$list are asked for where a section shows them', ({ list, section }) => {
  const lacking = (...shown: Section[]) =>
    lackingWith((sections) => {
      const others = sections.filter(({ type }) => type !== section.type)
      return others.toSpliced(1, 0, ...shown)
    }, list)
  expect(lacking(section)).toEqual([`missing-key ${list}`])
  expect(lacking({ ...section, hidden: true })).toEqual([])
  expect(lacking()).toEqual([])
})

test('opening hours do without offices', () => {
  const entries = [{ from: 'monday' as const, opens: '08:00', closes: '18:00' }]
  const hours = { type: 'hours' as const, id: 'hours', title: 'team.title', entries }
  const withHours = (sections: Section[]) => sections.toSpliced(-1, 1, hours)
  expect(lackingWith(withHours, 'offices')).toEqual([])
})

test('the words of a footer are asked for where there is one', () => {
  const withoutWords = (hidden: boolean) => (content: SiteContent) => {
    Object.assign(content.sections.at(-1) ?? {}, { hidden })
    for (const catalog of Object.values(content.catalogs))
      for (const name of ['copyright', 'label', 'love', 'offices'])
        Reflect.deleteProperty(catalog, `footer.${name}`)
  }
  expect(problemsOf(withoutWords(false)).toSorted()).toEqual([
    'text-missing catalogs/br/footer.copyright',
    'text-missing catalogs/br/footer.love',
    'text-missing catalogs/br/footer.offices',
  ])
  expect(problemsOf(withoutWords(true))).toEqual([])
})

test('a number in the place of the message to WhatsApp is reported', () => {
  const problems = problemsOf((content) => {
    content.header.button = { label: 'nav.contact', whatsapp: 'chat.text' }
    Object.assign(content.catalogs.en ?? {}, { 'chat.text': '+55 61 93555-0100' })
    Object.assign(content.catalogs.br ?? {}, { 'chat.text': 'Olá!' })
  })
  expect(problems.filter((line) => line.startsWith('suspicious'))).toEqual([
    'suspicious-words catalogs/en/chat.text',
  ])
})

test('WhatsApp behind a button needs a number', () => {
  const lost = problemsOf(({ company }) => delete company.whatsapp)
  expect(lost.filter((line) => line.startsWith('no-whatsapp'))).toEqual([
    'no-whatsapp header/button/whatsapp',
    'no-whatsapp sections/0/button/whatsapp',
    'no-whatsapp services/0/link/whatsapp',
  ])
})
