import type { Handle, Reply } from './reply.ts'
import { readJson } from './request.ts'

/** A route that takes JSON of `maxBytes` at most. It answers 400 to a value of another shape. */
export const withBody =
  <Value>(
    maxBytes: number,
    is: (value: unknown) => value is Value,
    answer: (value: Value) => Reply | Promise<Reply>,
  ): Handle =>
  async (request) => {
    const body = await readJson(request, maxBytes)
    if (!body.ok) return body
    return is(body.value) ? answer(body.value) : { status: 400 }
  }
