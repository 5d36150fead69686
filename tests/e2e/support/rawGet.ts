import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Requests an address without decoding the body, which fetch would decode. */
export async function rawGet(url: string, headers: Record<string, string> = {}) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage] // The event's only argument.
  return {
    status: response.statusCode,
    headers: response.headers,
    /** Names of the headers as they were sent, repeated ones too. */
    rawNames: response.rawHeaders.filter((_, index) => index % 2 === 0),
    body: await buffer(response),
  }
}
