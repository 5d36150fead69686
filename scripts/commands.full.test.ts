/** Each command that README and CONTRIBUTING name, in its shortest form. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../tests/support/temporaryFolder.ts'
import { runProgram } from './test/runBin.ts'

/** This test is a part of them. */
const whole = ['test', 'test:full', 'e2e']

const guides = ['README.md', '.github/CONTRIBUTING.md'].map((file) =>
  readFileSync(file, 'utf8'),
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
} // npm checks its shape.
const isNamed = (name: string) =>
  guides.some((guide) => new RegExp(`\`(npm (run )?)?${name}[\` ]`).test(guide))
const named = Object.keys(scripts).filter((name) => isNamed(name))

const runCommand = (name: string, ...args: string[]) => {
  const [program = '', ...given] = (scripts[name] ?? '').split(' ')
  const isNode = program === 'node'
  const file = isNode ? process.execPath : join('node_modules/.bin', program)
  return runProgram(file, [...given, ...args])
}

test.each(named.filter((name) => !whole.includes(name)))(
  'npm run %s prints its usage',
  async (name) => {
    const { exitCode, output } = await runCommand(name, '--help')
    expect(output).toMatch(/\w{4}/)
    expect(exitCode).toBe(0)
  },
)

test.each([
  ['apache', '.htaccess'],
  ['iis', 'web.config'],
  ['netlify', '_headers'],
])('settings for %s come with the build', async (host, file) => {
  const { exitCode, output } = await runCommand('hosting', host)
  expect(output).toContain(`dist/${file}`)
  expect(exitCode).toBe(0)
})

test('pictures are taken of the page and of all states of the form', async () => {
  const [out, dist] = [temporaryFolder(), temporaryFolder()]
  const content = 'tests/fixtures/sample/content/site.json'
  await runCommand('build', '--content', content, '--out', dist)
  const args = ['--dist', dist, '--look', 'br-dark-390', '--out', out]
  const { exitCode, output } = await runCommand('screenshots', ...args)
  expect(output).not.toContain('Error')
  expect(exitCode).toBe(0)
  expect(existsSync(join(out, 'page/br-dark-390.png'))).toBe(true)
  expect(existsSync(join(out, 'form/success-br-dark-390.png'))).toBe(true)
})
