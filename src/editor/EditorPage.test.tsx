import { CacheProvider } from '@emotion/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { setValue } from '../../schema/editContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Path } from '../../schema/read/lookUp.ts'
import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { target, withTargets } from '../../tests/support/publishingStates.ts'
import type { Draft, Seen } from '../editorApi/storage.ts'
import { createServerCache } from '../styleCache.ts'
import { contentText } from './check/checks.ts'
import { EditorProvider } from './context.tsx'
import { createEditor, startSession } from './createEditor.ts'
import { EditorPage } from './EditorPage.tsx'
import { setText } from './edits/actions.ts'
import { message, type MessageId, type Placeholders } from './messages/messages.ts'
import type { PublishClient } from './publishing/publishing.ts'
import { storageWords, type ContentStorage } from './storage/storage.ts'

type PlainId = Exclude<MessageId, keyof Placeholders>
type Drafts = ContentStorage['drafts']

const sample = setValue(sampleContent, ['company', 'secondPhone'], '0800 555 0100')
const withHeadline = (title: string) => setText(sample, 'en', 'hero.title', title)
const withName = (name: string) => setValue(sample, ['company', 'name'], name)

const seenOf = (revision: string | null): Seen => ({
  ok: true,
  revision,
  filesRevision: '1',
})

/** A storage in memory that other programs can write to. */
function memoryStorage(drafts: Draft[] = []) {
  let [text, revision] = [contentText(sample), 1]
  let report: (seen: Seen) => void = () => {}
  const loaded = () => ({
    text,
    revision: String(revision),
    files: [],
    filesRevision: '1',
  })
  function write(content: string) {
    text = content
    revision += 1
  }
  const see = (seen?: Seen) =>
    act(async () => {
      report(seen ?? seenOf(String(revision)))
      await Promise.resolve()
    })
  const storage = {
    words: storageWords('server'),
    load: () => Promise.resolve({ ok: true, loaded: loaded() }),
    read: () => Promise.resolve(undefined),
    keepPicture: () => Promise.reject(new Error('No picture is expected.')),
    keepDocument: () => Promise.reject(new Error('No document is expected.')),
    save: vi.fn<ContentStorage['save']>((changes, base) => {
      if (base !== String(revision))
        return Promise.resolve({ ok: false, reason: 'changed', loaded: loaded() })
      write(changes.text)
      return Promise.resolve({ ok: true, loaded: loaded() })
    }),
    drafts: {
      load: () => Promise.resolve(drafts),
      save: vi.fn<Drafts['save']>(() => Promise.resolve({ ok: true })),
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
          versions: [2, 1].map((day) => ({
            id: String(day),
            at: Date.UTC(2026, 5, day, 12),
            kind: 'saved' as const,
            ...(day > 1 && { before: String(day - 1) }),
          })),
          bytes: 1,
        }),
      texts: (ids) =>
        Promise.resolve(
          ids.map((id) => contentText(id === '1' ? withHeadline('Cake') : sample)),
        ),
      files: () => Promise.resolve({}),
      keepFiles: () => Promise.resolve({}),
    },
  } satisfies ContentStorage
  /** Another program writes the file, and the editor sees it. */
  const writtenByOthers = (content: string) => {
    write(content)
    return see()
  }
  const saved = () => JSON.parse(text) as SiteContent
  return { storage, loaded, see, saved, write, writtenByOthers }
}

/** The whole editor of the sample. Pictures are not checked. */
async function open(drafts?: Draft[], publishClient?: PublishClient) {
  const locks = { request: () => new Promise(() => {}), query: () => ({ held: [] }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') })
  const memory = memoryStorage(drafts)
  const saved = { content: sample, files: {}, loaded: memory.loaded() }
  const editor = createEditor(memory.storage, publishClient, saved, {
    addFile: () => {},
    check: ({ text }) => Promise.resolve(checkContent(text).problems),
    fix: () => Promise.resolve(undefined),
  })
  // A dialog hides it from screen readers.
  const container = document.createElement('div')
  container.id = 'editor'
  document.body.append(container)
  render(
    <CacheProvider value={createServerCache()}>
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
const say = (id: PlainId) => message(id).en
const labelled = (label: string) => document.querySelector(`[aria-label="${label}"]`)
const press = async (name: PlainId) =>
  fireEvent.click(labelled(say(name)) ?? (await screen.findByText(say(name))))
const dialog = async () =>
  within(
    await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[role=dialog]')
      if (!found) throw new Error('No dialog is open.')
      return found
    }),
  )
const inDialog = async (name: PlainId) =>
  fireEvent.click((await dialog()).getByText(say(name)))
const hasFocus = (element: Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element))
const key = (name: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers })

