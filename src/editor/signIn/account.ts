import { isRecord } from '../../../schema/read/lookUp.ts'
import { remember, remembered } from '../../i18n/languageChoice.ts'
import type { Account } from '../storage/github/githubStorage.ts'

const key = 'editor-account'

/** The account that was kept on this device, if any. */
export function keptAccount(): Account | undefined {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '')
    if (!isRecord(kept)) return undefined
    const { repository, token, branch } = kept
    if (typeof repository !== 'string' || typeof token !== 'string') return undefined
    return { repository, token, ...(typeof branch === 'string' && { branch }) }
  } catch {
    return undefined
  }
}

/** Keeps the account on this device until it is signed out. */
export const keepAccount = (account: Account) => remember(key, JSON.stringify(account))

export function forgetAccount(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept there then.
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
 * What it ignores stands beside the link in words.
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
