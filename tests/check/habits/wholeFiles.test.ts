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
/** Reads rows: a description; the text of the file, or the value written there; what is named. */
const others = (table: string): Habit[] =>
  rowsOf(table).map(([what = '', written = '', ...names]) => {
    const value: unknown = JSON.parse(written)
    return other(what, typeof value === 'string' ? value : json(value), ...names)
  })
const part = (key: string) => json(content[key])
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
  an empty object | "{}\n"
  a page of GitHub | "<!DOCTYPE html>\n<html lang=\"en\"><head><title>site.json</title></head></html>"
  a file of Word, read as text | "PK\u0003\u0004\u0014\u0000\u0006\u0000word/document.xml"
  a PDF, read as text | "%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n"
  YAML | "site:\n  address: https://www.example.com/\n  defaultLanguage: en\n"
  a drawing | "<svg xmlns=\"http://www.w3.org/2000/svg\"><path/></svg>\n" | SVG
  a feed | "<?xml version=\"1.0\"?>\n<rss><channel/></rss>\n" | XML
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
    what: 'the second half of the content',
    text: original.slice(original.indexOf('      "page.title"')),
    expected: ['lost-opening *'],
  },
])('$what is one problem that says what it is', expectRight)
