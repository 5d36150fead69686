/** Each run of the command takes a second or more; the three most important are in command.test.ts. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { runBin } from '../../scripts/test/runBin.ts'
import { temporaryFolder } from '../unit/temporaryFolder.ts'
import { checkCommand, mistaken } from './checkCommand.ts'
import { original } from './mistakes/mistake.ts'

const { file, run, start } = checkCommand()

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

test('--release refuses a sample value that passes otherwise, in both languages', async () => {
  const text = original.replace('"name": "Buritália"', '"name": "Acme"')
  const { code, out } = await run(text, '--release', '--format', 'json')
  expect(code).toBe(1)
  expect(out).toContain('“name” of “company” is still the sample’s: “Acme”.')
  expect(out).toContain('“name” de “company” ainda é do exemplo: “Acme”.')
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
  const child = start('--watch')
  try {
    let out = ''
    child.stdout?.on('data', (data) => (out += String(data)))
    const reports = async (words: string) => {
      await vi.waitFor(() => expect(out).toContain(words), 60_000)
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
}, 180_000)

test('a build that refuses the content says so in the language of the computer', async () => {
  writeFileSync(file, mistaken)
  const args = [
    'scripts/build.ts',
    '--content',
    file,
    '--out',
    join(temporaryFolder(), 'dist'),
  ]
  const { exitCode, output } = await runBin('tsx', args, { LC_ALL: 'pt_BR.UTF-8' })
  expect(exitCode).toBe(1)
  expect(output).toContain('Como corrigir: escreva "hero.title".')
  expect(output).not.toContain('How to fix')
})
