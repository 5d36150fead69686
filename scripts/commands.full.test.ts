/** The commands that README and CONTRIBUTING name. */
import { chmodSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startTestServer } from '../tests/support/startTestServer.ts'
import { temporaryFolder } from '../tests/support/temporaryFolder.ts'
import { fromRoot } from './files/fromRoot.ts'
import { runProgram } from './test/runProgram.ts'

const guides = ['README.md', '.github/CONTRIBUTING.md'].map((file) =>
  readFileSync(file, 'utf8'),
)
// npm has checked the structure.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const isNamed = (name: string) =>
  guides.some((guide) => new RegExp(`\`(npm (run )?)?${name}[\` ]`).test(guide))
/** Our own commands. A variant with fixed arguments prints the usage of another command. */
const commands = Object.entries(scripts).filter(
  ([name, command]) => isNamed(name) && /^node \S+ \S+$/.test(command),
)

test.each(commands)('npm run %s --help explains the command', async (name, command) => {
  const args = [...command.split(' ').slice(1), '--help']
  const { exitCode, output } = await runProgram(process.execPath, args)
  expect(output).toMatch(new RegExp(`npm (run )?${name}`))
  expect(exitCode).toBe(0)
})

test('npm run edit opens its page, and suggests the next port if its port is in use', async () => {
  // This browser copies the page that it opens, and ends the program that started it.
  const browser = '#!/bin/sh\ncp "$1" "$0.html"\nkill $PPID'
  const folder = temporaryFolder({ 'xdg-open': browser })
  chmodSync(`${folder}/xdg-open`, 0o755)
  const edit = (options: string) => {
    const command = `scripts/runBundled.js scripts/edit.ts ${options}`
    const PATH = `${folder}:${process.env['PATH']}`
    return runProgram(process.execPath, command.split(' '), {
      XDG_STATE_HOME: folder,
      PATH,
    })
  }
  const [address] = /http\S+/.exec((await edit('--port 0')).output) ?? []
  expect(readFileSync(`${folder}/xdg-open.html`, 'utf8')).toContain(`0;url=${address}"`)
  const { port } = await startTestServer((_, response) => response.end())
  const { exitCode, output } = await edit(`--no-open --port ${port}`)
  expect(output).toContain(`--port ${port + 1}`)
  expect(exitCode).toBe(1)
})

test('npm run types writes the generated files, and --check fails if one is out of date', async () => {
  const project = temporaryFolder()
  const folders = ['content', 'schema', 'scripts', 'src/editor/messages']
  for (const name of [...folders, 'package.json'])
    cpSync(fromRoot(name), join(project, name), { recursive: true })
  symlinkSync(fromRoot('node_modules'), join(project, 'node_modules'), 'junction')
  const args = ['--import=tsx', join(project, 'scripts/generate-types.ts')]
  const check = () => runProgram(process.execPath, [...args, '--check'])
  writeFileSync(join(project, 'schema/generated/iconNames.ts'), '')
  const output = 'schema/generated/iconNames.ts is out of date. Run "npm run types".\n'
  expect(await check()).toEqual({ exitCode: 1, output })
  await runProgram(process.execPath, args)
  expect(await check()).toEqual({ exitCode: 0, output: '' })
})
