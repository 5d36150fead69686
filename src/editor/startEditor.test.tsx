import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { mockGithub, repository, token } from '../../tests/github/mockGithub.ts'
import { loadedSite } from '../../tests/support/mockEditor.ts'
import type { LoadResult } from '../editorApi/storage.ts'
import { contentText } from './check/checks.ts'
import { message } from './messages/messages.ts'
import { isAccountKept, storedAccount } from './signIn/account.ts'
import type { GithubFailure } from './storage/github/githubFailure.ts'
import type { ContentStorage } from './storage/storage.ts'

// The page keeps its element as long as its module is loaded.
const container = document.createElement('div')
container.id = 'editor'

beforeEach(() => {
  document.body.append(container)
  // Otherwise a timer of the page would run after the tests.
  onTestFinished(async () => {
    const { renderPage } = await import('./show.tsx')
    act(() => renderPage(null))
  })
})

function stubLocks(query: () => Promise<object>) {
  const locks = { request: () => new Promise(() => {}), query }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

test('if the content cannot be loaded, the page shows the reason and the draft', async () => {
  const { startEditor } = await import('./startEditor.tsx')
  const why = message('server.gone')
  const draft = { id: 'a', text: contentText(sampleContent), base: '', files: {}, at: 0 }
  const drafts = { load: async () => [draft], save: async () => true }
  const [reload, stopWatching] = [vi.fn<() => void>(), vi.fn<() => void>()]
  let report: Parameters<ContentStorage['watch']>[0] = () => {}
  const storage: Partial<ContentStorage> = {
    name: 'server',
    drafts: drafts as Partial<ContentStorage['drafts']> as ContentStorage['drafts'],
    watch: (onState) => ((report = onState), stopWatching),
  }
  const start = (result: LoadResult) =>
    act(() => startEditor(storage as ContentStorage, result))
  stubLocks(async () => ({}))
  await start({ ok: false, reason: 'unavailable', why })
  expect(screen.getByText(why.en)).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe(message('common.tryAgain').en)
  await start({ ok: false, reason: 'unreadable' })
  expect(screen.getByText(message('server.unreadable').en)).toBeTruthy()
  const address = location
  vi.stubGlobal('location', { reload })
  fireEvent.click(screen.getByText(message('common.tryAgain').en))
  const { loaded } = loadedSite(sampleContent).get().saved
  await start({ ok: true, loaded: { ...loaded, isRecoded: true } })
  const state = { ok: true, filesRevision: '' } as const
  report({ ok: false, reason: 'unavailable', why })
  for (const revision of [null, loaded.revision]) report({ ...state, revision })
  expect(reload).toHaveBeenCalledTimes(1)
  report({ ...state, revision: '2' })
  expect(reload).toHaveBeenCalledTimes(2)
  vi.stubGlobal('location', address)
  fireEvent.click(screen.getByText(message('common.restoreDraft').en))
  expect(stopWatching).toHaveBeenCalledTimes(1)
  await screen.findByText(message('common.recoded').en)
  expect(screen.getByText(message('common.save').en).ariaDisabled).toBe('false')
})

test('on GitHub, a rejected sign-in shows the reason, and an accepted token opens the content', async () => {
  const github = mockGithub()
  vi.stubGlobal('fetch', github.send)
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  const heading = () => document.querySelector('header h1')
  // A browser's response takes longer than showing the page.
  stubLocks(() => waitFor(() => (heading() ? {} : Promise.reject(new Error('Not yet.')))))
  const listeners = vi.spyOn(window, 'addEventListener')
  const intervals = vi.spyOn(window, 'setInterval')
  await act(() => import('./github.tsx'))
  const field = (id: 'signIn.repository' | 'signIn.token') =>
    screen.getByLabelText(message(id).en, { selector: 'input' })
  const type = (id: Parameters<typeof field>[0], value: string) =>
    fireEvent.change(field(id), { target: { value } })
  const signIn = () => fireEvent.click(screen.getByText(message('signIn.signIn').en))
  const rejected: [GithubFailure['code'], string, string, 'repository' | 'token'][] = [
    ['not-found', 'ana/other', token, 'repository'],
    ['token-refused', repository, token.replace('0123', '9999'), 'token'],
  ]
  for (const [code, name, typed, wrong] of rejected) {
    type('signIn.repository', name)
    type('signIn.token', typed)
    signIn()
    await screen.findByText(message(`github.failed.${code as 'not-found'}`).en)
    await waitFor(() => expect(document.activeElement).toBe(field(`signIn.${wrong}`)))
  }
  expect(storedAccount()).toBeUndefined()
  type('signIn.token', token)
  signIn()
  await screen.findByText(message('signIn.opened').en)
  expect(document.activeElement).toBe(heading())
  expect([storedAccount(), isAccountKept()]).toEqual([{ repository, token }, false])
  const asked = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true)
  const reload = vi.fn<() => void>()
  vi.stubGlobal('confirm', asked)
  vi.stubGlobal('location', { reload })
  const signOut = () =>
    fireEvent.click(screen.getByLabelText(message('common.signOut').en))
  signOut()
  expect(storedAccount()).toBeTruthy()
  signOut()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(storedAccount()).toBeUndefined()
  for (const [name, listener, options] of listeners.mock.calls)
    removeEventListener(name, listener, options)
  for (const { value } of intervals.mock.results) clearInterval(value)
})
