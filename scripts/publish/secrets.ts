/** Passwords and tokens: in the system's keychain, or in memory until the editor ends. Never in a file of ours. */
import type { AsyncEntry } from '@napi-rs/keyring'

export type Secrets = ReturnType<typeof secretsIn>

/** Opens the entry of an account. Its methods reject if the system has no keychain or a locked one. */
export type Keychain = (
  account: string,
) => Promise<Pick<AsyncEntry, 'getPassword' | 'setPassword' | 'deletePassword'>>

/** The owner may have to unlock the keychain first. */
const timeout = () => AbortSignal.timeout(60_000)

/** `account` is the id of the target. None of these functions reject. */
export function secretsIn(keychain: Keychain) {
  const sessionSecrets = new Map<string, string>()
  const tryKeychain = async (account: string) =>
    (await (await keychain(account)).getPassword(timeout())) ?? undefined
  const readKeychain = (account: string) => tryKeychain(account).catch(() => undefined)
  const succeeds = (task: Promise<unknown>) => task.then(() => true).catch(() => false)
  /** Removes a secret. False if the keychain did not allow that. */
  async function forget(account: string): Promise<boolean> {
    sessionSecrets.delete(account)
    if ((await readKeychain(account)) === undefined) return true
    return succeeds(keychain(account).then((entry) => entry.deletePassword(timeout())))
  }
  return {
    /** Resolves with undefined if no secret is kept. */
    get: async (account: string) => sessionSecrets.get(account) ?? readKeychain(account),
    /** Stores a secret in the keychain, or in memory if the keychain fails. */
    async keep(account: string, secret: string, isForKeychain: boolean): Promise<void> {
      // An old secret that remains in the keychain would be used again after a restart.
      await forget(account)
      const store = async () => (await keychain(account)).setPassword(secret, timeout())
      if (!isForKeychain || !(await succeeds(store())))
        sessionSecrets.set(account, secret)
    },
    forget,
    /** Where a secret is stored; undefined if there is none. */
    async placeOf(account: string) {
      if (sessionSecrets.has(account)) return 'session'
      return (await readKeychain(account)) === undefined ? undefined : 'keychain'
    },
    hasKeychain: () => succeeds(tryKeychain('any')),
  }
}

/** The package is imported on first use: without it, everything else works. The Linux kernel's keyring would forget. */
export const systemKeychain: Keychain = async (account) => {
  const { AsyncEntry } = await import('@napi-rs/keyring')
  return new AsyncEntry('site-editor', account, { linux: { store: 'secret-service' } })
}
