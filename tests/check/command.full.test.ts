import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sampleText } from '../fixtures/sampleContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const mistaken = sampleText.replace('"hero.title",', '"hero.titel",')
const mistakenLine = mistaken.split('\n').findIndex((line) => line.includes('titel')) + 1
const checkContent = ['scripts/runBundled.js', 'scripts/check-content.ts']

/** Another content file next to the sample's pictures. */
function contentFile(text: string): string {
  const folder = temporaryFolder({ 'content/site.json': text })
  cpSync('tests/fixtures/sample/public', `${folder}/public`, { recursive: true })
  return `${folder}/content/site.json`
}

function run(args: string[], language = 'en_US.UTF-8') {
  const env = { ...process.env, LC_ALL: language, GITHUB_STEP_SUMMARY: '' }
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' })
}

test('problems are printed with code frames and exit code 1; --release also reports sample values', () => {
  const { status, stdout } = run([...checkContent, contentFile(mistaken)])
  expect(stdout).toContain('Did you mean “hero.title”?')
  expect(stdout).toContain(`> ${mistakenLine} |       "title": "hero.titel",`)
  const sample = [...checkContent, contentFile(sampleText)]
  const statuses = [run(sample), run([...sample, '--release'])].map((each) => each.status)
  expect([status, ...statuses]).toEqual([1, 0, 1])
})

test('--fix fixes the file, prints the fixes, and exits by the remaining problems', () => {
  const text = sampleText
    .replace('"legalName"', '"legalNmae"')
    .replace(/"cnpj": ".*"/, '"cnpj": "1"')
  const file = contentFile(text)
  const args = [...checkContent, file, '--fix', '--format', 'json']
  const { status, stdout, stderr } = run(args)
  expect(stderr).toContain('1 problem fixed')
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"legalNmae"', '"legalName"'))
  expect(JSON.parse(stdout)).toMatchObject({ problems: [{ code: 'bad-value' }] })
  expect(status).toBe(1)
})

test('an unknown option prints the usage in the computer’s language, with exit code 2', () => {
  const { status, stderr } = run([...checkContent, '--nope'], 'pt_BR.UTF-8')
  expect(status).toBe(2)
  expect(stderr).toContain('Opção desconhecida ou sem valor')
  expect(stderr).toContain('Uso: npm run check-content')
})
