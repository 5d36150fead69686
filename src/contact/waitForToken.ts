/** The interval is too short for the delay to be noticed. */
const checkIntervalMs = 100
const timeoutMs = 30_000

/** Waits until the captcha has a token. Rejects after 30 s, so that sending ends. */
export async function waitForToken(readToken: () => string | undefined): Promise<string> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const token = readToken()
    if (token !== undefined) return token
    await new Promise((resolve) => setTimeout(resolve, checkIntervalMs))
  }
  throw new Error(`Failed to get a captcha token: none within ${timeoutMs} ms.`)
}
