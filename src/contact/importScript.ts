/** The module of a loaded script, the number of attempts to load it, and the attempts that have not failed. */
interface ScriptState {
  module?: unknown
  attempts: number
  pending: Set<Promise<unknown>>
}

const stateByAddress = new Map<string, ScriptState>()

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
  // The cast is safe: `address` is that of the module that `load` imports.
  return Promise.race([loadScript(address) as Promise<Module>, rejectOnAbort(signal)])
}

/**
 * Loads a script. Resolves when this attempt or an earlier one succeeds; rejects if this one fails. Every attempt has a
 * different address, because browsers cache failed and hanging imports.
 */
function loadScript(address: string): Promise<unknown> {
  const state = stateByAddress.get(address) ?? { attempts: 0, pending: new Set() }
  stateByAddress.set(address, state)
  if (state.module !== undefined) return Promise.resolve(state.module)
  const query = state.attempts > 0 ? `?${state.attempts}` : ''
  const attempt: Promise<unknown> = import(/* @vite-ignore */ address + query)
  state.attempts += 1
  state.pending.add(attempt)
  attempt.then(
    (module) => (state.module = module),
    () => state.pending.delete(attempt),
  )
  return Promise.race([attempt, Promise.any(state.pending)])
}

/** Rejects with the signal's reason as soon as it is aborted. Ignores an earlier abort. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