/** The rows of the sections, without the rows of the lists inside them. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]:not(li li *)')]
const labels = () => rows().map((row) => row.querySelector('span')?.textContent)
const row = (name: string | RegExp) => {
  const found = rows().find(({ textContent }) => textContent.match(name))
  if (!found) throw new Error(`Failed to find the row ${String(name)}.`)
  return found
}
async function chooseOf(entry: string, action: PlainId) {
  // The previous menu is still fading out.
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
  const menu = labelled(message('fields.moreOf', { name: entry }).en)
  if (!menu) throw new Error(`Failed to find the menu of ${entry}.`)
  fireEvent.click(menu)
  fireEvent.click(await screen.findByText(say(action)))
}
function boxAt(...path: Path): HTMLInputElement | HTMLTextAreaElement {
  const field = document.querySelector(
    `[data-path="${CSS.escape(JSON.stringify(path))}"]`,
  )
  const box = field?.querySelector<HTMLInputElement>('input, textarea')
  if (!box) throw new Error(`The field ${path.join('.')} is not unfolded.`)
  return box
}
const headline = () => boxAt('sections', 0, 'title')
const type = (box: HTMLElement, value: string) =>
  fireEvent.change(box, { target: { value } })
/** Unfolds the hero and types its headline. */
function typeHeadline(title: string) {
  fireEvent.click(row(/Hero$/))
  fireEvent.focus(headline())
  type(headline(), title)
}

test('typed text is kept as a draft, shown before saving, and saved unchanged', async () => {
  const { storage, saved } = await open()
  expect(screen.getByText(say('common.saved')).ariaDisabled).toBe('true')
  await press('common.saved')
  await screen.findByText(say('saving.nothingToSave'))
  typeHeadline('Bread')
  await waitFor(() => expect(storage.drafts.save).toHaveBeenCalled())
  const [draft] = storage.drafts.save.mock.lastCall ?? []
  expect(draft).toMatchObject({
    text: contentText(withHeadline('Bread')),
    base: contentText(sample),
  })
  key('s', { ctrlKey: true })
  const question = await dialog()
  // What is behind the question stays as it is.
  key('z', { ctrlKey: true })
  expect(question.getByText('Bread')).toBeTruthy()
  expect(question.getByText(sample.catalogs.en['hero.title'] ?? '')).toBeTruthy()
  expect(storage.save).not.toHaveBeenCalled()
  await inDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  expect(saved()).toEqual(withHeadline('Bread'))
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith(draft?.id))
})

test('undo and redo move the focus to the change, except behind a dialog', async () => {
  await open()
  const before = sample.catalogs.en['hero.title']
  typeHeadline('Bread')
  // By default, another group is open.
  fireEvent.click(screen.getByText('Company'))
  // The field of an optional value stays while it is empty.
  const phone = () => boxAt('company', 'secondPhone')
  type(phone(), '')
  // On Windows, AltGr is Ctrl and Alt, and types letters.
  key('z', { ctrlKey: true, altKey: true })
  expect(phone().value).toBe('')
  key('z', { ctrlKey: true })
  expect(phone().value).toBe(sample.company.secondPhone)
  key('z', { ctrlKey: true })
  await hasFocus(headline())
  expect(headline().value).toBe(before)
  screen.getByText(/^Undone: .*Headline/)
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  key('Z', { ctrlKey: true, shiftKey: true })
  screen.getByText(/^Redone: .*Headline/)
  expect(headline().value).toBe('Bread')
  await press('common.undo')
  expect(headline().value).toBe(before)
  key('y', { metaKey: true })
  expect(headline().value).toBe('Bread')
  key('z')
  expect(headline().value).toBe('Bread')
})

test('nothing is saved while there are errors, and each problem leads to its field', async () => {
  const { storage } = await open()
  // A file that is dropped next to the fields is not opened.
  const dropped = { types: ['Files'], files: [new File([], 'photo.jpg')] }
  expect(fireEvent.drop(document.body, { dataTransfer: dropped })).toBe(false)
  typeHeadline('')
  await press('common.save')
  await screen.findByText(say('saving.fillInFirst'))
  expect(storage.save).not.toHaveBeenCalled()
  const [first] = screen.getAllByText(/Headline/)
  if (first) fireEvent.click(first)
  await hasFocus(headline())
  type(headline(), 'Bread')
  await press('common.save')
  await inDialog('common.save')
  await waitFor(() => expect(storage.save).toHaveBeenCalled())
})

test('changes by another program are merged; on a conflict, the owner’s choice is saved', async () => {
  const { write, storage, saved } = await open()
  typeHeadline('Bread')
  write(contentText(withName('Theirs')))
  await press('common.save')
  await inDialog('common.save')
  await screen.findByText('Theirs', { selector: 'h1' })
  expect(saved()).toEqual(withName('Theirs'))
  // The dialog asks again, now with their changes.
  write(contentText(setText(withName('Theirs'), 'en', 'hero.title', 'Cake')))
  await inDialog('common.save')
  await screen.findByText(say('common.conflicts'))
  fireEvent.click((await dialog()).getByText('Cake'))
  await inDialog('common.settle')
  expect(headline().value).toBe('Cake')
  expect(storage.save).toHaveBeenCalledTimes(2)
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
})

