import { CacheProvider } from '@emotion/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'

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
export const withHeadline = (title: string) => setText(sample, 'en', 'hero.title', title)
export const withName = (name: string) => setValue(sample, ['company', 'name'], name)

export const stateOf = (revision: string | null): StorageState => ({
  ok: true,
  revision,
  filesRevision: '1',
})

/** A storage in memory that other programs can write to. */
function memoryStorage(drafts: Draft[] = []) {
  let [text, revision] = [contentText(sample), 1]
  let report: (seen: StorageState) => void = () => {}
  const loaded = () => ({
    text,
    revision: String(revision),
    files: [...filesNamedIn(sample)],
    filesRevision: '1',
  })
  function write(content: string) {
    text = content
    revision += 1
  }
  const reportState = (seen?: StorageState) =>
    act(async () => {
      report(seen ?? stateOf(String(revision)))
      await Promise.resolve()
    })
  const storage = {
    name: 'server',
    load: () => Promise.resolve({ ok: true, loaded: loaded() }),
    read: () => Promise.resolve(undefined),
    keepPicture: () => Promise.resolve(missing('picture')),
    keepDocument: () => Promise.resolve(missing('document')),
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
    watch(onSeen: typeof report) {
      report = onSeen
      return () => {}
    },
    sample: () => Promise.resolve(undefined),
    versions: {
      list: () =>
        Promise.resolve({
          versions: [
            { id: '2', at: Date.UTC(2026, 5, 2, 12), kind: 'saved', before: '1' },
            { id: '1', at: Date.UTC(2026, 5, 1, 12), kind: 'saved' },
          ],
        }),
      texts: (ids) =>
        Promise.resolve(
          ids.map((id) => contentText(id === '1' ? withHeadline('Cake') : sample)),
        ),
      files: () => Promise.resolve({}),
    },
  } satisfies ContentStorage
  /** Writes the file as another program would, and lets the editor notice it. */
  const writtenByOthers = (content: string) => {
    write(content)
    return reportState()
  }
  const saved = () => JSON.parse(text) as SiteContent
  return { storage, see: reportState, saved, write, writtenByOthers }
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

// By text and attributes: queries by role or label compute the name of every element of the editor.
export const say = (id: PlainId) => message(id).en
const labeled = (label: string) => document.querySelector(`[aria-label="${label}"]`)
export const press = async (name: PlainId) =>
  fireEvent.click(labeled(say(name)) ?? (await screen.findByText(say(name))))
function missing(name: string): never {
  throw new Error(`Failed to find: ${name}.`)
}
export const dialog = async () =>
  within(
    await waitFor(
      () => document.querySelector<HTMLElement>('[role=dialog]') ?? missing('dialog'),
    ),
  )
export const inDialog = async (name: PlainId) =>
  fireEvent.click((await dialog()).getByText(say(name)))
export const key = (name: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers })

/** The rows of the sections, without the rows of the lists inside them. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]:not(li li *)')]
export const labels = () => rows().map((row) => row.querySelector('span')?.textContent)
export const row = (name: string | RegExp) =>
  rows().find(({ textContent }) => textContent.match(name)) ?? missing(String(name))
/** Chooses an item from the menu of an entry. */
export async function chooseFromMenu(entry: string, action: PlainId) {
  // The previous menu is still fading out.
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
  const menu = labeled(message('fields.moreOf', { name: entry }).en)
  fireEvent.click(menu ?? missing(`menu of ${entry}`))
  fireEvent.click(await screen.findByText(say(action)))
}
export function boxAt(...path: Path): HTMLInputElement | HTMLTextAreaElement {
  const field = `[data-path="${CSS.escape(JSON.stringify(path))}"]`
  const box = document.querySelector<HTMLInputElement>(`${field} :is(input, textarea)`)
  return box ?? missing(`field ${path.join('.')}`)
}
export const headline = () => boxAt('sections', 0, 'title')
export const type = (box: HTMLElement, value: string) =>
  fireEvent.change(box, { target: { value } })
/** Expands the hero and types its headline. */
export function typeHeadline(title: string) {
  fireEvent.click(row(/Hero$/))
  fireEvent.focus(headline())
  type(headline(), title)
}
