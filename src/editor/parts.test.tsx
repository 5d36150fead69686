import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Bilingual, MessageLanguage } from '../../schema/bilingual.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { lookUp } from '../../schema/read/lookUp.ts'
import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { lineRecorder } from '../../tests/support/linesOf.ts'
import { loadedSite } from '../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../tests/support/renderInEditor.tsx'
import { withChanges, type Change } from '../../tests/support/withChanges.ts'
import type { FileChanges } from '../editorApi/storage.ts'
import { TopBar } from './bar/TopBar.tsx'
import { CannotShow } from './CannotShow.tsx'
import { contentText } from './check/checks.ts'
import { mergeContents } from './merge/mergeContents.ts'
import edits from './parts.edits.json' with { type: 'json' }
import scenario from './parts.steps.json' with { type: 'json' }
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { DraftOffer } from './saving/DraftOffer.tsx'
import { SaveDialog } from './saving/SaveDialog.tsx'
import { createSession } from './saving/session.ts'
import { Toast } from './saving/Toast.tsx'
import { forgetAccount, storeAccount } from './signIn/account.ts'
import { NewTokenForm, SignIn } from './signIn/SignIn.tsx'
import { createNavigation } from './state/navigation.ts'
import { createStore } from './state/store.ts'
import type { DeployStatus } from './storage/storage.ts'

type Step = [name: string, ...values: never[]]
type Call = (...values: never[]) => unknown

test('the parts of the editor’s window and the effects of their controls match the snapshot', async () => {
  let text = ''
  /** Records a call by the part. */
  const log = (name: string, result?: unknown) => (value?: unknown) => {
    const shown =
      lookUp(value, ['files']) ?? (typeof value === 'object' ? undefined : value)
    text += `→ ${name} ${shown === undefined ? '' : JSON.stringify(shown)}\n`
    return result
  }
  const why = { en: 'Away', br: 'Away' }
  const site = loadedSite(sampleContent, ['/logos/aroeva.svg'])
  const [session, navigation] = [createSession(), createNavigation(site)]
  const language = createStore<MessageLanguage>('en')
  const deployStatus = createStore<DeployStatus>({ message: why, address: '/' })
  const reasons = [why, undefined]
  const refused = { ok: false, reason: 'refused', why }
  const storage = {
    name: 'github' as const,
    deployStatus,
    signOut: log('sign out'),
    drafts: { save: log('keep draft', true), discard: log('discard draft') } as never,
    save: async (changes: unknown) => log('save', refused)(changes) as never,
    replaceToken: async (token: string) => log('token', reasons.shift())(token) as never,
  }
  const pictures = {
    ...createStore(new Map()),
    load: async () => {},
    loadMissing: log('load missing pictures') as () => void,
    draftIdOf: () => undefined,
  }
  const parts = { site, session, navigation, storage, language, pictures, versions: {} }
  const [ours, theirs] = [edits.ours, edits.theirs].map((steps) =>
    withChanges(sampleContent, steps),
  ) as [SiteContent, SiteContent]
  const [draftText, base] = [theirs, sampleContent].map(contentText) as [string, string]
  const files = { '/lost.svg': 'lost' }
  const draft = { id: 'd', at: Date.UTC(2026, 5, 2, 12), text: draftText, base, files }
  session.change({ drafts: [draft, { ...draft, id: 'e' }] })
  // The field with a mistake is focused in the next frame.
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  const answers = [false, true]
  vi.stubGlobal('confirm', () => log('confirm', answers.shift())())
  storeAccount({ repository: 'ana/site', token: '' }, false)
  forgetAccount()
  let answer: (reason: Bilingual) => void = () => {}
  const onSignIn = (account: object, isKept: boolean) => {
    log(JSON.stringify(account))(isKept)
    return new Promise<Bilingual | undefined>((done) => (answer = done as never))
  }
  const notSent = { ok: false, reason: 'picture not sent', why } as const
  const merged = mergeContents({ base: sampleContent, ours, theirs })
  const settle = ({ services, catalogs: { en, br } }: SiteContent) =>
    log(
      `${services?.length}, ${en?.['hero.title']}, ${en?.['hero.text']}, ${br?.['hero.title']}`,
    )()
  const pages: Record<string, ReactNode> = {
    bar: <TopBar onUndo={log('undo')} onRedo={log('redo')} onSave={log('save')} />,
    'cannot show': <CannotShow />,
    save: <SaveDialog />,
    'picture not sent': <SaveDialog failed={notSent} />,
    unavailable: <SaveDialog failed={{ ...notSent, reason: 'unavailable' }} />,
    conflicts: <ConflictDialog {...{ theirs, merged }} onSettle={settle} />,
    draft: <DraftOffer />,
    'sign-in': <SignIn {...{ why, onSignIn }} />,
    toast: <Toast />,
    'new token': [
      <header key="bar">
        <h1 tabIndex={-1}>Ours</h1>
      </header>,
      <NewTokenForm key="form" />,
    ],
  }
  const steps: Record<string, Call> = {
    click: (name: string) => fireEvent.click(screen.getByText(name)),
    clickAll: () =>
      screen.getAllByRole('button').map((button) => fireEvent.click(button)),
    choose: (value: string) =>
      fireEvent.change(screen.getByRole('combobox'), { target: { value } }),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
        target: { value },
      }),
    press: (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key }),
    session: session.change,
    deployed: deployStatus.set,
    width: (width: number) => vi.stubGlobal('innerWidth', width),
    edit: (...edit: Change) => site.change([], (now) => withChanges(now, [edit])),
    files: (files: FileChanges) => site.changeSnapshot([], (now) => ({ ...now, files })),
    fixed: () => site.setSaved({ ...site.get().saved, isFixed: true }),
    undo: site.undo,
    answer: (reason: Bilingual) => answer(reason),
  }
  Object.assign(HTMLElement.prototype, { togglePopover: log('menu') })
  onTestFinished(
    () => void Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover'),
  )
  for (const [page = '', ...changes] of scenario as never as [string, ...Step[]][]) {
    text += `\n# ${page}\n`
    renderInEditor(parts, <>{pages[page]}</>)
    const newLines = lineRecorder()
    for (const [step, ...values] of [['width', 699], ...changes] as Step[]) {
      text += `* ${step} ${JSON.stringify(values).slice(1, -1)}\n`
      await act(async () => void (await (steps[step] as Call)(...values)))
      for (const run of frames.splice(0)) run()
      text += newLines()
        .map((line) => `${line}\n`)
        .join('')
      const { openDialog, toast } = session.get()
      const { name, textContent } = document.activeElement as HTMLInputElement
      const focus =
        document.activeElement === document.body ? '' : name || textContent.slice(0, 30)
      text += `(${openDialog.kind}, ${navigation.get().visiblePart}, ${toast?.message.en}, ${focus})\n`
    }
    cleanup()
  }
  await expect(text.trimStart()).toMatchFileSnapshot('__snapshots__/parts.txt')
})