test('earlier drafts are offered in turn, can be restored or discarded, and ask about conflicts', async () => {
  const draft = (id: string, at: number, text: string, base = contentText(sample)) => ({
    id,
    at,
    text,
    base,
    files: {},
  })
  const { storage } = await open([
    draft('unchanged', 5, contentText(sample)),
    draft('old', 1, contentText(withName('Old'))),
    draft('broken', 4, '{'),
    draft('new', 3, contentText(withHeadline('Bread'))),
    draft(
      'clash',
      2,
      contentText(withHeadline('Cake')),
      contentText(withHeadline('Earlier')),
    ),
  ])
  await press('saving.showDraft')
  expect(screen.getByText('Bread')).toBeTruthy()
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  await press('common.takeDraft')
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith('new'))
  expect(labels()[0]).toBe('Bread')
  expect(storage.drafts.save).toHaveBeenCalled()
  expect(screen.getByText(say('common.save'))).toBeTruthy()
  await press('common.takeDraft')
  const question = await dialog()
  expect(question.getByText('Bread')).toBeTruthy()
  await inDialog('common.settle')
  expect(labels()[0]).toBe('Cake')
  // The oldest draft needs a second confirmation.
  await press('saving.dropDraft')
  expect(storage.drafts.discard).not.toHaveBeenCalledWith('old')
  await press('saving.dropForGood')
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith('old'))
  expect(screen.queryByText(say('common.takeDraft'))).toBeNull()
})

test('a section can be added, hidden, moved, and removed, and keeps the focus', async () => {
  const { saved } = await open()
  const [hero = '', services = '', ...others] = labels()
  await press('fields.addSection')
  fireEvent.click((await dialog()).getByText('Questions'))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  expect(labels()).toHaveLength(6)
  await press('common.undo')
  expect(labels()).toEqual([hero, services, ...others])

  // The copy, which has the same name, is open.
  await chooseOf(services, 'fields.duplicate')
  const opened = () => document.querySelector('[data-row][aria-expanded=true]')
  await waitFor(() => expect(rows().indexOf(opened() as HTMLElement)).toBe(2))
  await press('common.undo')
  await chooseOf(services, 'fields.hide')
  expect(row(services).textContent).toContain(say('common.hidden'))
  await chooseOf(services, 'fields.showAgain')
  expect(row(services).textContent).not.toContain(say('common.hidden'))

  row(services).focus()
  key('ArrowUp', { altKey: true })
  await hasFocus(row(services))
  expect(labels()).toEqual([services, hero, ...others])
  screen.getByText(message('fields.moved', { name: services, position: 1, of: 5 }).en)
  await chooseOf(hero, 'common.remove')
  await hasFocus(row(others[0] ?? ''))
  expect(labels()).toEqual([services, ...others])
  key('z', { ctrlKey: true })
  await hasFocus(row(hero))
  expect(labels()).toEqual([services, hero, ...others])
  await press('common.save')
  await inDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  expect(
    saved()
      .sections.map(({ type }) => type)
      .slice(0, 2),
  ).toEqual(['services', 'hero'])
})

test('changes by other programs are merged while typing; a broken file and an unreachable storage are reported until fixed', async () => {
  const { see, writtenByOthers, storage } = await open()
  typeHeadline('Bread')
  await writtenByOthers(contentText(withName('Theirs')))
  await screen.findByText(say('saving.theirsTaken'))
  expect(screen.getByText('Theirs', { selector: 'h1' })).toBeTruthy()
  expect(headline().value).toBe('Bread')
  await writtenByOthers('{')
  await screen.findByText(say('saving.theirsBroken'))
  await see(seenOf('2'))
  expect(screen.queryByText(say('saving.theirsBroken'))).toBeNull()
  await writtenByOthers('[')
  await screen.findByText(say('saving.theirsBroken'))
  await press('common.close')
  // The failure is reported once.
  await see()
  expect(screen.queryByText(say('saving.theirsBroken'))).toBeNull()
  await see(seenOf('2'))
  const { unavailable, gone } = storage.words
  await see({ ok: false, reason: 'unavailable', why: unavailable })
  await screen.findByText(unavailable.en)
  await see(seenOf('2'))
  expect(screen.queryByText(unavailable.en)).toBeNull()
  await see(seenOf(null))
  await screen.findByText(gone.en)
})

test('an earlier version is compared, and published after unsaved changes were saved', async () => {
  const answers: Record<string, unknown> = {
    '': withTargets(target),
    '/job': { state: 'idle' },
  }
  const ask = vi.fn((_method: string, path: string) => Promise.resolve(answers[path]))
  const { storage } = await open([], ask as PublishClient)
  typeHeadline('Bread')
  await press('versions.title')
  const versions = await dialog()
  const first = await versions.findByText(say('versions.first'))
  versions.getByText(/June 1/)
  versions.getByText(/June 2/)
  fireEvent.click(first)
  await versions.findByText('Cake')
  versions.getByText('Bread')
  await inDialog('versions.publishThis')
  await waitFor(() =>
    expect(ask).toHaveBeenCalledWith('POST', '/publish', { revision: '3' }),
  )
  const texts = storage.save.mock.calls.map(
    ([{ text }]) => JSON.parse(text) as SiteContent,
  )
  expect(texts).toEqual([withHeadline('Bread'), withHeadline('Cake')])
})
