/**
 * Imports a script that may be slow to come, or not come. For as long as the page lives a browser remembers an import that
 * has failed or hangs. So the file is fetched first, which can be given up and begun anew, and is then imported from the cache.
 * Without an address (outside of the build) it is imported at once.
 */
export async function importScript<Module>(
  address: string | undefined,
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  if (address !== undefined) {
    const response = await fetch(address, { signal })
    if (!response.ok) throw new Error(`Failed to load ${address}: ${response.status}.`)
    await response.arrayBuffer()
  }
  return load()
}
