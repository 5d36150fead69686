/** The interval for checking the token and the time limit, in milliseconds. */
const checkInterval = 100
const maxWait = 30_000

/** The captcha's token as soon as there is one. Rejects after 30 s. */
export async function waitForToken(readToken: () => string | undefined): Promise<string> {
  const deadline = Date.now() + maxWait
  while (Date.now() < deadline) {
    const token = readToken()
    if (token !== undefined) return token
    await new Promise((resolve) => setTimeout(resolve, checkInterval))
  }
  throw new Error(`Failed to get a captcha token: none within ${maxWait} ms.`)
}
