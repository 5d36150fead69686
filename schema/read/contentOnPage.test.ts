import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { SiteContent } from '../generated/siteContent.ts'
import { contentOnPage } from './contentOnPage.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')

/** The clinic's content with a change, as the page receives it. */
function onPage(change: (content: ReturnType<typeof parseClinic>) => unknown = () => {}) {
  const content = parseClinic()
  change(content)
  return contentOnPage(content)
}

const parseClinic = (): SiteContent => JSON.parse(clinic)

test('hidden parts, and texts that only they show, are removed', () => {
  const page = onPage((content) => {
    for (const catalog of Object.values(content.catalogs))
      Object.assign(catalog, { 'old.offer': 'Antigo' })
    const services = content.sections.find(({ type }) => type === 'services')
    Object.assign(services ?? {}, { show: ['sleep', 'gone', 'skin'] })
    const footer = content.sections.find(({ type }) => type === 'footer')
    for (const link of footer?.type === 'footer' ? (footer.links ?? []) : [])
      link.hidden = true
  })
  // The fixture hides a service, the team with its menu item, an office, and a link of the footer.
  expect(clinic).toMatch(/Sleep medicine[\s\S]*Cardiologista/)
  expect(JSON.stringify(page)).not.toMatch(
    /sleep|Teresa|team\.|Anápolis|resultados\.|nav\.team|Antigo|"links"/,
  )
  expect(JSON.stringify(page)).toContain('"show":["skin"]')
})

test('form settings, texts, and lists that no section uses are removed', () => {
  const page = onPage((content) => {
    content.sections = content.sections.filter(
      ({ type }) => type === 'hero' || type === 'contact',
    )
    const contact = content.sections.find(({ type }) => type === 'contact')
    Object.assign(contact ?? {}, { form: false, note: 'contact.note' })
    content.clients = [{ id: 'acme', name: 'Acme', logo: '/logos/acme.svg' }]
    content.captcha = { siteKey: '01234567-89ab-cdef-0123-456789abcdef' }
    for (const catalog of Object.values(content.catalogs))
      Object.assign(catalog, { 'form.send': 'Enviar', 'contact.note': 'Respondemos' })
  })
  for (const part of ['clients', 'captcha', 'services', 'offices'])
    expect(page).not.toHaveProperty(part)
  expect(JSON.stringify(onPage())).toContain('Pediatria')
  expect(JSON.stringify(page)).not.toMatch(/Pediatria|Enviar|contact\.note/)
})
