import { act, cleanup, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import {
  effectsOn,
  lineRecorder,
  pressOrType,
  messageOrText,
} from '../../../tests/support/linesOf.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import {
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { withChanges } from '../../../tests/support/withChanges.ts'
import type { VersionPage } from '../../editorApi/versions.ts'
import type { Preview } from '../preview/previewApi.ts'
import { createPublishing, type PublishClient } from '../publishing/publishing.ts'
import { createSession } from '../saving/session.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { createVersionList } from '../state/versionList.ts'
import type { PageView } from '../state/view.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { FieldHistory } from './FieldHistory.tsx'
import steps from './VersionsDialog.steps.json' with { type: 'json' }
import { VersionsDialog } from './VersionsDialog.tsx'

/** The content of each version, as edits of the sample. That of `c` cannot be read. */
const contents = new Map(
  Object.entries(steps.contents).map(([id, edits]) => [
    id,
    withChanges(sampleContent, edits),
  ]),
)
const content = contents.get('e') ?? sampleContent
/** The times are local, so that their words are the same everywhere. */
const pages = JSON.parse(JSON.stringify(steps.pages), (key, value) =>
  key === 'at' ? Number(new Date(value as string)) : value,
) as Record<string, VersionPage>

/** Records the visible lines and the requests after each button that is pressed. */
async function record(listed: typeof pages, isField: boolean, buttons: string[]) {
  const lines: string[] = []
  const log = (name: string, value: unknown) =>
    void lines.push(`${name} ${JSON.stringify(value)}`)
  const versions = createVersionList({
    async list(after = 'first') {
      log('lists', after)
      return listed[after]
    },
    async texts(ids) {
      log('reads', ids)
      return ids.map((id) => (contents.has(id) ? JSON.stringify(contents.get(id)) : null))
    },
    files: (id) => Promise.resolve(id === 'b' ? undefined : {}),
  })
  const site = loadedSite(content)
  const { loaded } = site.get().saved
  const [navigation, session] = [createNavigation(site), createSession()]
  const last = { ...publication, id: 'e' }
  const responses: Record<string, unknown> = {
    '': withTargets({ ...target, last }),
    '/online': { state: 'online' },
  }
  const publishing = createPublishing((async (method: string, path: string) => {
    if (method === 'POST') log(method, path)
    return responses[path]
  }) as PublishClient)
  await publishing.load()
  const storage: Partial<ContentStorage> = {
    name: 'server',
    sample: () => Promise.resolve(undefined),
    async save({ text }) {
      log(
        'saves',
        (JSON.parse(text) as SiteContent).catalogs.en?.['services.custom.title'],
      )
      return { ok: true, loaded }
    },
  }
  const view = createStore<PageView>({
    device: 'tablet',
    language: 'en',
    scheme: 'light',
  })
  const path = ['services', 2, 'title']
  const field = fieldAt(content, path)
  const parts = { site, navigation, session, publishing, storage, versions, view }
  const newLines = lineRecorder()
  renderInEditor(
    parts,
    isField && field ? (
      <FieldHistory {...{ path, field }} />
    ) : (
      <VersionsDialog versions={versions} />
    ),
  )
  lines.push(...newLines())
  for (const button of buttons) {
    const words = messageOrText(button)
    lines.push('', `# ${words}`)
    session.change({ openDialog: { kind: 'versions' } })
    await act(async () => {
      if (words === 'focus') navigation.setFocused(path)
      else pressOrType(words)
      await vi.advanceTimersByTimeAsync(500)
    })
    for (const frame of document.querySelectorAll('iframe')) {
      const name = `${frame.title} ${frame.style.width}`
      const preview: Preview = {
        outline: (at) => log(`${name} outlines`, at),
        show({ content: { catalogs }, language, scheme }) {
          log(
            `${name} shows ${language} ${scheme}`,
            catalogs.en?.['services.custom.title'],
          )
          return scheme === 'light'
        },
      }
      const connectPreview = () => preview
      if (frame.contentWindow && !frame.contentWindow.connectPreview) {
        Object.assign(frame.contentWindow, { connectPreview })
        fireEvent.load(frame)
      }
    }
    lines.push(...effectsOn({ session, navigation }, 'versions'), ...newLines())
  }
  cleanup()
  return `${lines.join('\n')}\n`.replaceAll(/datetime=\S+/g, 'datetime')
}

test('the list, the comparison, and the earlier values of a field match the snapshot', async () => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...timers] })
  const lines = [
    await record({}, false, ['']),
    await record({ first: { versions: [] } }, false, ['']),
    await record(pages, false, steps.dialog),
    await record(pages, true, steps.field),
  ]
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/versions.txt')
})
