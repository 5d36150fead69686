import type { Bilingual } from '../../schema/bilingual.ts'
import type { SampleFile } from '../editorApi/storage.ts'
import { initialMessageLanguage } from './messageLanguage.ts'
import { message, sayIn } from './messages/messages.ts'
import { forgetAccount, isAccountKept, storeAccount } from './signIn/account.ts'
import { startEditor } from './startEditor.tsx'
import { cleanPictureInBrowser } from './storage/github/cleanPictureInBrowser.ts'
import { deviceDrafts } from './storage/github/deviceDrafts.ts'
import { githubStorage, type Account } from './storage/github/githubStorage.ts'
import { liveSiteReader } from './storage/github/liveSite.ts'

/** Opens the editor of a repository. Resolves with the reason if GitHub rejects the account. */
export async function openGithub(
  account: Account,
  isKept: boolean,
): Promise<Bilingual | undefined> {
  const device = deviceDrafts(`${account.repository}@${account.branch ?? ''}`)
  const storage = githubStorage({
    account,
    device,
    sample: loadSample,
    cleanPictureInBrowser,
    language: initialMessageLanguage,
    signOut() {
      if (!confirm(sayIn(initialMessageLanguage(), 'common.signOutQuestion'))) return
      forgetAccount()
      void device.keepOnly(new Set()).finally(() => location.reload())
    },
    onNewToken: (newToken) => storeAccount(newToken, isAccountKept()),
    readLive: liveSiteReader([location.origin, import.meta.env.SITE_ORIGIN]),
  })
  const result = await storage.load()
  // An account is kept only after its content has opened. Otherwise every reload would fail in the same way.
  if (!result.ok)
    return result.reason === 'unavailable' ? result.why : message('github.unreadable')
  storeAccount(account, isKept)
  const editor = await startEditor(storage, result)
  // Moves the focus for screen readers: nothing else announces that the page has changed.
  document.querySelector<HTMLElement>('header h1')?.focus()
  editor?.announcement.set(sayIn(editor.language.get(), 'signIn.opened'))
  editor?.session.change({ storageError: result.unavailable })
  return undefined
}

/** Loads the sample of the project, next to this page (scripts/edit/buildStatic.ts). */
async function loadSample(): Promise<SampleFile | undefined> {
  try {
    return (await (await fetch('sample.json')).json()) as SampleFile
  } catch {
    return undefined
  }
}
