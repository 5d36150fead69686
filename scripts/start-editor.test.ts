/** The file for Windows is checked by its bytes, since no test runs on Windows. */
import childProcess from 'node:child_process'
import fs, { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test, vi } from 'vitest'

import { fromRoot } from './files/fromRoot.ts'

test('the start file for Windows has CRLF line endings and quotes its paths', () => {
  const text = readFileSync('content/start-windows.cmd', 'utf8')
  expect(text.startsWith('@echo off')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain('DisableDelayedExpansion')
  // Paths are in quotation marks: otherwise & and ( would end the command.
  for (const [line] of text.matchAll(/^.*%~.*$/gm)) expect(line).toMatch(/"%~dp0\.\."/)
  // The file has no blocks, because a bracket in a path would end them.
  expect(text).not.toMatch(/\(\s*$/m)
  const labels = [...text.matchAll(/goto (\w+)/g)].map(([, label]) => label)
  for (const label of labels) expect(text).toContain(`\r\n:${label}\r\n`)
  expect(readFileSync('.gitattributes', 'utf8')).toContain('*.cmd text eol=crlf')
})

/** A computer on which everything works. `modifiedMs`: when the list of installed packages and the lock file changed. */
const workingComputer = {
  node: '22.13.0',
  language: 'en_US',
  modifiedMs: [2, 2],
  installation: { status: 0 } as object,
  editStatus: 0,
  writeError: '',
}
const startScript = createRequire(import.meta.url).resolve('./start-editor.cjs')

/** Runs start-editor.cjs. Returns what it runs and prints, and its exit code. */
function startOn(computer: Partial<typeof workingComputer>): string {
  const { node, language, modifiedMs, ...results } = { ...workingComputer, ...computer }
  const { installation, editStatus, writeError } = results
  const lines: unknown[] = []
  const print = (line: unknown) => void lines.push(line)
  vi.stubEnv('LC_ALL', '')
  vi.stubEnv('LANG', language)
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node })
  vi.spyOn(console, 'info').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    if (writeError) throw Object.assign(new Error(), { code: writeError })
  })
  vi.spyOn(fs, 'unlinkSync').mockImplementation((file) =>
    print(`removes ${String(file).replace(/\d+$/, '')}`),
  )
  vi.spyOn(fs, 'statSync').mockImplementation((file) => {
    if (modifiedMs.length === 0) throw new Error('Nothing is installed.')
    const isInstalled = String(file).includes('node_modules/.package-lock.json')
    return Object.assign(new fs.Stats(), { mtimeMs: modifiedMs[isInstalled ? 0 : 1] })
  })
  vi.spyOn(childProcess, 'spawnSync').mockImplementation((...args: unknown[]) => {
    print(JSON.stringify(args, (key, value) => (key === 'env' ? undefined : value)))
    const isInstallation = String(args[1]).startsWith('ci')
    return Object(isInstallation ? installation : { status: editStatus })
  })
  const requireFrom = createRequire(startScript)
  Reflect.deleteProperty(requireFrom.cache, startScript)
  requireFrom(startScript)
  vi.restoreAllMocks()
  lines.push(`exit code ${process.exitCode ?? 0}`)
  process.exitCode = undefined
  return [JSON.stringify(computer), ...lines].join('\n').replaceAll(fromRoot(), 'ROOT')
}

test('the start file installs missing packages and starts the editor, or prints advice', async () => {
  const nodeVersions = ['18.20.0', '20.18.1', '20.19.0', '21.7.0', '22.12.0', '24.0.0']
  const computers = [
    {},
    { modifiedMs: [] },
    { modifiedMs: [1, 2], language: 'pt_BR' },
    { modifiedMs: [], installation: { error: { code: 'ENOENT' } } },
    { modifiedMs: [], installation: { status: 1, error: { code: 'EPERM' } } },
    { writeError: 'EROFS' },
    { editStatus: 1 },
    ...nodeVersions.map((node) => ({ node })),
  ]
  const output = computers.map(startOn).join('\n\n')
  await expect(output).toMatchFileSnapshot('__snapshots__/startEditor.txt')
  expect(readFileSync('package.json', 'utf8')).toContain('"^20.19 || >=22.13"')
})
