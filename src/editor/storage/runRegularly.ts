/**
 * Calls `task` at this interval and on these window events, but never while the page is hidden or the last call is
 * running. If a call fails, the calls continue. Returns a function that stops them.
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
  const startTask = () => void runTask()
  const timer = setInterval(startTask, intervalMs)
  for (const name of events) addEventListener(name, startTask)
  return () => {
    clearInterval(timer)
    for (const name of events) removeEventListener(name, startTask)
  }
}
