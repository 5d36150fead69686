import { act, cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import {
  effectsOn,
  lineRecorder,
  pressOrType,
  messageOrText,
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
import scenario from './PublishDialog.steps.json' with { type: 'json' }
import { PublishDialog } from './PublishDialog.tsx'
import { createPublishing, type PublishClient } from './publishing.ts'

const contentTitled = (title: string) =>
  setText(content, 'en', String(content.services[0]?.title), title)
const [before, theirs] = [contentTitled('Before'), contentTitled('Theirs')]

const unusedFile = '/logos/unused.svg'
const files = filesNamedIn(content)

/** A response with the texts of contents instead of `{before}` and `{theirs}`. */
const withTexts = (response: unknown): unknown =>
  JSON.parse(
    JSON.stringify(response)
      .replaceAll('"{before}"', JSON.stringify(canonicalText(before)))
      .replaceAll('"{theirs}"', JSON.stringify(canonicalText(theirs))),
  )

/** Responses of the server, by path and name. */
const responsesByPath: [path: string, responses: Record<string, unknown>][] = [
  ['', scenario.states],
  ['/job', scenario.jobs],
  ['/online', scenario.addresses],
  // The responses to requests that change something.
  ['sent', { done: 'done', busy: 'busy', refused: 'refused', notWritten: 'notWritten' }],
]
test('the dialog matches the snapshot, from the choice of a target to the published site', async () => {
  // Without `Intl`, whose mock formats the time 0 as the current time.
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...timers] })
  const lines: string[] = []
  const log = (line: string) => line !== lines.at(-1) && lines.push(line)
  const confirm = vi.fn<(question: string) => boolean>(() => true)
  vi.stubGlobal('confirm', confirm.mockReturnValueOnce(false))
  let currentResponses = new Map<string, unknown>([['/online', null]])
  const request = async (method: string, path: string, value?: unknown) => {
    log(`${method} ${path} ${value ? JSON.stringify(value) : ''}`.trim())
    const response = currentResponses.get(method === 'GET' ? path : 'sent')
    return response === 'none' ? new Promise(() => {}) : response
  }
  const publishing = createPublishing(request as PublishClient)
  const [site, session] = [loadedSite(content, [unusedFile, ...files]), createSession()]
  const navigation = createNavigation(site)
  const storage: Partial<ContentStorage> = {
    name: 'server',
    sample: () => Promise.resolve({ text: '', files: [unusedFile, ...files] }),
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
  const takeStep = async ([names = '', control = '', value]: readonly string[]) => {
    if (names === 'offline') currentResponses = new Map()
    for (const [path, responses] of responsesByPath)
      for (const name of names.split(' '))
        if (name in responses) currentResponses.set(path, withTexts(responses[name]))
    const label = messageOrText(control)
    lines.push('', `# ${[names && `(${names})`, label, value].filter(Boolean).join(' ')}`)
    if (control) session.change({ openDialog: { kind: 'publish' } })
    await act(async () => {
      pressOrType(label, value)
      await vi.advanceTimersByTimeAsync(500)
    })
    lines.push(...effectsOn({ session, navigation }, 'publish'), ...newLines())
  }
  for (const step of scenario.steps) await takeStep(step)
  site.change([], () => theirs)
  await takeStep([])
  cleanup()
  expect(publishing.get().job).toEqual({ state: 'idle' })
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('ftp.example.com'))
  const text = `${lines.join('\n')}\n`
    .replaceAll(moment(0).en, '{time}')
    .replaceAll(JSON.stringify(canonicalText(theirs)), '{theirs}')
    .replaceAll(JSON.stringify(canonicalText(content)), '{ours}')
  await expect(text).toMatchFileSnapshot('__snapshots__/dialog.txt')
})
