import { act, cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import {
  effectsOn,
  lineRecorder,
  operate,
  wordsOf,
} from '../../../tests/support/linesOf.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { setText } from '../contentActions/actions.ts'
import { moment } from '../moment.ts'
import { createSession } from '../saving/session.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { createVersionList } from '../state/versionList.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { followJob } from './followJob.ts'
import dialog from './PublishDialog.steps.json' with { type: 'json' }
import { PublishDialog } from './PublishDialog.tsx'
import { createPublishing, type PublishClient } from './publishing.ts'

const titled = (title: string) =>
  setText(content, 'en', String(content.services[0]?.title), title)
const [before, theirs] = [titled('Before'), titled('Theirs')]

const unused = '/logos/unused.svg'
const files = filesNamedIn(content)

/** A response with texts of the content instead of their names. */
const withTexts = (response: unknown): unknown =>
  JSON.parse(
    JSON.stringify(response)
      .replaceAll('"{before}"', JSON.stringify(canonicalText(before)))
      .replaceAll('"{theirs}"', JSON.stringify(canonicalText(theirs))),
  )

/** Responses of the server, by path and name. */
const responses: [path: string, responses: Record<string, unknown>][] = [
  ['', dialog.states],
  ['/job', dialog.jobs],
  ['/online', dialog.addresses],
  // The responses to requests that change something.
  ['sent', { done: 'done', busy: 'busy', refused: 'refused', notWritten: 'notWritten' }],
]
test('the dialog matches the snapshot, from the choice of a target to the published site', async () => {
  // Not dates, which would change formatted ones.
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...timers] })
  const lines: string[] = []
  const log = (line: string) => line !== lines.at(-1) && lines.push(line)
  const confirm = vi.fn<(question: string) => boolean>(() => true)
  vi.stubGlobal('confirm', confirm.mockReturnValueOnce(false))
  let now = new Map<string, unknown>([['/online', null]])
  const ask = async (method: string, at: string, value?: unknown) => {
    log(`${method} ${at} ${value ? JSON.stringify(value) : ''}`.trim())
    const response = now.get(method === 'GET' ? at : 'sent')
    return response === 'none' ? new Promise(() => {}) : response
  }
  const publishing = createPublishing(ask as PublishClient)
  const [site, session] = [loadedSite(content, [unused, ...files]), createSession()]
  const navigation = createNavigation(site)
  const storage: Partial<ContentStorage> = {
    name: 'server',
    sample: () => Promise.resolve({ text: '', files: [unused, ...files] }),
    save(changes) {
      log(`saves ${JSON.stringify(changes.files)}`)
      return Promise.resolve({ ok: true, loaded: site.get().saved.loaded })
    },
  }
  const pictures = {
    ...createStore(new Map()),
    load: () => Promise.resolve(),
    draftIdOf: () => undefined,
  }
  const versions = createVersionList({
    list: () => Promise.resolve(undefined),
    texts: () => Promise.resolve([canonicalText(before)]),
    files: () => Promise.resolve(undefined),
  })
  followJob(publishing, { site, session })
  const parts = { site, session, publishing, navigation, storage, pictures, versions }
  renderInEditor(parts, <PublishDialog />)
  const newLines = lineRecorder()
  const walk = async ([names = '', control = '', value]: readonly string[]) => {
    if (names === 'offline') now = new Map()
    for (const [path, named] of responses)
      for (const name of names.split(' '))
        if (name in named) now.set(path, withTexts(named[name]))
    const words = wordsOf(control)
    lines.push('', `# ${[names && `(${names})`, words, value].filter(Boolean).join(' ')}`)
    if (control) session.change({ openDialog: { kind: 'publish' } })
    await act(async () => {
      operate(words, value)
      await vi.advanceTimersByTimeAsync(500)
    })
    lines.push(...effectsOn({ session, navigation }, 'publish'), ...newLines())
  }
  for (const step of dialog.steps) await walk(step)
  site.change([], () => theirs)
  await walk([])
  cleanup()
  expect(publishing.get().job).toEqual({ state: 'idle' })
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('ftp.example.com'))
  const text = `${lines.join('\n')}\n`
    .replaceAll(moment(0).en, '{time}')
    .replaceAll(JSON.stringify(canonicalText(theirs)), '{theirs}')
    .replaceAll(JSON.stringify(canonicalText(content)), '{ours}')
  await expect(text).toMatchFileSnapshot('__snapshots__/dialog.txt')
})
