/** Requests the site's address as a visitor would. A version is online only if this address returns it. */
import { setTimeout as wait } from 'node:timers/promises'

import { versionFile, versionOf } from '../../schema/read/versionText.ts'
import type { AddressState, Publication } from '../../src/editorApi/publishing.ts'
import { causeOf, remoteFailure } from './remoteFailure.ts'

const responseTimeoutMs = 15_000
/** The maximum number of characters to read. Our documents are smaller, and their version is in the first tag. */
const maxTextLength = 1_000_000

/** Reads the status and the text at an address, without local caches. A CDN responds as it does to visitors. */
async function fetchText(address: URL, signal: AbortSignal) {
  const response = await fetch(address, {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
  })
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > maxTextLength) break
  }
  return { status: response.status, text }
}

/** Runs the request and converts its failure to a state. Rejects only if the signal is aborted. */
async function requestState(
  signal: AbortSignal,
  request: () => Promise<AddressState>,
): Promise<AddressState> {
  try {
    return await request()
  } catch (error) {
    signal.throwIfAborted()
    const { id, detail } = remoteFailure(error)
    const { code } = causeOf(error)
    if (id === 'untrusted' || code.startsWith('ERR_SSL'))
      return { state: 'certificate-missing', detail }
    const isUnknownHost = id === 'server' && code === 'ENOTFOUND'
    return { state: isUnknownHost ? 'dns-missing' : 'unreachable', detail }
  }
}

/** Reads the file of the connection test at its address: `online` if the response is exactly this text. */
export const checkTestFile = (address: URL, expectedText: string, signal: AbortSignal) =>
  requestState(signal, async () => {
    const { status, text } = await fetchText(address, signal)
    return text.trim() === expectedText ? { state: 'online' } : stateFromStatus(status)
  })

function stateFromStatus(status: number): AddressState {
  const isTemporary = [408, 425, 429].includes(status)
  if (isTemporary) return { state: 'unreachable', detail: `HTTP ${status}` }
  // A 404 also comes from a working server, so the address leads to another site.
  const isAnswer = status < 400 || status === 404
  const error = status < 500 ? 'forbidden' : 'server-error'
  return { state: isAnswer ? 'other-site' : error, status }
}

type ExpectedPublication = Pick<Publication, 'address' | 'version' | 'sendId'>

/** Resolves with the state of the site's address. `sendId` in the version file shows that it leads to the target. */
export const checkOnline = (expected: ExpectedPublication, signal: AbortSignal) =>
  requestState(signal, async () => {
    const { address, version, sendId } = expected
    const { status, text } = await fetchText(new URL(address), signal)
    const shownVersion = status === 200 ? versionOf(text) : undefined
    if (sendId === undefined && shownVersion !== undefined)
      return { state: shownVersion === version ? 'online' : 'old' }
    // Returns before the second request, which could fail in a different way.
    if (status >= 400 && status !== 404) return stateFromStatus(status)
    // The query avoids a cached response of a CDN.
    const versionUrl = new URL(`${versionFile}?${sendId}`, address)
    const reachesTarget =
      sendId !== undefined &&
      (await fetchText(versionUrl, signal)).text.trim() === `${version} ${sendId}`
    if (shownVersion !== undefined) {
      if (!reachesTarget) return { state: 'other-copy' }
      return { state: shownVersion === version ? 'online' : 'cached' }
    }
    return reachesTarget ? { state: 'index-php' } : stateFromStatus(status)
  })

/** The interval and the maximum time of the checks. */
export interface WaitOptions {
  intervalMs: number
  maxTimeMs: number
}

/** Checks until the version is online, at most for `maxTimeMs`. Resolves with the last result. */
export async function waitUntilOnline(
  expected: ExpectedPublication,
  { intervalMs, maxTimeMs }: WaitOptions,
  signal: AbortSignal,
): Promise<AddressState> {
  const endTime = Date.now() + maxTimeMs
  for (;;) {
    const result = await checkOnline(expected, signal)
    if (result.state === 'online' || Date.now() + intervalMs > endTime) return result
    await wait(intervalMs, undefined, { signal })
  }
}
