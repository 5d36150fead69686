import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { test } from 'vitest'

import { lookUp } from '../../../schema/read/readDocument.ts'
import { copyOfContent, original } from '../mistakes/mistake.ts'
import { rowsOf } from '../rowsOf.ts'
import { expectRight, type Habit } from './habit.ts'

const root = resolve(import.meta.dirname, '../../..')
const fileOf = (path: string) => readFileSync(resolve(root, path), 'utf8')
const content = copyOfContent()
const json = (value: unknown) => JSON.stringify(value, null, 2)
const other = (what: string, text: string, ...names: string[]): Habit => ({
  what,
  text,
  expected: ['not-content|part-alone *'],
  names,
})
/** From lines with cells between bars: what it is; its text, or the value that is written there; what is named. */
const others = (table: string): Habit[] =>
  rowsOf(table).map(([what = '', written = '', ...names]) => {
    const value: unknown = JSON.parse(written)
    return other(what, typeof value === 'string' ? value : json(value), ...names)
  })
const part = (key: string) => json(content[key])
/** The content as programs write it: names without quotation marks. */
const asObject = original.trim().replaceAll(/^(\s*)"([\w$]+)":/gm, '$1$2:')
const program = (what: string, text: string) => other(what, text, 'program')
const schema = fileOf('schema/site.schema.json')

test.for<Habit>([
  ...others(String.raw`
  the lock file | {"name":"site","version":"1.0.0","lockfileVersion":3,"requires":true,"packages":{}} | package-lock.json
  the schema without its first line | {"title":"x","type":"object","properties":{"a":{"type":"string"}},"required":["a"]} | schema
  an answer of GitHub | {"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}
  an answer with an error | {"error":{"code":500,"message":"Internal"}}
  an answer of a chat | {"id":"x","choices":[{"message":{"role":"assistant","content":"…"}}]}
  the report of the check | {"file":"content/site.json","ok":false,"problems":[]}
  settings of VS Code | {"editor.formatOnSave":true,"files.eol":"\n"}
  a web manifest | {"name":"Acme","short_name":"Acme","icons":[],"start_url":"/","display":"standalone"}
  a page that is not there | "404: Not Found" | text
  a README | "# Acme\n\nA site in one file.\n\n${'```'}json\n{ \"site\": {} }\n${'```'}\n"
  a patch | "diff --git a/content/site.json b/content/site.json\n--- a/content/site.json\n+++ b/content/site.json\n@@ -1,3 +1,3 @@\n {\n-  \"a\": 1\n+  \"a\": 2\n"
  an e-mail | "From: Maria <maria@example.com>\nTo: hello@example.com\nSubject: site\n\nSegue o arquivo.\n"
  a chat | "[14:32, 21/11/2026] Maria: segue o site\n[14:33, 21/11/2026] Maria: {\"site\"\n"
  an empty object | "{}\n"
  a page of GitHub | "<!DOCTYPE html>\n<html lang=\"en\"><head><title>site.json</title></head></html>"
  a file of Word, read as text | "PK\u0003\u0004\u0014\u0000\u0006\u0000word/document.xml"
  a PDF, read as text | "%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n"
  YAML | "site:\n  address: https://www.example.com/\n  defaultLanguage: en\n"
  TOML | "[site]\naddress = \"https://www.example.com/\"\n" | TOML
  variables | "KEY=value\nOTHER=two\n" | TOML
  records | "{\"id\":\"a\",\"name\":\"Acme\"}\n{\"id\":\"b\",\"name\":\"Beta\"}\n" | JSON Lines
  a drawing | "<svg xmlns=\"http://www.w3.org/2000/svg\"><path/></svg>\n" | SVG
  a feed | "<?xml version=\"1.0\"?>\n<rss><channel/></rss>\n" | XML
  a style sheet | ".hero {\n  color: red;\n}\n" | CSS
  a call | "defineConfig({\n  plugins: [react()],\n})\n" | program
  a method | "export const site = {\n  run() {\n    return 1\n  },\n}\n" | program
  Python | "site = {\n  'title': 'x',\n  'ok': True,\n}\n" | program
  Go | "package main\n\nimport \"fmt\"\n\nfunc main() {\n}\n" | program
  Java | "public class Site {\n  public static void main() {\n  }\n}\n" | program
  SQL | "CREATE TABLE site (id int);\n" | program
  `),
  other('package.json', fileOf('package.json'), 'package.json'),
  other('half of package.json', fileOf('package.json').slice(0, 1500), 'package.json'),
  other('tsconfig.json', fileOf('tsconfig.json'), 'tsconfig'),
  other('the schema', schema, 'schema'),
  other('half of the schema', schema.slice(0, 4000), 'schema'),
  other('the catalogs alone', part('catalogs'), 'catalogs'),
  other('one catalog alone', json(lookUp(content, ['catalogs', 'br'])), 'catalogs'),
  other('the sections alone', part('sections'), 'sections'),
  other('the services alone', part('services'), 'services'),
  other('one client alone', json(lookUp(content, ['clients', 0])), 'clients'),
  other('the company alone', part('company'), 'company'),
  other('the catalogs alone, in their braces', json({ catalogs: content['catalogs'] })),
  other('the README of the project', fileOf('README.md')),
  other('the guide in Portuguese', fileOf('content/README.pt-BR.md')),
  other('encoded twice', JSON.stringify(original)),
  other('encoded twice, pretty first', JSON.stringify(JSON.stringify(content))),
  {
    what: 'the content as a mail quotes it',
    text: original.replaceAll(/^/gm, '> '),
    expected: ['signs-before-lines *'],
    mended: original,
  },
  {
    what: 'the content with the numbers of its lines',
    text: original
      .trimEnd()
      .split('\n')
      .map((line, index) => `${index + 1}  ${line}`)
      .join('\n'),
    expected: ['signs-before-lines *'],
  },
  {
    what: 'the second half of the content',
    text: original.slice(original.indexOf('      "page.title"')),
    expected: ['lost-opening *'],
  },
  program('a constant that is exported', `export const site = ${asObject}\n`),
  program('what a module exports', `module.exports = ${asObject};\n`),
  program('a default export', `// The site\nexport default ${asObject}\n`),
  program('a strict script', `'use strict'\nmodule.exports = ${asObject};\n`),
  program('a typed constant', `const site: Site = ${asObject}\n\nexport default site\n`),
])('$what is one problem that says what it is', expectRight)
