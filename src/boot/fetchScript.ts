/**
 * Loads a script into the browser's cache, from which it is imported next. Unlike an import, which some browsers never
 * retry, a fetch can be aborted and repeated. Throws too when the response is no script: hosts may answer with a page.
 * That is then cached; `reload` bypasses the cache.
 */
export async function fetchScript(
  address: string,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<void> {
  const response = await fetch(address, { signal, cache })
  if (!response.ok || !/script/.test(response.headers.get('content-type') ?? ''))
    throw new Error(address)
  await response.arrayBuffer()
}
