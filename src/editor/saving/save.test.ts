import { expect, test, vi } from 'vitest'

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { contentText } from '../check/checks.ts'
import { message } from '../messages/messages.ts'
import { isChanged } from '../state/siteStore.ts'
import { createStore } from '../state/store.ts'
import type { ContentStorage } from '../storage/storage.ts'
import results from './save.cases.json' with { type: 'json' }
import { askToSave, filesToWrite, save } from './save.ts'
import { createSession } from './session.ts'

/** An editor in which the owner has changed the company's name. */
function editorWith(saveInStorage: ContentStorage['save']) {
  const site = loadedSite(base)
  site.change([], (content) => setValue(content, ['company', 'name'], 'Ours'))
  const session = createSession()
  const pictures = { draftIdOf: () => undefined }
  const storage = { name: 'server', save: saveInStorage } as const
  const language = createStore<MessageLanguage>('br')
  return mockEditor({ site, session, storage, pictures, language })
}

test('a save needs changes without mistakes, and no other save in progress', () => {
  const editor = editorWith(() => new Promise<never>(() => {}))
  const dialog = () => editor.session.get().openDialog.kind
  const setTab = vi.fn<(tab: string) => void>()
  const askToSaveWith = (severity: string, site = editor.site) => {
    const checks = { checkNow: () => [{ severity }] }
    askToSave({ ...editor, site, checks, navigation: { setTab } } as never)
    return editor.session.get().toast?.message
  }
  expect(askToSaveWith('error')).toBe(message('saving.fixFirst'))
  expect(askToSaveWith('warning', loadedSite(base))).toBe(message('saving.nothingToSave'))
  expect([dialog(), setTab.mock.calls]).toEqual(['nothing', [['problems']]])
  expect(askToSaveWith('warning')).toBe(undefined)
  expect(dialog()).toBe('save')
  void save(editor)
  askToSave(editor)
  void save(editor, { kind: 'save' })
  expect(dialog()).toBe('nothing')
})

/** A problem that prevents saving, and one that does not. */
const problems = checkContent(
  JSON.stringify(setValue(base, ['company', 'email'], 'none')),
).problems.flatMap((problem): Problem[] => [problem, { ...problem, severity: 'warning' }])
/** The text that another program has written: broken, or with a company's name. */
const writtenText = (name: string) =>
  name === '{' ? name : contentText(setValue(base, ['company', 'name'], name))

test('messages and dialogs after each result of a save match the snapshot', async () => {
  const lines: string[] = []
  for (const result of results) {
    lines.push('', `# ${JSON.stringify(result)}`)
    const {
      text = base.company.name,
      isPartial,
      ...resultProps
    } = result as object as Record<string, string>
    const loaded = { text: writtenText(text), revision: '2', files: [] }
    const editor = editorWith((_changes, _revision, onProgress) => {
      for (const sent of [0, 1, 2]) onProgress?.(sent, 2)
      const { isSaving, sending, openDialog } = session.get()
      lines.push(JSON.stringify({ isSaving, sending, dialog: openDialog.kind }))
      return 'ok' in result
        ? Promise.resolve({ ...resultProps, loaded, problems } as never)
        : Promise.reject(new Error('No module'))
    })
    const { session, site, announcement } = editor
    const announcements: string[] = []
    announcement.subscribe(() => announcements.push(announcement.get()))
    const { now } = site.get().history
    await save(editor, { kind: 'publish' }, isPartial ? { ...now } : now)
    const { toast, storageError: error, openDialog, isSaving, sending } = session.get()
    const failed = 'failed' in openDialog && openDialog.failed.reason
    lines.push(
      `announced: ${announcements.join(' | ')}`,
      `${toast?.severity}: ${toast?.message.br}`,
      JSON.stringify({ isSaving, sending, dialog: openDialog.kind, failed }),
      `error: ${error?.why.br}, signed out: ${error?.isSignedOut}`,
      `changed: ${isChanged(site.get())}, ${Object.keys(site.get().history.now.files).join()}`,
    )
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/results.txt',
  )
})

test('undo after a save restores a removed file and removes an added one', () => {
  const now = { content: base, files: {} }
  const files = { '/removed.svg': null, '/added.svg': 'a' }
  const saved = { ...now, files, loaded: { text: '', revision: '1', files: [] } }
  expect(filesToWrite({ now, saved }, (path) => `kept ${path}`)).toEqual({
    '/removed.svg': 'kept /removed.svg',
    '/added.svg': null,
  })
})
