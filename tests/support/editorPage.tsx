import { CacheProvider } from '@emotion/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'

import { setValue } from '../../schema/editContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Path } from '../../schema/read/lookUp.ts'
import { filesNamedIn } from '../../schema/read/modelTree.ts'
import { contentText } from '../../src/editor/check/checks.ts'
import { setText } from '../../src/editor/contentActions/actions.ts'
import { EditorProvider } from '../../src/editor/context.tsx'
import { createEditor, startSession } from '../../src/editor/createEditor.ts'
import { EditorPage } from '../../src/editor/EditorPage.tsx'
import {
  message,
  type MessageId,
  type Placeholders,
} from '../../src/editor/messages/messages.ts'
import type { PublishClient } from '../../src/editor/publishing/publishing.ts'
import type { ContentStorage } from '../../src/editor/storage/storage.ts'
import type { Draft, StorageState } from '../../src/editorApi/storage.ts'
import { sampleContent } from '../fixtures/sampleContent.ts'
import { withoutStyles } from './renderInEditor.tsx'

type PlainId = Exclude<MessageId, keyof Placeholders>
type Drafts = ContentStorage['drafts']

export const sample = setValue(sampleContent, ['company', 'secondPhone'], '0800 555 0100')
export const sampleTitled = (title: string) => setText(sample, 'en', 'hero.title', title)
export const sampleNamed = (name: string) => setValue(sample, ['company', 'name'], name)

export const storageStateOf = (revision: string | null): StorageState => ({
  ok: true,
  revision,
  filesRevision: '1',
})

/** A storage in memory that other programs can write to. */
function memoryStorage(drafts: Draft[] = []) {
  let [text, revision] = [contentText(sample), 1]
  let onState: (state: StorageState) => void = () => {}
  const loaded = () => ({
    text,
    revision: String(revision),
    files: [...filesNamedIn(sample)],
    filesRevision: '1',
  })
  function write(newText: string) {
    text = newText
    revision += 1
  }
  const reportState = (state?: StorageState) =>
    act(async () => {
      onState(state ?? storageStateOf(String(revision)))
      await Promise.resolve()
    })
  const storage = {
    name: 'server',
    load: () => Promise.resolve({ ok: true, loaded: loaded() }),
    read: () => Promise.resolve(undefined),
    keepPicture: () => Promise.resolve(failToFind('picture')),
    keepDocument: () => Promise.resolve(failToFind('document')),
    save: vi.fn<ContentStorage['save']>((changes, base) => {
      if (base !== String(revision))
        return Promise.resolve({ ok: false, reason: 'changed', loaded: loaded() })
      write(changes.text)
      return Promise.resolve({ ok: true, loaded: loaded() })
    }),
    drafts: {
      load: () => Promise.resolve(drafts),
      save: vi.fn<Drafts['save']>(() => Promise.resolve(true)),
      discard: vi.fn<Drafts['discard']>(() => Promise.resolve()),
    },
    watch(listener: typeof onState) {
      onState = listener
      return () => {}
    },
    sample: () => Promise.resolve(undefined),
    versions: {
      list: () => Promise.resolve({ versions: [] }),
      texts: () => Promise.resolve([]),
      files: () => Promise.resolve({}),
    },
  } satisfies ContentStorage
  /** Writes the content as another program would, and reports the new state to the editor. */
  const writeAsOtherProgram = (newText: string) => {
    write(newText)
    return reportState()
  }
  const savedContent = () => JSON.parse(text) as SiteContent
  return { storage, reportState, savedContent, write, writeAsOtherProgram }
}

/** Opens the complete editor with the sample. Pictures are never loaded. */
export async function openEditor(drafts?: Draft[], publishClient?: PublishClient) {
  const locks = { request: () => new Promise(() => {}), query: () => ({ held: [] }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const memory = memoryStorage(drafts)
  const { loaded } = await memory.storage.load()
  const saved = { content: sample, files: {}, loaded }
  const editor = createEditor(memory.storage, publishClient, saved)
  // Dialogs hide this element from screen readers.
  const container = document.createElement('div')
  container.id = 'editor'
  document.body.append(container)
  render(
    <CacheProvider value={withoutStyles}>
      <EditorProvider value={editor}>
        <EditorPage />
      </EditorProvider>
    </CacheProvider>,
    { container },
  )
  await act(() => startSession(editor))
  return memory
}

// Finds elements by text and attributes: queries by role or label would compute all names.
export const say = (id: PlainId) => message(id).en
const findLabeled = (label: string) => document.querySelector(`[aria-label="${label}"]`)
export const clickButton = async (name: PlainId) =>
  fireEvent.click(findLabeled(say(name)) ?? (await screen.findByText(say(name))))
function failToFind(name: string): never {
  throw new Error(`Failed to find: ${name}.`)
}
export const findDialog = async () =>
  within(
    await waitFor(
      () => document.querySelector<HTMLElement>('[role=dialog]') ?? failToFind('dialog'),
    ),
  )
export const clickInDialog = async (name: PlainId) =>
  fireEvent.click((await findDialog()).getByText(say(name)))
export const pressKey = (name: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers })

/** The rows of the sections, without the rows of the lists inside them. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]:not(li li *)')]
export const rowLabels = () => rows().map((row) => row.querySelector('span')?.textContent)
export const row = (name: string | RegExp) =>
  rows().find(({ textContent }) => textContent.match(name)) ?? failToFind(String(name))
export function inputAt(...path: Path): HTMLInputElement | HTMLTextAreaElement {
  const field = `[data-path="${CSS.escape(JSON.stringify(path))}"]`
  const input = document.querySelector<HTMLInputElement>(`${field} :is(input, textarea)`)
  return input ?? failToFind(`field ${path.join('.')}`)
}
export const headline = () => inputAt('sections', 0, 'title')
export const typeInto = (input: HTMLElement, value: string) =>
  fireEvent.change(input, { target: { value } })
/** Expands the hero and types its headline. */
export function typeHeadline(title: string) {
  fireEvent.click(row(/Hero$/))
  fireEvent.focus(headline())
  typeInto(headline(), title)
}
