import { act } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { addPart } from '../contentActions/actions.ts'
import { createNavigation } from '../state/navigation.ts'
import { ContentTab } from './ContentTab.tsx'

const content = readAccepted('all-sections/content/site.json')

const frameOf = (element: Element) => element.closest<HTMLElement>('[data-path]')
const pathOf = (element: Element): Path =>
  JSON.parse(frameOf(element)?.dataset['path'] ?? '[]')
const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/** Whether the Enter key adds a line. */
const takesLines = (element: HTMLElement) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  )

/** A control or a group: its path, type, label, value or text, choices, limits, and help. */
function lineOf(element: HTMLElement): string {
  const { type = element.role, checked, value, id } = element as Partial<HTMLInputElement>
  const { options = [] } = element as Partial<HTMLSelectElement>
  const named = element.getAttribute('aria-labelledby') ?? ''
  const frame = frameOf(element)
  const label = id ? frame?.querySelector(`label[for="${id}"]`) : element.closest('label')
  const max = fieldAt(content, pathOf(element))?.maxTextLength
  // The controls of a group have its help.
  const hasOwnHelp = frame === element || frame?.role !== 'group'
  return [
    pathOf(element).join('.'),
    type,
    type === 'textarea' && takesLines(element) && 'several lines',
    type === 'textarea' && max !== undefined && `up to ${max}`,
    element.ariaLabel ?? (textOf(named) || label?.textContent),
    type === 'checkbox' ? (checked ? 'on' : 'off') : options.length === 0 && value,
    type === 'button' && element.textContent,
    ...[...options].map(({ text, selected }) => (selected ? `[${text}]` : text)),
    ...['min', 'max', 'accept', 'aria-pressed', 'aria-disabled'].map(
      (name) => element.hasAttribute(name) && `${name}=${element.getAttribute(name)}`,
    ),
    hasOwnHelp && textOf(`${id || named.replace(/-label$/, '')}-help`),
  ]
    .filter(Boolean)
    .join(' | ')
    .replaceAll('\n', '\\n')
}

// Every group and every kind of entry is opened, and their optional parts are added. An entry with the same parts as another
// one is not opened.
test('every field has the control of its kind', async () => {
  const site = loadedSite(content, ['/unused.jpg'])
  const navigation = createNavigation(site)
  const nothing = Promise.resolve(undefined)
  const storage = { name: 'server', sample: () => nothing } as const
  const { container } = renderInEditor({ site, navigation, storage }, <ContentTab />)
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]
  const lines = new Set<string>()
  const listed = new Set<Element>()
  const controls = 'button, input, textarea, select, [role=group]'
  const addLines = (around: Element) => {
    for (const each of around.querySelectorAll<HTMLElement>(controls)) {
      if (!listed.has(each)) lines.add(lineOf(each))
      listed.add(each)
    }
  }
  const listOpen = () => all('[data-open=true]').forEach(addLines)
  addLines(container)
  const kindOf = (path: Path) => {
    const names = path.filter((step) => typeof step === 'string')
    const type = lookUp(content, [...path, 'type'])
    return [...names, type, ...Object.keys(lookUp(content, path) ?? {})].join()
  }
  const groups = [...Object.keys(content), 'pictures'].map((key): Path => [key])
  const waiting = [...groups, ['words', 'formWords'], ['words', 'unseenWords']]
  for (const path of waiting) {
    act(() => navigation.expand(path))
    listOpen()
    const absent = all('[data-open=true] fieldset [data-path]').map(pathOf)
    act(() => {
      for (const part of absent) site.change(part, (now) => addPart(now, part))
    })
    listOpen()
    for (const row of all('[data-row]').map(pathOf))
      if (!waiting.some((each) => kindOf(each) === kindOf(row))) waiting.push(row)
  }
  const text = `${[...lines].join('\n')}\n`
  await expect(text).toMatchFileSnapshot('__snapshots__/fields.txt')
})
