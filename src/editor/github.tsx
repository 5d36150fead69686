/** Starts the editor of a content at GitHub, from static files: nobody stands between this page and GitHub. */
import type { Bilingual } from '../../schema/problem.ts'
import { isRecord } from '../../schema/read/readDocument.ts'
import { ownLanguage } from './ownLanguage.ts'
import { forgetAccount, keepAccount, keptAccount } from './signIn/account.ts'
import { SignIn } from './signIn/SignIn.tsx'
import { signInWords } from './signIn/words.ts'
import { show, startEditor } from './startEditor.tsx'
import { Stopped } from './Stopped.tsx'
import { cleanPicture } from './storage/github/cleanPicture.ts'
import { deviceDrafts } from './storage/github/deviceDrafts.ts'
import { githubStorage, type Account } from './storage/github/githubStorage.ts'

/** Resolves with the reason where GitHub does not let one in. */
async function open(account: Account, isKept: boolean): Promise<Bilingual | undefined> {
  const storage = githubStorage({
    account,
    device: deviceDrafts(`${account.repository}@${account.branch ?? ''}`),
    sample,
    cleanPicture,
    language: ownLanguage,
    signOut() {
      forgetAccount()
      location.reload()
    },
  })
  const result = await storage.load()
  if (!result.ok && result.because === 'unavailable') return result.why
  if (isKept) keepAccount(account)
  await startEditor({ storage }, result)
  return undefined
}

/** The sample that came with the project, beside this page (scripts/edit/buildStatic.ts). */
async function sample() {
  try {
    const known: unknown = await (await fetch('sample.json')).json()
    const { text, blobs } = isRecord(known) ? known : {}
    return typeof text === 'string' && Array.isArray(blobs)
      ? { text, blobs: blobs.map(String) }
      : undefined
  } catch {
    return undefined
  }
}

function askToSignIn(account?: Account, why?: Bilingual) {
  show(
    <SignIn
      {...(why && { why })}
      {...(account && { repository: account.repository })}
      onSignIn={open}
    />,
  )
}

const kept = keptAccount()
// Another site could lay its own buttons over a page in a frame. A header says so too, where the host sends it.
if (window.top !== window) show(<Stopped why={signInWords.framed} />)
else if (kept) {
  const why = await open(kept, true)
  if (why) askToSignIn(kept, why)
} else askToSignIn()
