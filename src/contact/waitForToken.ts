/** The interval for checking the token and the time limit, in milliseconds. */
const checkInterval = 100
const maxWait = 30_000

/** The captcha's token as soon as there is one. Rejects after 30 s, or with the signal's reason. */
export function waitForToken(
  readToken: () => string | undefined,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const token = readToken()
    if (token !== undefined) {
      resolve(token)
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
    }, checkInterval)
    const timeout = setTimeout(() => {
      stop()
      reject(new Error(`Failed to get a captcha token: none within ${maxWait} ms.`))
    }, maxWait)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
}
