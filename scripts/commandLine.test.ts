import { afterEach, expect, test, vi } from 'vitest'

import { readPort } from './commandLine.ts'

const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  process.exitCode = undefined
})

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('%s is a port', (text, port) => {
  const told = spyOnErrors()
  expect(readPort(text, 'Usage: …')).toBe(port)
  expect(told).not.toHaveBeenCalled()
})

test.each(['65536', '-1', '80.5', '0x50', 'abc', ''])(
  '"%s" is none, and the usage says what is one',
  (text) => {
    const told = spyOnErrors()
    expect(readPort(text, 'Usage: …')).toBeUndefined()
    expect(told).toHaveBeenCalledWith(
      `"${text}" is no port: give a number from 0 to 65535.\nUsage: …`,
    )
    expect(process.exitCode).toBe(2)
  },
)
