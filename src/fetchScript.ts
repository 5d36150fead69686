/**
 * Fetches a script that is imported next, and then comes from the browser's cache. A browser remembers an import that has
 * failed or hangs for as long as the page lives; a fetch can be given up and begun anew. Throws also where no answer comes.
 */
export async function fetchScript(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`Failed to load ${address}: ${response.status}.`)
  await response.arrayBuffer()
}
