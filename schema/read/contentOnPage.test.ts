import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { SiteContent } from '../generated/siteContent.ts'
import { contentOnPage } from './contentOnPage.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')

/** The clinic's content with a change, as the page gets it. */
function onPage(change: (content: ReturnType<typeof parsed>) => unknown = () => {}) {
  const content = parsed()
  change(content)
  return contentOnPage(content)
}

const parsed = (): SiteContent => JSON.parse(clinic)

test('hidden parts are removed, with the texts that nothing else shows', () => {
  const text = JSON.stringify(
    onPage((content) => {
      const days = { from: '2026-12-18', until: '2027-01-01' }
      const words = { text: 'notice.text', close: 'contact.email' }
      content.notice = { ...words, ...days, hidden: true }
      for (const catalog of Object.values(content.catalogs))
        Object.assign(catalog, { 'notice.text': 'Fechado', 'old.offer': 'Antigo' })
      const services = content.sections.find(({ type }) => type === 'services')
      Object.assign(services ?? {}, { show: ['sleep', 'skin'] })
      const footer = content.sections.find(({ type }) => type === 'footer')
      if (footer?.type === 'footer')
        for (const link of footer.links ?? []) link.hidden = true
    }),
  )
  expect(clinic).toMatch(/Sleep medicine[\s\S]*Cardiologista/)
  for (const words of ['sleep', 'Teresa', 'team.', 'Anápolis', 'resultados.', 'nav.team'])
    expect(text).not.toContain(words)
  expect(text).not.toMatch(/"notice"|Fechado|Antigo|"links"/)
  expect(text).toContain('"show":["skin"]')
})

test('form settings and lists that no section uses are removed', () => {
  const idle = onPage((content) => {
    content.sections = content.sections.filter(({ type }) => type !== 'services')
    content.clients = [{ id: 'acme', name: 'Acme', logo: '/logos/acme.svg' }]
    content.captcha = { siteKey: '01234567-89ab-cdef-0123-456789abcdef' }
    for (const catalog of Object.values(content.catalogs)) catalog['form.send'] = 'Enviar'
  })
  for (const part of ['clients', 'captcha', 'services'])
    expect(idle).not.toHaveProperty(part)
  expect(JSON.stringify(onPage())).toContain('Pediatria')
  expect(JSON.stringify(idle)).not.toMatch(/Pediatria|Enviar/)
})

test('without a form, its texts and fields are removed', () => {
  const page = onPage((content) => {
    const contact = content.sections.find(({ type }) => type === 'contact')
    const texts = { note: 'contact.note', guidance: 'contact.note' }
    const fields = [{ id: 'company', label: 'contact.note' }]
    Object.assign(contact ?? {}, { form: false, ...texts, fields })
    for (const catalog of Object.values(content.catalogs))
      Object.assign(catalog, { 'contact.note': 'Respondemos hoje' })
  })
  expect(JSON.stringify(page)).not.toContain('contact.note')
})

test('offices are kept for opening hours, and removed if nothing shows them', () => {
  const entries = [{ from: 'monday' as const, opens: '08:00', closes: '18:00' }]
  const hours = { type: 'hours' as const, id: 'hours', title: 'team.title', entries }
  expect(onPage((content) => (content.sections = [hours])).offices).toHaveLength(1)
  expect(onPage((content) => (content.sections = []))).not.toHaveProperty('offices')
})
