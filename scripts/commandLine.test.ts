import { afterEach, expect, test, vi } from 'vitest'

import { readArguments, readPort, run } from './commandLine.ts'

const usage = { en: 'Usage: npm start', br: 'Uso: npm start' }

const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  process.exitCode = undefined
})

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('%s is a port', (text, port) => {
  const errors = spyOnErrors()
  expect(readPort(text, usage)).toBe(port)
  expect(errors).not.toHaveBeenCalled()
})

test.each(['65536', '-1', '80.5', '0x50', 'abc', ''])(
  '"%s" is none, and the usage says what is one',
  (text) => {
    const errors = spyOnErrors()
    expect(readPort(text, usage)).toBeUndefined()
    expect(errors).toHaveBeenCalledWith(
      `"${text}" is no port: give a number from 0 to 65535.\nUsage: npm start`,
    )
    expect(process.exitCode).toBe(2)
  },
)

test('--help shows the usage in the language of the computer, and is no failure', () => {
  const printed = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubEnv('LC_ALL', 'pt_BR.UTF-8')
  const given = process.argv
  process.argv = ['node', 'script', '--help']
  expect(readArguments({}, usage)).toBeUndefined()
  expect(printed).toHaveBeenCalledWith('Uso: npm start')
  expect(process.exitCode).toBeUndefined()
  process.argv = given
  vi.unstubAllEnvs()
})

test('what keeps a command from its work is told in its own sentence', async () => {
  const errors = spyOnErrors()
  await run(async () => {
    throw new Error(
      'The folder dist cannot be written.\n    at mkdirSync (node:fs:1386:26)',
    )
  })
  expect(errors).toHaveBeenCalledWith('The folder dist cannot be written.')
  expect(process.exitCode).toBe(1)
})
