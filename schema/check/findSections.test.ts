import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { SiteContent } from '../generated/siteContent.ts'

const clinic = readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')

/** The codes and paths of problems with the clinic's content with a form and clients. */
function problemsOf(hidden: boolean): string[] {
  const content = parseClinic()
  const contact = content.sections.find(({ type }) => type === 'contact')
  Object.assign(contact ?? {}, { form: true, hidden })
  content.sections.push({ type: 'clients', id: 'own', title: 'team.title', hidden })
  const { problems } = checkContent(JSON.stringify(content))
  return problems.map(({ code, path }) => `${code} ${path.join('/')}`)
}

const parseClinic = (): SiteContent => JSON.parse(clinic)

test('settings, texts, and entries are required only if a section on the page needs them', () => {
  const problems = problemsOf(false)
  for (const part of ['email', 'captcha', 'clients'])
    expect(problems).toContain(`missing-key ${part}`)
  expect(problems).toContain('text-missing catalogs/br/form.send')
  expect(problemsOf(true)).toEqual([])
})
