import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkCommand, mistaken } from './checkCommand.ts'
import { original } from './mistakes/mistake.ts'

const { file, run } = checkCommand()

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

test('--fix fixes the file, tells what it did beside the report, and exits with what is left', async () => {
  const text = original
    .replace('"legalName"', '"legalNmae"')
    .replace(/"cnpj": ".*"/, '"cnpj": "1"')
  const { code, out, err } = await run(text, '--fix', '--format', 'json', '--lang', 'en')
  expect(err).toContain('1 problem mended')
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"legalNmae"', '"legalName"'))
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ code: 'bad-value' }] })
  expect(code).toBe(1)
})
