// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { original } from './mistakes/mistake.ts'

const root = resolve(import.meta.dirname, '../..')
const tsx = import.meta.resolve('tsx/esm')
const script = resolve(root, 'scripts/check-content.ts')

// On macOS the folder of temporary files is a link, and programs see where it leads.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'command-')))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'content'))
cpSync(resolve(root, 'tests/sample/public'), join(folder, 'public'), { recursive: true })
const file = join(folder, 'content', 'site.json')
const mistaken = original.replace('"hero.title",', '"hero.titel",')

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', tsx, script, ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', GITHUB_STEP_SUMMARY: '' },
  })
}

/** Runs the command to its end. */
function run(
  text: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  writeFileSync(file, text)
  return new Promise((done) => {
    const child = start([file, ...args])
    let out = ''
    let err = ''
    child.stdout?.on('data', (data) => (out += String(data)))
    child.stderr?.on('data', (data) => (err += String(data)))
    child.on('close', (code) => done({ code, out, err }))
  })
}

test('exit code 0 and one line where the content is right', async () => {
  expect(await run(original)).toEqual({
    code: 0,
    out: 'content/site.json: no problems.\n',
    err: '',
  })
})

test('exit code 1 and the problem with its frame where it is wrong', async () => {
  const { code, out } = await run(mistaken)
  expect(code).toBe(1)
  expect(out).toMatchInlineSnapshot(`
    "content/site.json:74:16 error unknown-text
      There is no text “hero.titel”, which “title” of section 1 (hero) asks for. Did you mean “hero.title”?

        73 |       "id": "about",
      > 74 |       "title": "hero.titel",
           |                ^^^^^^^^^^^^
        75 |       "text": "hero.text",

      How to fix: write "hero.title".

    content/site.json: 1 error, 0 warnings.
    "
  `)
})

test('the same sentence in Portuguese, in one line', async () => {
  const { out } = await run(mistaken, '--lang', 'br', '--format', 'compact')
  expect(out).toMatchInlineSnapshot(`
    "content/site.json:74:16 error unknown-text: Não existe o texto “hero.titel”, pedido por “title” da seção 1 (hero). Você quis dizer “hero.title”? Como corrigir: escreva "hero.title".
    "
  `)
})

test('exit code 2 and the usage for an option that does not exist, in the language asked for', async () => {
  const { code, err } = await run(original, '--lang', 'br', '--nope')
  expect(code).toBe(2)
  expect(err).toContain('Há uma opção que este comando não conhece')
  expect(err).toContain('Uso: npm run check-content')
})

test('two options that exclude each other are wrong usage', async () => {
  const { code, err } = await run(original, '--fix', '--watch')
  expect(code).toBe(2)
  expect(err).toContain('Choose one of --fix and --watch.')
})

test('--fix mends the file, tells what it did beside the report, and exits with what is left', async () => {
  const text = original
    .replace('"legalName"', '"legalNmae"')
    .replace(/"cnpj": ".*"/, '"cnpj": "1"')
  const { code, out, err } = await run(text, '--fix', '--format', 'json', '--lang', 'en')
  expect(err).toContain('1 problem mended')
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"legalNmae"', '"legalName"'))
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ code: 'bad-cnpj' }] })
  expect(code).toBe(1)
})

test('--release refuses a sample value that passes otherwise, in both languages', async () => {
  const text = original.replace('"name": "Buritália"', '"name": "Acme"')
  const { code, out } = await run(text, '--release', '--format', 'json')
  expect(code).toBe(1)
  expect(out).toContain('"“Acme” is the company of the sample."')
  expect(out).toContain('"“Acme” é a empresa do exemplo."')
})

test('exit code 0 where there are warnings alone', async () => {
  const { code, out } = await run(
    original.replace(
      '"Custom software development"',
      '"Desenvolvimento de software sob medida"',
    ),
  )
  expect(code).toBe(0)
  expect(out).toContain('warning untranslated')
})

test('reports again after every save while it watches', async () => {
  writeFileSync(file, original)
  const child = start([file, '--watch'])
  try {
    let out = ''
    child.stdout?.on('data', (data) => (out += String(data)))
    const reports = async (words: string) => {
      await vi.waitFor(() => expect(out).toContain(words), 10_000)
      out = ''
    }
    await reports('no problems')
    writeFileSync(file, mistaken)
    await reports('hero.titel')
    rmSync(file)
    await reports('is not there')
    writeFileSync(file, original)
    await reports('no problems')
  } finally {
    child.kill()
    await new Promise((closed) => child.on('close', closed))
  }
})
