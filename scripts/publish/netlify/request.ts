/** One request that tells how much of its body is sent, which fetch does not. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Answered {
  status: number
  text: string
}

interface Asked {
  method: string
  token: string
  signal: AbortSignal
  body?: Body | undefined
}

export interface Body {
  type: string
  bytes: Uint8Array
  onSent?: (sent: number, total: number) => void
}

/** The longest time without a byte, in milliseconds, and the longest answer, in bytes. */
const maxSilence = 60_000
const maxAnswer = 1_000_000

/** Rejects where no answer comes, or it is too long. */
export async function request(
  address: string,
  { method, token, signal, body }: Asked,
): Promise<Answered> {
  const send = address.startsWith('https:') ? requestHttps : requestHttp
  const asked = send(address, {
    method,
    signal,
    timeout: maxSilence,
    headers: {
      Authorization: `Bearer ${token}`,
      'User-Agent': 'site-editor',
      ...(body && { 'Content-Type': body.type, 'Content-Length': body.bytes.length }),
    },
  })
  asked.on('timeout', () =>
    asked.destroy(Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' })),
  )
  const answered = new Promise<Answered>((done, fail) => {
    asked.on('error', fail)
    asked.on('response', (response) => {
      const chunks: Buffer[] = []
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= maxAnswer) chunks.push(chunk)
        else asked.destroy(new Error('The answer has no end: above the limit.'))
      })
      response.on('error', fail)
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
  })
  const source = Readable.from(body ? pieces(body) : [])
  // A server may answer and close before it has the whole body: then the answer counts.
  const [result] = await Promise.all([answered, pipeline(source, asked).catch(() => {})])
  return result
}

function* pieces({ bytes, onSent }: Body): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) {
    yield bytes.subarray(start, start + 65_536)
    onSent?.(Math.min(start + 65_536, bytes.length), bytes.length)
  }
}
