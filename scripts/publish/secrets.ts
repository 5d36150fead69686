/** Passwords and tokens: in the system's keychain, or in memory until the editor ends. Never in a file of ours. */

export type Secrets = ReturnType<typeof secretsIn>

export type Keychain = typeof systemKeychain

/** `account` is the id of the target. None of these functions reject. */
export function secretsIn(keychain: Keychain) {
  const sessionSecrets = new Map<string, string>()
  const readKeychain = (account: string) => keychain.get(account).catch(() => undefined)
  const succeeds = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  /** False if the keychain did not allow removing it. */
  async function forget(account: string): Promise<boolean> {
    sessionSecrets.delete(account)
    return (
      (await readKeychain(account)) === undefined || succeeds(keychain.remove(account))
    )
  }
  return {
    /** Undefined if none is kept. */
    get: async (account: string) => sessionSecrets.get(account) ?? readKeychain(account),
    /** Also used if the keychain fails. */
    async keep(account: string, secret: string, isForKeychain: boolean): Promise<void> {
      // An old secret that remains in the keychain would be used again after a restart.
      await forget(account)
      if (!isForKeychain || !(await succeeds(keychain.set(account, secret))))
        sessionSecrets.set(account, secret)
    },
    forget,
    /** Undefined if there is none. */
    async where(account: string) {
      if (sessionSecrets.has(account)) return 'session'
      return (await readKeychain(account)) === undefined ? undefined : 'keychain'
    },
    hasKeychain: () => succeeds(keychain.get('any')),
  }
}

const service = 'site-editor'
/** In milliseconds: the owner may have to unlock the keychain first. */
const maxTime = 60_000

/**
 * Windows' Credential Manager, macOS' Keychain, Linux' Secret Service; not the keyring of the Linux kernel, which forgets.
 * All functions reject if the system has none or it is locked.
 */
export const systemKeychain = {
  get: async (account: string) =>
    (await (await entryOf(account)).getPassword(AbortSignal.timeout(maxTime))) ??
    undefined,
  set: async (account: string, secret: string) =>
    (await entryOf(account)).setPassword(secret, AbortSignal.timeout(maxTime)),
  remove: async (account: string) =>
    void (await (await entryOf(account)).deletePassword(AbortSignal.timeout(maxTime))),
}

/** Imported on first use: on a system without this package, everything else works. */
async function entryOf(account: string) {
  const { AsyncEntry } = await import('@napi-rs/keyring')
  return new AsyncEntry(service, account, { linux: { store: 'secret-service' } })
}
