import { fetchScript } from '../fetchScript.ts'

/** Milliseconds after which a request is broken off. */
const requestTimeoutMs = 120_000

/** The requests for each script that have not failed: what comes late is there for the next who asks. */
const requests = new Map<string, Set<Promise<void>>>()

/**
 * Imports a script that may be slow to come, or not come. Rejects with the signal's reason as soon as that is aborted.
 * Without an address (outside of the build) it is imported at once.
 */
export async function importScript<Module>(
  address: string | undefined,
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  if (address !== undefined) await Promise.race([arrival(address), rejectWith(signal)])
  return load()
}

/** Asks for a script. Resolves with the first answer to this request or an earlier one; rejects when this one fails. */
function arrival(address: string): Promise<void> {
  const request = fetchScript(address, AbortSignal.timeout(requestTimeoutMs))
  const all = requests.get(address) ?? new Set()
  requests.set(address, all.add(request))
  request.catch(() => all.delete(request))
  return Promise.race([request, Promise.any(all)])
}

/** Rejects when the signal is aborted. */
export function rejectWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
