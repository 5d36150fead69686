import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sampleText } from '../fixtures/sampleContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test('--fix fixes the file, prints the fixes, and exits with 1 if problems remain', () => {
  const text = sampleText
    .replace('"legalName"', '"legalNmae"')
    .replace(/"cnpj": ".*"/, '"cnpj": "1"')
  const folder = temporaryFolder({ 'content/site.json': text })
  const file = `${folder}/content/site.json`
  cpSync('tests/fixtures/sample/public', `${folder}/public`, { recursive: true })
  const args = `scripts/runBundled.js scripts/check-content.ts ${file} --fix --format json`
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', GITHUB_STEP_SUMMARY: '' }
  const result = spawnSync(process.execPath, args.split(' '), { env, encoding: 'utf8' })
  expect(result.stderr).toContain('1 problem fixed')
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"legalNmae"', '"legalName"'))
  expect(JSON.parse(result.stdout)).toMatchObject({ problems: [{ code: 'bad-value' }] })
  expect(result.status).toBe(1)
})
