import { insertEntry, setValue } from '../../../schema/edits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import type { ShownPicture, View } from './frame.ts'

/** Of a list in an example, so many entries show how they stand beside each other. */
const copies = 3

const grey: ShownPicture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8883" d="M0 0h4v3H0z"/></svg>')}`,
  width: 800,
  height: 600,
  sources: [{ type: 'image/*', srcSet: '' }],
  svg: undefined,
}

/** A page of one section, an example of the model, with the content's own words and a grey picture. */
export function exampleView(view: View, body: unknown): View {
  const { content, language, pictures } = view
  const texts = Object.values(content.catalogs[language] ?? {}).flatMap(
    // What is filled in is not there in an example.
    (text) => (text === undefined || text.includes('{') ? [] : [text]),
  )
  let example: unknown = { ...content, sections: [] }
  example = insertEntry(example, ['sections'], 0, repeated(body))
  const shown = new Map(pictures)
  const inside = stringsIn(example).filter(({ path }) => path[0] === 'sections')
  for (const [index, { path, value, node }] of inside.entries()) {
    if (node.picture !== undefined && !shown.has(value)) shown.set(value, grey)
    if (node.pointsTo !== 'texts') continue
    const name = `example${index}`
    example = setValue(example, path, name)
    const text = like(texts, node.maxTextLength ?? 100, index)
    example = setValue(example, ['catalogs', language, name], text)
  }
  // An example of the model fits it.
  return { ...view, content: example as SiteContent, pictures: shown }
}

/** A text of the content that is as long as one may be there, more or less; another one each time. */
function like(texts: readonly string[], max: number, turn: number): string {
  const fitting = texts.filter(({ length }) => length <= max && length > max * 0.3)
  const found = fitting[turn % fitting.length] ?? texts[turn % texts.length] ?? ''
  return found.slice(0, max)
}

function repeated(body: unknown): unknown {
  if (!isRecord(body)) return body
  const parts = Object.entries(body).map(([key, part]) => {
    const first: unknown = Array.isArray(part) ? part[0] : undefined
    return [key, isRecord(first) ? Array.from({ length: copies }, () => first) : part]
  })
  return Object.fromEntries(parts)
}
