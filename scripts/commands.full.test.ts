/** The commands that README and CONTRIBUTING name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startTestServer } from '../tests/support/startTestServer.ts'
import { temporaryFolder } from '../tests/support/temporaryFolder.ts'
import { runProgram } from './test/runProgram.ts'

/** These commands run this test, so calling them would never end. */
const withThisTest = ['test', 'test:full', 'e2e']

const guides = ['README.md', '.github/CONTRIBUTING.md'].map((file) =>
  readFileSync(file, 'utf8'),
)
// npm has checked the structure.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const isNamed = (name: string) =>
  guides.some((guide) => new RegExp(`\`(npm (run )?)?${name}[\` ]`).test(guide))
const namedCommands = Object.keys(scripts).filter((name) => isNamed(name))

const runCommand = (name: string, ...args: string[]) => {
  const [program = '', ...fixedArguments] = (scripts[name] ?? '').split(' ')
  const isNode = program === 'node'
  const file = isNode ? process.execPath : join('node_modules/.bin', program)
  return runProgram(file, [...fixedArguments, ...args])
}

/** Only our own commands without fixed arguments: other programs and variants print another usage. */
const isOurs = (name: string) => /^node \S+ \S+$/.test(scripts[name] ?? '')
const testedCommands = namedCommands.filter((name) => !withThisTest.includes(name))

test.each(testedCommands)('npm run %s --help explains the command', async (name) => {
  const { exitCode, output } = await runCommand(name, '--help')
  expect(output).toMatch(isOurs(name) ? new RegExp(`npm (run )?${name}`) : /\w{4}/)
  expect(exitCode).toBe(0)
})

test('npm run edit names the next port if one is taken', async () => {
  const { port } = await startTestServer((_, response) => response.end())
  const state = temporaryFolder()
  const command = `scripts/runBundled.js scripts/edit.ts --no-open --port ${port}`
  const { exitCode, output } = await runProgram(process.execPath, command.split(' '), {
    XDG_STATE_HOME: state,
  })
  expect(output).toContain(`--port ${port + 1}`)
  expect(exitCode).toBe(1)
})
