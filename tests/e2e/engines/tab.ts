/** One page in one engine. Scripts do what a visitor does, because they run the same in all engines. */
import { setTimeout as wait } from 'node:timers/promises'

type Value = string | number | boolean | null

export interface Tab {
  /** Runs a script in the page and returns its value. */
  run: (script: string) => Promise<unknown>
  setWidth: (width: number) => Promise<void>
  /** Closes the browser. */
  close: () => Promise<void>
}

/** Runs a function in the page. It must not use anything outside itself. */
export async function runInPage<Args extends Value[], Result>(
  tab: Tab,
  read: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  // esbuild wraps inner functions in a call of __name, which is not defined in the page.
  const script = `((__name) => (${read.toString()})(...${JSON.stringify(args)}))((value) => value)`
  return (await tab.run(script)) as Result // The script returns the function's result as JSON.
}

/** Waits until a function returns true in the page, which may be navigating. */
export async function waitUntil<Args extends Value[]>(
  tab: Tab,
  state: string,
  read: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + 60_000
  let result: unknown
  while (Date.now() < end) {
    result = await runInPage(tab, read, ...args).catch((error: unknown) => error)
    if (result === true) return
    await wait(50)
  }
  throw new Error(`Timed out before ${state}; the last result was ${String(result)}.`, {
    cause: result,
  })
}

/** Leaves the document after this script has returned, because a script never returns once its document is replaced. */
const leaveFor = (tab: Tab, address: string | null) =>
  runInPage(
    tab,
    (url) => {
      document.title = 'the page before'
      setTimeout(() => (url === null ? history.back() : location.assign(url)))
    },
    address,
  )

export const goBack = (tab: Tab) => leaveFor(tab, null)

/** Opens an address and waits until it has loaded. Firefox first shows an empty page for a moment. */
export async function open(tab: Tab, address: string): Promise<void> {
  const { origin, pathname } = new URL(address)
  await leaveFor(tab, address)
  await waitUntil(
    tab,
    `${address} has loaded`,
    (expectedAddress) =>
      location.origin + location.pathname === expectedAddress &&
      document.readyState === 'complete' &&
      document.title !== 'the page before' &&
      // The page is hidden until the texts below the first view have arrived, in the other language.
      !('hidden' in document.documentElement.dataset),
    origin + pathname,
  )
}

/** Focuses an element, which loads the application, and clicks it. */
export const click = (tab: Tab, selector: string) =>
  runInPage(
    tab,
    (target) => {
      document.querySelector<HTMLElement>(target)?.focus()
      document.querySelector<HTMLElement>(target)?.click()
    },
    selector,
  )

/** Focuses a field and inserts text, which dispatches the events of typing. */
export const type = (tab: Tab, selector: string, text: string) =>
  runInPage(
    tab,
    (target, value) => {
      document.querySelector<HTMLElement>(target)?.focus()
      document.execCommand('insertText', false, value)
    },
    selector,
    text,
  )
