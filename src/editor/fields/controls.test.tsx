import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { createNavigation } from '../state/navigation.ts'
import type { SiteStore } from '../state/siteStore.ts'
import { createStore } from '../state/store.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { ValueField } from './ValueField.tsx'

const content = readAccepted('all-sections/content/site.json')

/** The first field of each kind and format, and of each group with one of several destinations. */
function differentFields(): Path[] {
  const pathsByKind = new Map<string, Path>()
  const visit = (path: Path) => {
    const field = fieldAt(content, path)
    if (!field || lookUp(content, path.slice(0, -1)) === undefined) return
    const { kind, format, unit, isMultiline, alternatives, children } = field
    const isContainer = kind === 'group' || kind === 'list'
    const name = [kind, format, unit, isMultiline, alternatives.length > 0].join()
    if ((!isContainer || alternatives.length > 0) && !pathsByKind.has(name))
      pathsByKind.set(name, path)
    for (const { key } of children) visit([...path, key])
  }
  for (const key of Object.keys(content)) if (key !== '$schema') visit([key])
  return [...pathsByKind.values()]
}

/** Each value in the content, by its path. A list of ids is one value. */
const valuesIn = (value: unknown, path = ''): [string, string][] =>
  isRecord(value) || (Array.isArray(value) && value.some(isRecord))
    ? Object.entries(value).flatMap(([key, part]) => valuesIn(part, `${path}.${key}`))
    : [[path.slice(1), JSON.stringify(value)]]

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'
const entered: Record<string, string> = {
  color: '#12ab34',
  date: '2027-01-31',
  number: '7',
  range: '7',
  time: '00:00',
}

/** Uses a control as an owner would. `text` is typed. */
async function operate(site: SiteStore, element: HTMLInputElement, text: string) {
  const { type } = element
  if (type === 'select-one') {
    const other = [...element.querySelectorAll('option')].find(
      ({ selected, value }) => value && !selected,
    )
    fireEvent.change(element, { target: { value: other?.value } })
  } else if (type === 'file') {
    const choose = (...parts: string[]) =>
      fireEvent.change(element, { target: { files: [new File(parts, 'Any Name.svg')] } })
    const filesBefore = site.get().history.now.files
    choose(svg)
    await waitFor(() => expect(site.get().history.now.files).not.toBe(filesBefore))
    choose()
    await screen.findByRole('alert')
  } else if (element.matches('button, [type=checkbox]')) {
    fireEvent.click(element)
    const tile = screen.queryByRole('dialog')?.querySelectorAll('[aria-pressed]')[1]
    if (tile) fireEvent.click(tile)
  } else {
    fireEvent.blur(element)
    fireEvent.change(element, { target: { value: entered[type] ?? text } })
    fireEvent.blur(element)
  }
}

test('each control changes its value to the stored form', async () => {
  const lines: string[] = []
  const storage: Partial<ContentStorage> = {
    keepPicture: (bytes) => Promise.resolve({ ok: true, id: 'kept', bytes }),
    keepDocument: () => Promise.resolve({ ok: true, id: 'kept', type: 'pdf' }),
  }
  const language = createStore<MessageLanguage>('br')
  const pictures = { ...createStore(new Map()), load: async () => {}, add: () => {} }
  for (const path of differentFields()) {
    const site = loadedSite(content, ['/logos/old.svg', '/logos/other.svg'])
    const navigation = createNavigation(site)
    const { container } = renderInEditor(
      { site, navigation, storage, pictures, language },
      <ValueField path={path} />,
    )
    for (const text of [' (61) 3555-010', '']) {
      for (let index = 0; index < 9; index += 1) {
        const controls = 'button, input, textarea, select'
        const element = container.querySelectorAll<HTMLInputElement>(controls)[index]
        if (!element) break
        const { type, ariaLabel, textContent } = element
        const before = new Map(valuesIn(site.get().history.now.content))
        await operate(site, element, text && `${text}${index}\n`)
        const { now } = site.get().history
        const after = new Map(valuesIn(now.content))
        const { focusRequest } = navigation.get()
        const facts = [
          path.join('.'),
          type,
          ariaLabel ?? (type === 'button' && textContent),
          ...[...after].flatMap(([at, value]) =>
            before.get(at) === value ? [] : [`${at}: ${value}`],
          ),
          ...[...before.keys()].flatMap((at) => (after.has(at) ? [] : [`no ${at}`])),
          ...Object.keys(now.files).map((file) => `file ${file}`),
          screen.queryByRole('alert')?.textContent,
          focusRequest && `focus: ${focusRequest.path.join('.')}`,
        ]
        lines.push(facts.filter(Boolean).join(' | '))
      }
    }
    cleanup()
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/controls.txt')
})
