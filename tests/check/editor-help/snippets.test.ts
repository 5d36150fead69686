import { expect, test } from 'vitest'

import { sectionTypes } from '../../../schema/model/model.ts'
import { completions, cursor, wavyLines } from './editor.ts'
import { changed } from './ownContent.ts'

/** The JSON that a snippet inserts when every tab stop keeps its default. */
function accepted(snippet: string): string {
  const defaults = new Map<string, string>()
  return snippet
    .replaceAll(
      /\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^|]*\|)\}/g,
      (_, stop: string, words: string | undefined, first: string | undefined) => {
        defaults.set(stop, words ?? first ?? '')
        return defaults.get(stop) ?? ''
      },
    )
    .replaceAll(/\$(\d+)/g, (_, stop: string) => defaults.get(stop) ?? '')
}

const rateLimit = `"rateLimit": {
      "id": "contact",
      "throttle": 10000
    }`

test.each([
  ['a menu entry', '"menu": [', `"menu": [${cursor}`, 1],
  ['a section', '"sections": [', `"sections": [${cursor}`, sectionTypes.length],
  ['a service', '"services": [', `"services": [${cursor}`, 1],
  ['a client', '"clients": [', `"clients": [${cursor}`, 1],
  ['an office', '"offices": [', `"offices": [${cursor}`, 2],
  ['a block list', '"email": {', `"email": { "blockList": ${cursor},`, 1],
  ['a rate limit', rateLimit, `"rateLimit": ${cursor}`, 1],
])('a snippet for %s is right as it comes', async (_, from, to, count) => {
  const text = changed(from, to)
  const offered = await completions(text)
  expect(offered).toHaveLength(count)
  for (const { textEdit } of offered) {
    const withSnippet = text.replace(cursor, () => accepted(textEdit?.newText ?? ''))
    expect(await wavyLines(withSnippet)).toEqual([])
  }
})

test('the id of a new service names its texts', async () => {
  const [service] = await completions(changed('"services": [', `"services": [${cursor}`))
  expect(accepted(service?.textEdit?.newText ?? '')).toMatchInlineSnapshot(`
    "{
    	"id": "cloud",
    	"icon": "cloud",
    	"title": "services.cloud.title",
    	"description": "services.cloud.description"
    },"
  `)
})
