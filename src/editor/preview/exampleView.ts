import { setValue } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { isRecord, type Path } from '../../../schema/read/readDocument.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import { ownLanguageFor } from '../ownLanguage.ts'
import type { ShownPicture, View } from './frame.ts'

/** In steps from the top of the content. */
const sectionDepth = 2

/** No title of the model is longer, in characters. */
const longTitle = 100

/** Where there is room for a number alone, in characters, a title would be broken. */
const numberLength = 12
const number = { en: '38%', br: '38%' }

/** Of a list in an example, so many entries show how they stand beside each other. */
const copies = 3

const grey: ShownPicture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8883" d="M0 0h4v3H0z"/></svg>')}`,
  width: 800,
  height: 600,
  sources: [{ type: 'image/*', srcSet: '' }],
  svg: undefined,
}

/** A page of one section, an example of the model, in the model's own words and with grey pictures. */
export function exampleView(view: View, body: unknown): View {
  const { content, language, pictures } = view
  let example: unknown = { ...content, sections: [repeated(body)] }
  const shown = new Map(pictures)
  const inside = stringsIn(example).filter(({ path }) => path[0] === 'sections')
  for (const [index, { path, value, node }] of inside.entries()) {
    if (node.picture !== undefined && !shown.has(value)) shown.set(value, grey)
    if (node.pointsTo !== 'texts') continue
    const name = `example${index}`
    const words = wordsAt(example, path)?.[ownLanguageFor(language)] ?? ''
    example = setValue(example, path, name)
    example = setValue(example, ['catalogs', language, name], words)
  }
  // An example of the model fits it.
  return { ...view, content: example as SiteContent, pictures: shown }
}

/** What a text is there for, in its place: of the section as a whole, of a button, else of the text itself; a long one in a sentence. */
function wordsAt(content: unknown, path: Path): Bilingual | undefined {
  const holder = path.slice(0, -1)
  const isOfEntry = typeof holder.at(-1) === 'number' && holder.length > sectionDepth
  const own = fieldAt(content, path)
  const { title, help } = (isOfEntry ? own : fieldAt(content, holder)) ?? {}
  const { maxTextLength: length = longTitle } = own ?? {}
  if (length <= numberLength) return number
  return length > longTitle ? help : (title ?? own?.title)
}

function repeated(body: unknown): unknown {
  if (!isRecord(body)) return body
  const parts = Object.entries(body).map(([key, part]) => {
    const first: unknown = Array.isArray(part) ? part[0] : undefined
    return [key, isRecord(first) ? Array.from({ length: copies }, () => first) : part]
  })
  return Object.fromEntries(parts)
}
