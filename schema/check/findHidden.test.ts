// @vitest-environment node
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { SiteContent } from '../generated/siteContent.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')

const parsed = (): SiteContent => JSON.parse(clinic)

function told(change: (content: SiteContent) => void): string[] {
  const content = parsed()
  change(content)
  const { problems } = checkContent(JSON.stringify(content))
  return problems.map(({ code, path }) => `${code} ${path.join('/')}`)
}

test('a link to a hidden section is told, unless it is hidden too', () => {
  const show = (hidden: boolean) => (content: SiteContent) => {
    Object.assign(content.header.menu[2] ?? {}, { hidden })
  }
  expect(told(show(false))).toEqual(['section-hidden header/menu/2/section'])
  expect(told(show(true))).toEqual([])
})

test('what is hidden is checked all the same', () => {
  const change = (content: SiteContent) => {
    const team = content.sections.find(({ type }) => type === 'team')
    Object.assign(team ?? {}, { title: 'team.titel' })
  }
  expect(told(change)).toContain('unknown-text sections/2/title')
})

test('a section that is left with nothing is told', () => {
  const hideServices = ({ services }: SiteContent) => {
    for (const service of services) service.hidden = true
  }
  expect(told(hideServices)).toEqual(['nothing-shown sections/1'])
  expect(
    told((content) => {
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
  expect(told(withClients({ clients: [] }))).toContain('nothing-shown sections/4')
})

test('clients, and the settings of a form, are asked for where they are shown', () => {
  const withoutForm = ({ sections }: SiteContent) =>
    sections.find((section) => section.type === 'contact')
  const lacking = told((content) => delete withoutForm(content)?.form)
  expect(lacking).toContain('missing-key email')
  expect(lacking).toContain('missing-key captcha')
  expect(lacking).toContain('text-missing catalogs/br/form.send')
  const hidden = (content: SiteContent) => {
    const contact = withoutForm(content)
    if (contact) Object.assign(contact, { form: true, hidden: true })
  }
  expect(told(hidden)).toEqual([])
  const clients = told(({ sections }) => {
    sections.splice(3, 0, { type: 'clients', id: 'clients', title: 'team.title' })
  })
  expect(clients).toContain('missing-key clients')
})

test('WhatsApp behind a button needs a number', () => {
  const lost = told(({ company }) => delete company.whatsapp)
  expect(lost.filter((line) => line.startsWith('no-whatsapp'))).toEqual([
    'no-whatsapp header/button/whatsapp',
    'no-whatsapp sections/0/button/whatsapp',
    'no-whatsapp services/0/link/whatsapp',
  ])
})
