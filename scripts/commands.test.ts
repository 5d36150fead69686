/** Compares the output of the commands with snapshots. */
import {
  chmodSync,
  cpSync,
  readFileSync,
  truncateSync,
  unwatchFile,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { sampleContent } from '../tests/fixtures/sampleContent.ts'
import { runCommand } from '../tests/support/runCommand.ts'
import { temporaryFolder } from '../tests/support/temporaryFolder.ts'

/** Runs commands in a computer’s language. DIR is a folder with content files that have mistakes. */
async function runAll(language: string, ...commands: string[]): Promise<string> {
  const mistakenText = readFileSync('tests/fixtures/mistakenContent.txt', 'utf8')
  const unusualText = mistakenText.replaceAll('\n', '\r\n').replace('100%', '100\u009b%')
  const folder = temporaryFolder({
    'content/site.json': `\uFEFF${unusualText}`,
    'content/site (1).json': '{}',
    // An accent as macOS stores it.
    ['content/site - Cópia.json'.normalize('NFD')]: '{}',
    'content/site.schema.json': '{}',
    'content/syntax.json': '{ "site": {} }\n{ "x": 1\n}',
    'content/latin.json': Buffer.from('{\n "name": "Brasília" }', 'latin1'),
    'content/compact.json': JSON.stringify(sampleContent),
    'content/locked.json': JSON.stringify(sampleContent),
    'content/locked.json.txt': '',
    'content/large.json': '',
    // The header of a picture without its pixels.
    'public/cut.png': Buffer.from(
      '89504e470d0a1a0a0000000d49484452000000c800000050080600000000000000',
      'hex',
    ),
    'public/.env': '',
    'summary.md': '',
  })
  cpSync('tests/fixtures/sample/public', join(folder, 'public'), { recursive: true })
  truncateSync(join(folder, 'content/large.json'), 50_000_000)
  chmodSync(join(folder, 'content/locked.json'), 0o444)
  vi.stubEnv('LC_ALL', language)
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary.md'))
  const outputs: string[] = []
  for (const command of commands)
    outputs.push(await runCommand(command.replaceAll('DIR', folder)))
  const text = [...outputs, readFileSync(join(folder, 'summary.md'), 'utf8')].join('\n\n')
  return text.replaceAll(folder, 'DIR').replaceAll(/"rules": \[[^\]]+\]/g, '"rules": []')
}

/** The commands in a file, one per line. */
const commandsIn = (name: string) =>
  readFileSync(`tests/fixtures/${name}.txt`, 'utf8').trim().split('\n')

test('a report has every problem with its position, its message, and its fix', async () => {
  const reports = await runAll('en_US', ...commandsIn('checks'))
  await expect(reports).toMatchFileSnapshot('__snapshots__/reports.txt')
  const programReports = await runAll('pt_BR', ...commandsIn('checksForPrograms'))
  await expect(programReports).toMatchFileSnapshot('__snapshots__/reportsForPrograms.txt')
  const sample = 'check-content tests/fixtures/sample/content/site.json'
  const release = await runAll('en_US', `${sample} --release`)
  expect(release.match(/How to fix/g)).toHaveLength(100)
  expect(release).toMatch(
    /\n… and 80 more\.\n\n.*: 126 errors, 54 warnings\.\nexit code 1/,
  )
})

test('with --watch, a file is checked again after every save', async () => {
  const file = join(temporaryFolder({ 'content/site.json': '{}' }), 'content/site.json')
  onTestFinished(() => unwatchFile(file))
  expect(await runCommand(`check-content ${file} --watch --format compact`)).toMatch(
    /\[check-content\] .*site\.json\n.* error [^]*\[check-content\] done\nexit code 0$/,
  )
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const expectEnd = () => expect(write).toHaveBeenLastCalledWith('[check-content] done\n')
  // Node does not notice a change before it has read the file's times.
  const save = () => {
    writeFileSync(file, '{ }')
    return vi.waitFor(expectEnd, 5000)
  }
  await vi.waitFor(save, 60_000)
})

test('a command that cannot run prints the reason', async () => {
  const output = await runAll('pt_BR', ...commandsIn('commands'))
  await expect(output).toMatchFileSnapshot('__snapshots__/commands.txt')
})
