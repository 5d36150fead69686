import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import { contentOnPage } from './contentOnPage.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')

/** The clinic's content with a change, as the page gets it. */
function onPage(change: (content: ReturnType<typeof parsed>) => void = () => {}) {
  const content = parsed()
  change(content)
  return contentOnPage(content)
}

function parsed() {
  const result = checkContent(clinic)
  if (!result.ok) throw new Error('The clinic has problems.')
  return structuredClone(result.content)
}

test('what is hidden is gone, with the texts that nothing else shows', () => {
  const text = JSON.stringify(onPage())
  expect(clinic).toMatch(/Sleep medicine[\s\S]*Cardiologista/)
  for (const words of ['sleep', 'Teresa', 'team.', 'Anápolis', 'resultados.', 'nav.team'])
    expect(text).not.toContain(words)
  expect(text).toContain('Pediatria')
})

test('a section that names a hidden entry shows the others', () => {
  const { sections } = onPage((content) => {
    const services = content.sections.find(({ type }) => type === 'services')
    Object.assign(services ?? {}, { show: ['sleep', 'skin'] })
  })
  expect(sections.find(({ type }) => type === 'services')).toMatchObject({
    show: ['skin'],
  })
})

test('a notice that is hidden is gone with its texts', () => {
  const words = 'Fechado em janeiro.'
  const withNotice = (hidden: boolean) =>
    onPage((content) => {
      const days = { from: '2026-12-18', until: '2027-01-01' }
      content.notice = { text: 'notice.text', close: 'contact.email', ...days, hidden }
      for (const catalog of Object.values(content.catalogs))
        catalog['notice.text'] = words
    })
  expect(JSON.stringify(withNotice(false))).toContain(words)
  expect(withNotice(true)).not.toHaveProperty('notice')
  expect(JSON.stringify(withNotice(true))).not.toContain(words)
})

test('a list that need not be there goes with its last entry', () => {
  const { sections } = onPage((content) => {
    const footer = content.sections.find(({ type }) => type === 'footer')
    if (footer?.type === 'footer')
      for (const link of footer.links ?? []) link.hidden = true
  })
  expect(sections.find(({ type }) => type === 'footer')).not.toHaveProperty('links')
})

test('parts that no section on the page shows are gone: settings of a form, lists', () => {
  const idle = onPage((content) => {
    content.sections = content.sections.filter(({ type }) => type !== 'services')
    content.clients = [{ id: 'acme', name: 'Acme', logo: '/logos/acme.svg' }]
    content.captcha = { siteKey: '01234567-89ab-cdef-0123-456789abcdef' }
    for (const catalog of Object.values(content.catalogs)) catalog['form.send'] = 'Enviar'
  })
  expect(idle).not.toHaveProperty('clients')
  expect(idle).not.toHaveProperty('captcha')
  expect(idle).not.toHaveProperty('services')
  expect(JSON.stringify(idle)).not.toContain('Pediatria')
  expect(JSON.stringify(idle)).not.toContain('Enviar')
})

test('a text that nothing asks for is gone', () => {
  const own = onPage((content) => {
    for (const catalog of Object.values(content.catalogs)) catalog['old.offer'] = 'Antigo'
  })
  expect(JSON.stringify(own)).not.toContain('Antigo')
  expect(JSON.stringify(own)).toContain('Pediatria')
})

test('offices are there for a footer and for opening hours', () => {
  const shownIn = (...types: string[]) =>
    onPage((content) => {
      const entries = [{ from: 'monday' as const, opens: '08:00', closes: '18:00' }]
      content.sections.push({ type: 'hours', id: 'hours', title: 'team.title', entries })
      content.sections = content.sections.filter(({ type }) => types.includes(type))
    })
  expect(shownIn('hero')).not.toHaveProperty('offices')
  expect(shownIn('footer').offices).toHaveLength(1)
  expect(shownIn('hours').offices).toHaveLength(1)
})
