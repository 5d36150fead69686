import { expect, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/unit/mockEditor.ts'
import { startChecks } from '../check/checks.ts'
import { createNavigation } from '../state/navigation.ts'
import { askToSave } from './save.ts'
import { createSession } from './session.ts'

const path = ['company', 'name']
const words = { en: '', br: '' }
const problem: Problem = {
  severity: 'error',
  code: 'empty-value',
  data: {},
  path,
  message: words,
  fix: words,
  offset: 0,
  length: 0,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
}

test.each([
  ['mended, it is asked what is to be saved', 'Mended', 'save', 'content'],
  ['still wrong, the mistake is shown', '', 'nothing', 'problems'],
])('when what was just typed is %s', async (_, typed, question, tab) => {
  const site = loadedSite(content)
  const checker = {
    check: ({ text }: { text: string }) =>
      Promise.resolve(text.includes('"name": ""') ? [problem] : []),
  }
  const editor = {
    site,
    checks: startChecks(site, checker, { load: () => Promise.resolve() }),
    session: createSession(),
    navigation: createNavigation(site),
  }
  const type = (name: string) => site.change(path, (now) => setValue(now, path, name))
  // The last check is of the opposite content.
  type(typed === '' ? 'Right' : '')
  await editor.checks.ofNow()
  type(typed)
  await askToSave(editor)
  expect(editor.session.get().openDialog.kind).toBe(question)
  expect(editor.navigation.get().tab).toBe(tab)
})
