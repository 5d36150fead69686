import { accountOf, type TargetSettings } from '../../src/editorApi/publishing.ts'

/** Passwords and tokens: in the system's keychain, or in memory until the editor ends. Never in a file of ours. */
export interface Secrets {
  /** Undefined where none is kept. None of these functions reject. */
  get(settings: TargetSettings): Promise<string | undefined>
  /** Resolves with where it is kept: in memory too, where the keychain fails. */
  keep(settings: TargetSettings, secret: string, inKeychain: boolean): Promise<SecretKept>
  /** False where the keychain did not let it be removed. */
  forget(settings: TargetSettings): Promise<boolean>
  /** Where the secret is kept; undefined where there is none. */
  where(settings: TargetSettings): Promise<SecretKept | undefined>
  hasKeychain(): Promise<boolean>
}

type SecretKept = 'keychain' | 'session'

/** All reject where the system has no keychain, or it is locked. */
export interface Keychain {
  get(account: string): Promise<string | undefined>
  set(account: string, secret: string): Promise<void>
  remove(account: string): Promise<void>
}

export function secretsIn(keychain: Keychain): Secrets {
  const ofSession = new Map<string, string>()
  const kept = async (account: string) => {
    try {
      return await keychain.get(account)
    } catch {
      return undefined
    }
  }
  return {
    async get(settings) {
      const account = accountOf(settings)
      return account === undefined
        ? undefined
        : (ofSession.get(account) ?? (await kept(account)))
    },
    async keep(settings, secret, inKeychain) {
      const account = accountOf(settings)
      if (account === undefined) return 'session'
      try {
        // An old secret that stays in the keychain would be used again after a restart.
        if (inKeychain) await keychain.set(account, secret)
        else await keychain.remove(account)
        ofSession.delete(account)
        if (inKeychain) return 'keychain'
      } catch {
        // Without a keychain it is kept in memory, below.
      }
      ofSession.set(account, secret)
      return 'session'
    },
    async forget(settings) {
      const account = accountOf(settings)
      if (account === undefined) return true
      ofSession.delete(account)
      if ((await kept(account)) === undefined) return true
      return keychain.remove(account).then(
        () => true,
        () => false,
      )
    },
    async where(settings) {
      const account = accountOf(settings)
      if (account === undefined) return undefined
      if (ofSession.has(account)) return 'session'
      return (await kept(account)) === undefined ? undefined : 'keychain'
    },
    async hasKeychain() {
      try {
        await keychain.get('any')
        return true
      } catch {
        return false
      }
    },
  }
}

const service = 'site-editor'
/** In milliseconds: the owner may have to unlock the keychain first. */
const maxTime = 60_000

/** Windows' Credential Manager, macOS' Keychain, Linux' Secret Service; not the keyring of the Linux kernel, which forgets. */
export const systemKeychain: Keychain = {
  get: async (account) =>
    (await (await entryOf(account)).getPassword(AbortSignal.timeout(maxTime))) ??
    undefined,
  set: async (account, secret) =>
    (await entryOf(account)).setPassword(secret, AbortSignal.timeout(maxTime)),
  remove: async (account) => {
    await (await entryOf(account)).deletePassword(AbortSignal.timeout(maxTime))
  },
}

/** Imported on first use: on a system without a package of it all else works. */
async function entryOf(account: string) {
  const { AsyncEntry } = await import('@napi-rs/keyring')
  return new AsyncEntry(service, account, { linux: { store: 'secret-service' } })
}
