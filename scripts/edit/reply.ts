import type { IncomingMessage } from 'node:http'

/** The answer to a request: JSON, bytes, or a refusal. */
export type Reply =
  | { status: 200; json: unknown }
  | { status: 200; bytes: Uint8Array; type?: string }
  | { status: 400 | 403 | 404 | 413 | 415 | 421 | 500 }

export type Handle = (request: IncomingMessage, url: URL) => Reply | Promise<Reply>

export const json = (value: unknown): Reply => ({ status: 200, json: value ?? null })
