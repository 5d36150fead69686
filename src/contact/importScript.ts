import { fetchScript } from '../fetchScript.ts'

/** Imports a script that may be slow to come, or not come. Without an address (outside of the build) it is imported at once. */
export async function importScript<Module>(
  address: string | undefined,
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  if (address !== undefined) await fetchScript(address, signal)
  return load()
}
