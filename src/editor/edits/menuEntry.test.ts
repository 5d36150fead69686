import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { addEntry } from './actions.ts'
import { mayBeInMenu, withMenuEntry } from './menuEntry.ts'
import { placeForSection } from './placeForSection.ts'

const list = ['sections']

function withSection(type: string, content: SiteContent = sample) {
  const body = fieldAt(content, list)
    ?.snippets.map((snippet) => snippet.body)
    .find((each) => lookUp(each, ['type']) === type)
  const path = [...list, placeForSection(content, list, body)]
  return { content: addEntry(content, list, Number(path.at(-1)), body), path }
}

const menuOf = (content: SiteContent) =>
  content.header.menu.map(
    (entry) =>
      `${catalogOf(content, 'br')[entry.label]} #${String(lookUp(entry, ['section']))}`,
  )

test('a new section gets a menu entry in the order of the page', () => {
  const last = withSection('questions')
  const { content, path } = withSection('cases', withMenuEntry(last.content, last.path))
  expect(mayBeInMenu(content, path)).toBe(true)
  const added = withMenuEntry(content, path)
  expect(menuOf(added).slice(2)).toEqual([
    'Clientes #clients',
    'Casos #cases',
    'Perguntas #questions',
  ])
  const problems = checkContent(JSON.stringify(added, null, 2)).problems
  expect(problems.filter(({ path: [part] }) => part === 'header')).toEqual([])
})

test('no entry is offered where there is no room, a word is taken, or the header leads there already', () => {
  const [first] = sample.header.menu
  if (!first) throw new Error('The sample has no menu.')
  const full = {
    ...sample,
    header: { ...sample.header, menu: Array.from({ length: 6 }, () => first) },
  }
  for (const { content, path } of [
    withSection('cases', full),
    withSection('clients'),
    withSection('hero'),
    withSection('contact', { ...sample, sections: sample.sections.slice(0, 2) }),
  ])
    expect(mayBeInMenu(content, path)).toBe(false)
})
