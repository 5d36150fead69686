import { isRecord } from '../../../schema/read/lookUp.ts'
import { remember, remembered } from '../../i18n/languageChoice.ts'
import type { Account } from '../storage/github/githubStorage.ts'

const key = 'editor-account'
const repositoryKey = 'editor-repository'

/** The account of this tab, or the one that was kept on this device. */
export function knownAccount(): Account | undefined {
  try {
    const known: unknown = JSON.parse(ofTab()?.getItem(key) ?? remembered(key) ?? '')
    if (!isRecord(known)) return undefined
    const { repository, token, branch } = known
    if (typeof repository !== 'string' || typeof token !== 'string') return undefined
    return { repository, token, ...(typeof branch === 'string' && { branch }) }
  } catch {
    return undefined
  }
}

/** Is the token kept on this device, and not in this tab alone? */
export const isAccountKept = () => remembered(key) !== null

/** The repository that was opened last on this device. */
export const knownRepository = () => remembered(repositoryKey)

/**
 * Keeps an account whose content has opened: in this tab, so that a reload, or a phone that drops the tab, does not ask for
 * the token again. `isKept`: on this device too, until it is signed out. The name of the repository always stays.
 */
export function keepAccount(account: Account, isKept: boolean): void {
  const { repository, branch } = account
  remember(
    repositoryKey,
    branch === undefined ? repository : `${repository}/tree/${branch}`,
  )
  const text = JSON.stringify(account)
  if (isKept) remember(key, text)
  try {
    ofTab()?.setItem(key, text)
  } catch {
    // The token is then asked for after a reload.
  }
}

export function forgetAccount(): void {
  try {
    ofTab()?.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept there then.
  }
}

/** Undefined if the browser blocks it. */
function ofTab(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** A repository as people write or paste it: "ana/site", or its address, that of a branch too. */
export function repositoryIn(
  written: string,
): Pick<Account, 'repository' | 'branch'> | undefined {
  const [, owner, name, branch] =
    /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w-]+)\/([\w.-]+?)(?:\.git)?(?:\/tree\/([\w./-]+?))?\/?$/i.exec(
      written.trim(),
    ) ?? []
  if (owner === undefined || name === undefined || /^\.+$/.test(name)) return undefined
  return { repository: `${owner}/${name}`, ...(branch !== undefined && { branch }) }
}

/**
 * GitHub's form for a token, filled in as far as GitHub takes it from an address; which repository is chosen there by hand.
 * What it ignores is next to the link in words.
 */
export function tokenForm(repository: string | undefined, name: string): string {
  const [owner] = repository?.split('/') ?? []
  const filled = new URLSearchParams({
    name: name.slice(0, 40),
    ...(owner !== undefined && { target_name: owner }),
    expires_in: '365',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
    deployments: 'read',
  })
  return `https://github.com/settings/personal-access-tokens/new?${filled}`
}
