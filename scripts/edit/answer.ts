import type { IncomingMessage } from 'node:http'

/** The answer to a request: JSON, bytes, or a refusal. */
export type Answer =
  | { status: 200; json: unknown }
  | { status: 200; bytes: Uint8Array; type?: string }
  | { status: 400 | 403 | 404 | 413 | 415 | 421 | 500 }

export type Handle = (request: IncomingMessage, url: URL) => Answer | Promise<Answer>

export const json = (value: unknown): Answer => ({ status: 200, json: value ?? null })
