import { request, type IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** Names of the headers as they were sent, repeated ones too. */
  rawNames: string[]
  body: Buffer
}

/** Requests an address without decoding the body, which fetch would decode. */
export function rawGet(
  url: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          rawNames: response.rawHeaders.filter((_, index) => index % 2 === 0),
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
