/**
 * Calls `look` every `interval` milliseconds and on these window events, but never while the page is hidden and never
 * concurrently. An exception does not stop it. Returns a function that stops it.
 */
export function lookRegularly(
  look: () => Promise<void>,
  interval: number,
  events: readonly string[],
): () => void {
  let isLooking = false
  async function lookOnce() {
    if (isLooking || document.hidden) return
    isLooking = true
    try {
      await look()
    } catch (error) {
      console.error(error)
    } finally {
      isLooking = false
    }
  }
  const lookSoon = () => void lookOnce()
  const timer = setInterval(lookSoon, interval)
  for (const name of events) addEventListener(name, lookSoon)
  return () => {
    clearInterval(timer)
    for (const name of events) removeEventListener(name, lookSoon)
  }
}
