/**
 * Calls `task` in this interval and on these window events, but never while the page is hidden and never
 * concurrently. An exception does not stop it. Returns a function that stops it.
 */
export function runRegularly(
  task: () => Promise<void>,
  intervalMs: number,
  events: readonly string[],
): () => void {
  let isRunning = false
  async function runTask() {
    if (isRunning || document.hidden) return
    isRunning = true
    try {
      await task()
    } catch (error) {
      console.error(error)
    } finally {
      isRunning = false
    }
  }
  const run = () => void runTask()
  const timer = setInterval(run, intervalMs)
  for (const name of events) addEventListener(name, run)
  return () => {
    clearInterval(timer)
    for (const name of events) removeEventListener(name, run)
  }
}
