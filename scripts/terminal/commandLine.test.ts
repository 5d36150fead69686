import { afterEach, expect, test, vi } from 'vitest'

import { readArguments, readPort, run } from './commandLine.ts'

const usage = { en: 'Usage: npm start', br: 'Uso: npm start' }

const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  process.exitCode = undefined
})

test('what is no port is reported with the usage', () => {
  const errors = spyOnErrors()
  expect(readPort('8080', usage)).toBe(8080)
  for (const text of ['65536', '0x50', '']) expect(readPort(text, usage)).toBeUndefined()
  expect(errors).toHaveBeenCalledWith(
    '"65536" is no port: give a number from 0 to 65535.\nUsage: npm start',
  )
})

const options = {
  release: { type: 'boolean', default: false },
  'no-open': { type: 'boolean', default: false },
  port: { type: 'string', default: '1' },
} as const

/** What a command reads when npm has set these variables. */
function readAfterNpm(variables: Record<string, string>) {
  const given = process.argv
  process.argv = ['node', 'script']
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const read = readArguments({ options }, usage, 'en')
  vi.unstubAllEnvs()
  process.argv = given
  return read?.values
}

test('options that npm took for its own are given all the same', () => {
  expect(readAfterNpm({})).toMatchObject({ release: false, 'no-open': false, port: '1' })
  expect(readAfterNpm({ npm_config_release: 'true' })).toMatchObject({ release: true })
  expect(readAfterNpm({ npm_config_open: '' })).toMatchObject({ 'no-open': true })
  expect(readAfterNpm({ npm_config_port: '4200' })).toMatchObject({ port: '4200' })
})

test('where npm took an option without its value, a sentence says how it is written', () => {
  const errors = spyOnErrors()
  const env = { npm_config_port: 'true', npm_lifecycle_event: 'edit' }
  expect(readAfterNpm(env)).toBeUndefined()
  const sentence: unknown = expect.stringContaining('npm run edit -- --port=…')
  expect(errors).toHaveBeenCalledWith(sentence)
  expect(process.exitCode).toBe(2)
})

test('what keeps a command from its work is reported in its own sentence', async () => {
  const errors = spyOnErrors()
  await run(async () => {
    throw new Error(
      'The folder dist cannot be written.\n    at mkdirSync (node:fs:1386:26)',
    )
  })
  expect(errors).toHaveBeenCalledWith('The folder dist cannot be written.')
  expect(process.exitCode).toBe(1)
})
