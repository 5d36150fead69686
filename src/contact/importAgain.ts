/** The browser names the file that did not come, e.g. "Failed to fetch dynamically imported module: https://…". */
const addressPattern = /https?:\/\/\S+/

const importFrom = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ address)

/**
 * Imports a module that may have failed before. Some browsers (seen in Chromium 150) remember a failed
 * import for as long as the page lives, so a failure is tried once more under another address.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  from = importFrom,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = addressPattern.exec(String(error))?.[0]
    if (address === undefined) throw error
    // The same file, hence the same module.
    return (await from(`${address}?again=${Date.now()}`)) as Module
  }
}
