/** The interval for checking the token and the time limit, in milliseconds. */
const lookEvery = 100
const giveUpAfter = 30_000

/** The captcha's token as soon as there is one. Rejects after 30 s, or with the signal's reason. */
export function waitForToken(
  readToken: () => string | undefined,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const found = readToken()
    if (found !== undefined) {
      resolve(found)
      return
    }
    const stop = () => {
      clearInterval(interval)
      clearTimeout(timeout)
      signal.removeEventListener('abort', onAbort)
    }
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    const interval = setInterval(() => {
      const token = readToken()
      if (token === undefined) return
      stop()
      resolve(token)
    }, lookEvery)
    const timeout = setTimeout(() => {
      stop()
      reject(new Error(`Failed to get a captcha token: none within ${giveUpAfter} ms.`))
    }, giveUpAfter)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
}
