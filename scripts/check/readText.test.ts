import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { readText } from './readText.ts'

test('a file that was just emptied is read when it is filled, or after 40 attempts', () => {
  const file = join(temporaryFolder({ 'site.json': '' }), 'site.json')
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(file).mtimeMs + 400 })
  const pause = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
  expect(readText(file)).toMatchObject({ ok: true, text: '' })
  expect(pause.mock.calls.map(([, , , ms]) => ms)).toEqual(Array(39).fill(15))
  pause.mockClear().mockImplementation(() => {
    writeFileSync(file, '{}')
    return 'timed-out'
  })
  expect(readText(file)).toMatchObject({ ok: true, text: '{}', bytes: Buffer.from('{}') })
  expect(pause).toHaveBeenCalledOnce()
  writeFileSync(file, '')
  vi.setSystemTime(statSync(file).mtimeMs + 600)
  expect(readText(file)).toMatchObject({ ok: true, text: '' })
  expect(pause).toHaveBeenCalledOnce()
})
