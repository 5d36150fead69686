import { afterEach, expect, test, vi } from 'vitest'

import { readArguments } from './commandLine.ts'

const usage = { en: 'Usage: npm start', br: 'Uso: npm start' }

afterEach(() => {
  process.exitCode = undefined
})

const options = {
  release: { type: 'boolean', default: false },
  'no-open': { type: 'boolean', default: false },
  port: { type: 'string', default: '1' },
} as const

/** What a command reads when npm has set these variables. */
function readAfterNpm(variables: Record<string, string>) {
  const originalArguments = process.argv
  process.argv = ['node', 'script']
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const read = readArguments({ options }, usage, 'en')
  vi.unstubAllEnvs()
  process.argv = originalArguments
  return read?.values
}

test('options that npm consumed are still used', () => {
  expect(readAfterNpm({})).toMatchObject({ release: false, 'no-open': false, port: '1' })
  expect(readAfterNpm({ npm_config_release: 'true' })).toMatchObject({ release: true })
  expect(readAfterNpm({ npm_config_open: '' })).toMatchObject({ 'no-open': true })
  expect(readAfterNpm({ npm_config_port: '4200' })).toMatchObject({ port: '4200' })
})

test('if npm consumed an option without its value, a message shows how to write it', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = { npm_config_port: 'true', npm_lifecycle_event: 'edit' }
  expect(readAfterNpm(env)).toBeUndefined()
  const sentence: unknown = expect.stringContaining('npm run edit -- --port=…')
  expect(errors).toHaveBeenCalledWith(sentence)
  expect(process.exitCode).toBe(2)
})
