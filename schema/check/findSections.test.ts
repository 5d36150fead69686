import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { SiteContent } from '../generated/siteContent.ts'

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

test('settings, texts, and entries are required only if a section on the page needs them', () => {
  const withSections = (hidden: boolean) => (content: SiteContent) => {
    const contact = content.sections.find(({ type }) => type === 'contact')
    Object.assign(contact ?? {}, { form: true, hidden })
    content.sections.push({ type: 'clients', id: 'own', title: 'team.title', hidden })
  }
  const lacking = problemsOf(withSections(false))
  for (const part of ['email', 'captcha', 'clients'])
    expect(lacking).toContain(`missing-key ${part}`)
  expect(lacking).toContain('text-missing catalogs/br/form.send')
  expect(problemsOf(withSections(true))).toEqual([])
})
