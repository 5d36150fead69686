import { readFileSync } from 'node:fs'

import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { asBilingual } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { shownElements } from '../../../tests/support/linesOf.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor, shownStyles } from '../../../tests/support/renderInEditor.tsx'
import { addPart } from '../contentActions/actions.ts'
import { createEditor } from '../createEditor.ts'
import { createNavigation } from '../state/navigation.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { ContentTab } from './ContentTab.tsx'
import { Panel } from './Panel.tsx'

const text = readFileSync('tests/fixtures/firms/bakery/content/site.json', 'utf8')

const sample = () => Promise.resolve(undefined)
const storage: Partial<ContentStorage> = {
  name: 'server',
  sample,
  read: () => Promise.resolve(undefined),
  keepPicture: (bytes) => Promise.resolve({ ok: true, id: 'kept', bytes }),
  keepDocument: () => Promise.resolve({ ok: true, id: 'kept', type: 'pdf' }),
  importing: {
    folders: () => Promise.resolve(['/sites/old']),
    from: (folder) =>
      Promise.resolve(
        folder === '/sites/old'
          ? { ok: true, reported: [asBilingual('New texts were added.')] }
          : { ok: false, reason: 'unavailable', why: asBilingual('No site.') },
      ),
  },
}

const pathOf = (element: Element): Path =>
  JSON.parse(element.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? '[]')
/** Whether the Enter key adds a line. */
const takesLines = (element: HTMLElement) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  )

// Expands every group and every kind of entry, and adds their optional parts. An entry with the same parts as another one is
// not expanded.
test('every field has the control of its kind', async () => {
  const content = readAccepted('all-sections/content/site.json')
  const site = loadedSite(content, ['/unused.jpg'])
  const navigation = createNavigation(site)
  const { container } = renderInEditor(
    { site, navigation, storage: { name: 'server', sample } },
    <ContentTab />,
  )
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]
  const lines = new Set<string>()
  const [styles, seenElements] = [new Set<string>(), new Set<Element>()]
  const addLines = (around: Element) => {
    for (const { element, line } of shownElements(around)) {
      if (seenElements.has(element)) continue
      seenElements.add(element)
      const path = pathOf(element)
      const max = fieldAt(content, path)?.maxTextLength
      const parts = [
        path.join('.'),
        line,
        element.type === 'textarea' && takesLines(element) && 'several lines',
        element.type === 'textarea' && max !== undefined && `up to ${max}`,
      ]
      lines.add(parts.filter(Boolean).join(' | '))
    }
  }
  const addExpanded = () => {
    all('[data-open=true]').forEach(addLines)
    for (const style of shownStyles()) styles.add(style)
  }
  addLines(container)
  const kindOf = (path: Path) => {
    const names = path.filter((step) => typeof step === 'string')
    const type = lookUp(content, [...path, 'type'])
    return [...names, type, ...Object.keys(lookUp(content, path) ?? {})].join()
  }
  const groups = [...Object.keys(content), 'pictures'].map((key): Path => [key])
  const pathsToExpand = [...groups, ['words', 'formWords'], ['words', 'unseenWords']]
  for (const path of pathsToExpand) {
    act(() => navigation.expand(path))
    addExpanded()
    const absent = all('[data-open=true] fieldset [data-path]').map(pathOf)
    act(() => {
      for (const part of absent) site.change(part, (now) => addPart(now, part))
    })
    addExpanded()
    for (const row of all('[data-row]').map(pathOf))
      if (!pathsToExpand.some((path) => kindOf(path) === kindOf(row)))
        pathsToExpand.push(row)
  }
  const record = `${[...lines].join('\n')}\n`
  await expect(record).toMatchFileSnapshot('__snapshots__/fields.txt')
  const rules = [...styles].join('\n')
  await expect(`${rules}\n`).toMatchFileSnapshot('__snapshots__/styles.txt')
})

/** Each value of the content, by a path with ids instead of numbers, and the order of each list. */
function valuesIn(value: unknown, path = ''): string[] {
  const isList = Array.isArray(value) && value.some(isRecord)
  if (!isRecord(value) && !isList) return [`${path}: ${String(value)}`]
  const values = Object.entries(value).map(([key, part]) => {
    const id = isRecord(part) && typeof part['id'] === 'string' ? part['id'] : key
    return [id, part] as const
  })
  const order = values.map(([id]) => id).join()
  return [
    ...(isList ? [`${path}: ${order}`] : []),
    ...values.flatMap(([key, part]) => valuesIn(part, path ? `${path}/${key}` : key)),
  ]
}

