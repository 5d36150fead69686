/** The module of a script once it has loaded, and the imports that have not failed. */
interface Imports {
  module?: unknown
  attempts: number
  pending: Set<Promise<unknown>>
}

const scripts = new Map<string, Imports>()

/**
 * Imports a script that may load slowly or never. Rejects with the signal's reason if it is aborted. Without an address
 * (outside the build), imports at once.
 */
export function importScript<Module>(
  address: string | undefined,
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  if (address === undefined) return load()
  // The address is that of the module that `load` imports.
  return Promise.race([arrival(address) as Promise<Module>, rejectWith(signal)])
}

/**
 * Loads a script. Resolves when this attempt or an earlier one succeeds; rejects if this one fails. Every attempt has a
 * different address, because browsers cache failed and hanging imports.
 */
function arrival(address: string): Promise<unknown> {
  const imports = scripts.get(address) ?? { attempts: 0, pending: new Set() }
  scripts.set(address, imports)
  if (imports.module !== undefined) return Promise.resolve(imports.module)
  const again = imports.attempts > 0 ? `?${imports.attempts}` : ''
  const attempt: Promise<unknown> = import(/* @vite-ignore */ address + again)
  imports.attempts += 1
  imports.pending.add(attempt)
  attempt.then(
    (module) => (imports.module = module),
    () => imports.pending.delete(attempt),
  )
  return Promise.race([attempt, Promise.any(imports.pending)])
}

/** Rejects when the signal is aborted. */
export function rejectWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
