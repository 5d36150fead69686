import { isRecord } from '../../../schema/read/lookUp.ts'
import { storeValue, storedValue } from '../../i18n/languageChoice.ts'
import type { Account } from '../storage/github/githubStorage.ts'

const accountKey = 'editor-account'
const repositoryKey = 'editor-repository'

/** The account of this tab, or the one that is stored on this device. */
export function storedAccount(): Account | undefined {
  try {
    const stored: unknown = JSON.parse(
      sessionStorage.getItem(accountKey) ?? storedValue(accountKey) ?? '',
    )
    if (!isRecord(stored)) return undefined
    const { repository, token, branch } = stored
    if (typeof repository !== 'string' || typeof token !== 'string') return undefined
    return { repository, token, ...(typeof branch === 'string' && { branch }) }
  } catch {
    return undefined
  }
}

/** Whether the token is stored on this device, not only in this tab. */
export const isAccountKept = () => storedValue(accountKey) !== null

/** The repository that was opened last on this device. */
export const lastRepository = () => storedValue(repositoryKey)

/**
 * Stores an account whose content has opened, for this tab: a reload, or a phone that discards the tab, does not ask
 * for the token again. `isKept`: for this device too, until sign-out. The repository's name is always stored.
 */
export function storeAccount(account: Account, isKept: boolean): void {
  const { repository, branch } = account
  const branchPath = branch === undefined ? '' : `/tree/${branch}`
  storeValue(repositoryKey, repository + branchPath)
  forgetAccount()
  const text = JSON.stringify(account)
  if (isKept) storeValue(accountKey, text)
  try {
    sessionStorage.setItem(accountKey, text)
  } catch {
    // A reload then asks for the token.
  }
}

export function forgetAccount(): void {
  try {
    sessionStorage.removeItem(accountKey)
    localStorage.removeItem(accountKey)
  } catch {
    // A browser without storage has nothing to forget.
  }
}

/** The repository and branch in what people type or paste: "ana/site", its address, or the address of a branch. */
export function repositoryIn(
  typed: string,
): Pick<Account, 'repository' | 'branch'> | undefined {
  const [, owner, name, branch] =
    /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w-]+)\/([\w.-]+?)(?:\.git)?(?:\/tree\/([\w./-]+?))?\/?(?:[?#].*)?$/i.exec(
      typed.trim(),
    ) ?? []
  if (owner === undefined || name === undefined || /^\.+$/.test(name)) return undefined
  return { repository: `${owner}/${name}`, ...(branch !== undefined && { branch }) }
}

/**
 * GitHub's form for a token, with the values that GitHub accepts in an address; names have at most 40 characters. The
 * owner chooses the repository there, as the text next to the link explains.
 */
export function tokenFormAddress(repository: string | undefined, name: string): string {
  const [owner] = repository?.split('/') ?? []
  const query = new URLSearchParams({
    name: name.slice(0, 40),
    ...(owner !== undefined && { target_name: owner }),
    expires_in: '365',
    contents: 'write',
    pull_requests: 'write',
  })
  return `https://github.com/settings/personal-access-tokens/new?${query}`
}
