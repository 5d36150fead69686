import type { Bilingual } from '../../schema/problem.ts'
import { isRecord } from '../../schema/read/readDocument.ts'
import { ownLanguage } from './ownLanguage.ts'
import { forgetAccount, keepAccount } from './signIn/account.ts'
import { startEditor } from './startEditor.tsx'
import { cleanPicture } from './storage/github/cleanPicture.ts'
import { deviceDrafts } from './storage/github/deviceDrafts.ts'
import { githubStorage, type Account } from './storage/github/githubStorage.ts'
import { readLive } from './storage/github/liveSite.ts'

/** Opens the editor of a repository. Resolves with the reason where GitHub does not let one in. */
export async function openGithub(
  account: Account,
  isKept: boolean,
): Promise<Bilingual | undefined> {
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
    readLive: readLive([location.origin, import.meta.env.SITE_ORIGIN]),
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
