import { spawn } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test, vi } from 'vitest'

import { sampleText } from '../fixtures/sampleContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

vi.setConfig({ testTimeout: 180_000 })

const mistaken = sampleText.replace('"hero.title",', '"hero.titel",')
const checkContent = ['scripts/runBundled.js', 'scripts/check-content.ts']

/** A content of its own beside the sample's pictures. */
function contentFile(text: string): string {
  const folder = temporaryFolder({ 'content/site.json': text })
  cpSync('tests/fixtures/sample/public', `${folder}/public`, { recursive: true })
  return `${folder}/content/site.json`
}

async function run(args: string[], language = 'en_US.UTF-8') {
  const env = { ...process.env, LC_ALL: language, GITHUB_STEP_SUMMARY: '' }
  const child = spawn(process.execPath, args, { env })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => (said.out += String(data)))
  child.stderr.on('data', (data) => (said.err += String(data)))
  const code = await new Promise((done) => child.on('close', done))
  return { code, ...said }
}

test('a problem is told with its frame, and the exit code is 1', async () => {
  const { code, out } = await run([...checkContent, contentFile(mistaken)])
  expect(code).toBe(1)
  expect(out).toContain('Did you mean “hero.title”?')
  expect(out).toContain('> 74 |       "title": "hero.titel",')
})

test('--fix fixes the file, tells what it did beside the report, and exits with what is left', async () => {
  const text = sampleText
    .replace('"legalName"', '"legalNmae"')
    .replace(/"cnpj": ".*"/, '"cnpj": "1"')
  const file = contentFile(text)
  const args = [...checkContent, file, '--fix', '--format', 'json']
  const { code, out, err } = await run(args)
  expect(err).toContain('1 problem mended')
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"legalNmae"', '"legalName"'))
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ code: 'bad-value' }] })
  expect(code).toBe(1)
})

test('exit code 2 and the usage for an option that does not exist, in the language asked for', async () => {
  const { code, err } = await run([...checkContent, '--lang', 'br', '--nope'])
  expect(code).toBe(2)
  expect(err).toContain('Há uma opção que este comando não conhece')
  expect(err).toContain('Uso: npm run check-content')
})

test('--release refuses the sample', async () => {
  const file = contentFile(sampleText)
  expect(await run([...checkContent, file])).toMatchObject({ code: 0 })
  expect(await run([...checkContent, file, '--release'])).toMatchObject({ code: 1 })
})

test('a build that refuses the content says so in the language of the computer', async () => {
  const file = contentFile(mistaken)
  const args = ['scripts/build.ts', '--content', file, '--out', resolve(file, '../out')]
  const { code, out, err } = await run(['scripts/runBundled.js', ...args], 'pt_BR.UTF-8')
  expect(code).toBe(1)
  expect(out + err).toContain('Como corrigir: escreva "hero.title".')
})

interface Tasks {
  tasks: {
    label: string
    args: string[]
    problemMatcher: { pattern: { regexp: string } }
  }[]
}

const readTasks = (): Tasks => JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'))
const watching = readTasks().tasks.filter(({ args }) => args.includes('--watch'))

test.each(watching)(
  'VS Code’s task “$label” reports in lines that it reads',
  async ({ args, problemMatcher }) => {
    const once = args.filter((each) => each !== '--watch')
    const { out } = await run([...once, contentFile(mistaken)])
    const line = new RegExp(problemMatcher.pattern.regexp).exec(out.trim())
    expect(line).toMatchObject({ 2: '74', 5: 'unknown-text' })
  },
)
