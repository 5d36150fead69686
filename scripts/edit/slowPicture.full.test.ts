import { expect, test } from 'vitest'

import { startSampleServer } from '../../tests/support/editServer.ts'

/** A drawing of 300 bytes. For every pixel, its filter adds up two billion layers of noise. */
const endless =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><filter id="a" width="9" height="9"><feTurbulence baseFrequency="1" numOctaves="2000000000"/></filter><path filter="url(#a)" d="M0 0h64v64z"/></svg>'

// The limit is 15 seconds of CPU time, which can take minutes on a busy computer.
test('the server responds while it opens an endless drawing, rejects it, and accepts the next one', async () => {
  const { storage } = await startSampleServer()
  const stored = storage.keepPicture(Buffer.from(endless))
  const first = await Promise.race([storage.load(), stored])
  expect(first).toMatchObject({ loaded: {} })
  const next = storage.keepPicture(Buffer.from(endless.replace('2000000000', '1')))
  expect(await stored).toEqual({ ok: false, reason: 'slow' })
  expect(await next).toMatchObject({ ok: true })
})
