import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { Section, SiteContent } from '../generated/siteContent.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')
const parsed = (): SiteContent => JSON.parse(clinic)

function problemsOf(change: (content: SiteContent) => void): string[] {
  const content = parsed()
  change(content)
  const { problems } = checkContent(JSON.stringify(content))
  return problems.map(({ code, path }) => `${code} ${path.join('/')}`)
}

test('a link to a hidden section is reported unless the link is hidden too', () => {
  const show = (hidden: boolean) => (content: SiteContent) => {
    Object.assign(content.header.menu[2] ?? {}, { hidden })
  }
  expect(problemsOf(show(false))).toEqual(['section-hidden header/menu/2/section'])
  expect(problemsOf(show(true))).toEqual([])
})

test('settings and texts of the form are required only if the form is shown', () => {
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

test.each<{ list: 'services' | 'clients' | 'offices'; section: Section }>([
  { list: 'services', section: { type: 'services', id: 'own', title: 'team.title' } },
  { list: 'clients', section: { type: 'clients', id: 'own', title: 'team.title' } },
  { list: 'offices', section: { type: 'footer', id: 'own' } },
])('$list are required if a section shows them', ({ list, section }) => {
  const lacking = (...shown: Section[]) =>
    problemsOf((content) => {
      const others = content.sections.filter(({ type }) => type !== section.type)
      content.sections = others.toSpliced(1, 0, ...shown)
      delete content[list]
    }).filter((line) => line.startsWith('missing-key'))
  expect(lacking(section)).toEqual([`missing-key ${list}`])
  expect(lacking({ ...section, hidden: true })).toEqual([])
  expect(lacking()).toEqual([])
})