/** The lines that only the first list has: up to `max` of them, or their number. */
function difference(mark: string, lines: string[], others: string[], max = 99): string[] {
  const remaining = [...others]
  const unmatched = lines.filter((line) => {
    const index = remaining.indexOf(line)
    return index === -1 || remaining.splice(index, 1).length === 0
  })
  const shown = unmatched.length > max ? [`${unmatched.length} lines`] : unmatched
  return shown.map((line) => `${mark} ${line}`)
}

const namesOf = (facts: string[]) => facts.map((fact) => fact.replace(/: .*/s, ''))

test.each(['panel', 'controls'])(
  'the steps in %s.steps.txt change controls, content, announcements, and focus as recorded',
  async (name) => {
    vi.spyOn(Date, 'now').mockReturnValue(0)
    const stepLines = readFileSync(`src/editor/panel/${name}.steps.txt`, 'utf8').trim()
    const site = JSON.parse(text) as SiteContent
    const names = ['mark.svg', 'old-1.jpg', 'old-2.jpg', 'new.jpg', 'icon.svg', 'a.pdf']
    const files = names.map((name) => `/${name}`)
    const loaded = { text, revision: '1', filesRevision: '1', files }
    const saved = { content: site, files: {}, loaded }
    const editor = createEditor(storage as ContentStorage, undefined, saved)
    const { container } = renderInEditor(
      { ...editor, pictures: { ...editor.pictures, add: () => {} } },
      <Panel />,
    )
    /** The panel, or the dialog in front of it. A dialog that closes becomes transparent. */
    const currentRoot = () =>
      [...document.body.getElementsByClassName('MuiModal-root')].findLast(
        ({ ariaHidden, children }) =>
          ariaHidden !== 'true' &&
          [...(children as HTMLCollectionOf<HTMLElement>)].every(
            ({ style }) => style.opacity !== '0',
          ),
      ) ?? container
    function facts() {
      const { content, files } = editor.site.get().history.now
      const { focused = [] } = editor.navigation.get()
      const announced = editor.announcement.get()
      const { length: undoSteps } = editor.site.get().history.past
      const outlined = focused.join('/')
      return valuesIn({ ...content, files, outlined, announced, undoSteps })
    }
    let shownItems = shownElements(container)
    function find(name: string) {
      const named = shownItems.filter(({ element }) => element.role !== 'group')
      const exact = named.find((item) => item.name === name)
      return (exact ?? named.find((item) => item.name.startsWith(name)))?.element
    }
    const lines: string[] = []
    const linesBefore = new Map<Element, string[]>()
    let factsBefore = facts()
    async function run(step: string) {
      const [, verb, name = '', value = ''] =
        /^(focus|leave|click|file|press|type|set|wait) (.*?)(?: = (.*))?$/.exec(step) ??
        []
      if (verb === 'wait') {
        await waitFor(() => {
          shownItems = shownElements(currentRoot())
          expect(shownItems.map(({ line }) => line).join(), step).toContain(name)
        })
        return act(() => void editor.checks.checkNow())
      }
      const path = name.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      const parsed = () => JSON.parse(value) as unknown
      if (verb === 'set')
        return act(() => editor.site.change([], (now) => setValue(now, path, parsed())))
      const element = find(name)
      if (!element || !verb) throw new Error(`Failed to do: ${step}.`)
      if (verb === 'focus') act(() => element.focus())
      if (verb === 'leave') fireEvent.blur(element)
      if (verb === 'click') fireEvent.click(element)
      if (verb === 'file') {
        const target = { files: [new File([value], 'Any Name.svg')] }
        fireEvent.change(element.nextElementSibling ?? element, { target })
      }
      if (verb === 'press') {
        const [key, modifier] = value.split('+').toReversed()
        const isComposing = modifier === 'Composing'
        const init = { key, altKey: modifier === 'Alt', isComposing }
        if (!fireEvent.keyDown(element, init)) lines.push('default prevented')
      }
      if (verb !== 'type') return
      act(() => element.focus())
      fireEvent.change(element, { target: { value } })
    }
    for (const step of `wait Is your site in another folder?\n${stepLines}`.split('\n')) {
      lines.push('', `> ${step}`)
      await run(step)
      const root = currentRoot()
      shownItems = shownElements(root)
      const [linesNow, factsNow] = [shownItems.map(({ line }) => line), facts()]
      const before = linesBefore.get(root) ?? []
      lines.push(
        ...difference('-', before, linesNow, 2),
        ...difference('+', linesNow, before),
        ...difference('no', namesOf(factsBefore), namesOf(factsNow), 2),
        ...difference('now', factsNow, factsBefore, 20),
      )
      linesBefore.set(root, linesNow)
      factsBefore = factsNow
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
  },
)
