import { afterEach, expect, test, vi } from 'vitest'

import { readArguments, readPort, run } from './commandLine.ts'

const usage = { en: 'Usage: npm start', br: 'Uso: npm start' }

afterEach(() => {
  process.exitCode = undefined
})

const options = {
  release: { type: 'boolean', default: false },
  'no-open': { type: 'boolean', default: false },
  port: { type: 'string', default: '1' },
  lang: { type: 'string' },
} as const

/** Reads the options of a command after npm has set this variable. */
function readAfterNpm(name: string, value: string) {
  vi.stubEnv(name, value)
  const read = readArguments({ options }, usage, 'en')
  vi.unstubAllEnvs()
  return read?.values
}

test('options that npm consumed are still used', () => {
  const defaults = { release: false, 'no-open': false, port: '1' }
  const read = (name: string, value: string) => readAfterNpm(`npm_config_${name}`, value)
  expect(read('release', 'true')).toEqual({ ...defaults, release: true })
  expect(read('release', '')).toEqual(defaults)
  expect(read('open', '')).toEqual({ ...defaults, 'no-open': true })
  expect(read('open', 'true')).toEqual(defaults)
  expect(read('port', '65535')).toEqual({ ...defaults, port: '65535' })
  expect(readPort('65535')).toBe(65_535)
})

test('if npm consumed an option without its value, a message shows how to write it', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(readAfterNpm('npm_config_port', 'true')).toBeUndefined()
  for (const name of ['long', 'all', 'global']) vi.stubEnv(`npm_config_${name}`, 'true')
  expect(readAfterNpm('npm_config_lang', '')).toBeUndefined()
  expect(errors.mock.calls.join()).toMatch(/npm run \S+ -- --port=…[^]* -- --lang=…/)
  expect(process.exitCode).toBe(2)
})

test('if the program that reads the output ends, the command ends', () => {
  const once = vi.spyOn(process.stdout, 'once').mockReturnThis()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  readArguments({ options }, usage, 'en')
  const [event, listener] = once.mock.lastCall ?? []
  const fail = (code: string) => Reflect.apply(listener ?? String, {}, [{ code }])
  expect(() => fail('EIO')).toThrow()
  expect(exit).not.toHaveBeenCalled()
  fail('EPIPE')
  expect([event, exit.mock.calls]).toEqual(['error', [[]]])
})

test('a command that fails prints the reason without a stack trace, with exit code 1', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await run({}, usage, () => {
    throw new Error('Failed to build.\n    at build.ts:1')
  })
  expect(errors).toHaveBeenCalledExactlyOnceWith('Failed to build.')
  expect(process.exitCode).toBe(1)
})
