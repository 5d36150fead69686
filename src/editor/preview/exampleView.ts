import type { Bilingual } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isRecord, type Path } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { interfaceLanguageFor } from '../interfaceLanguage.ts'
import type { ShownPicture } from '../pictures/namedPictures.ts'
import type { View } from './frame.ts'

/** The length of the path of a section. */
const sectionDepth = 2

/** If a text can be longer than this, in characters, the example shows the field's help, otherwise its title. */
const longTitle = 100

/** If a text cannot be longer than this, in characters, the example shows a number. */
const numberLength = 12
const number = { en: '38%', br: '38%' }

/** The number of entries in the lists of an example. */
const exampleEntries = 3

const grey: ShownPicture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8883" d="M0 0h4v3H0z"/></svg>')}`,
  width: 800,
  height: 600,
  sources: [{ type: 'image/*', srcSet: '' }],
  svg: undefined,
}

/** The content with this section first, followed by the hero, because the section follows the hero's layout. */
function withOnlySection(content: SiteContent, body: unknown): object {
  const hero = content.sections.find(({ type }) => type === 'hero')
  const followed = isRecord(body) && body['type'] !== 'hero' && hero ? [hero] : []
  return { ...content, sections: [body, ...followed] }
}

/** A view of an example from the model, with titles and help as texts, and gray pictures. */
export function exampleView(view: View, body: unknown): View {
  const { content, language, pictures } = view
  let example: unknown = withOnlySection(content, repeated(body))
  const shown = new Map(pictures)
  const inside = stringsIn(example).filter(
    ({ path }) => path[0] === 'sections' && path[1] === 0,
  )
  for (const [index, { path, value, node }] of inside.entries()) {
    if (node.picture !== undefined && !shown.has(value)) shown.set(value, grey)
    if (node.pointsTo !== 'texts') continue
    const name = `example${index}`
    const words = wordsAt(example, path)?.[interfaceLanguageFor(language)] ?? ''
    example = setValue(example, path, name)
    example = setValue(example, ['catalogs', language, name], words)
  }
  // Examples of the model are valid.
  return { ...view, content: example as SiteContent, pictures: shown }
}

/**
 * The words for a text of an example: the title of the text itself in an entry, otherwise that of its group; in fields for
 * long texts, the help.
 */
function wordsAt(content: unknown, path: Path): Bilingual | undefined {
  const holder = path.slice(0, -1)
  const isOfEntry = typeof holder.at(-1) === 'number' && holder.length > sectionDepth
  const field = fieldAt(content, path)
  const { title, help } = (isOfEntry ? field : fieldAt(content, holder)) ?? {}
  const { maxTextLength: length = longTitle } = field ?? {}
  if (length <= numberLength) return number
  return length > longTitle ? help : (title ?? field?.title)
}

function repeated(body: unknown): unknown {
  if (!isRecord(body)) return body
  const parts = Object.entries(body).map(([key, part]) => {
    const first: unknown = Array.isArray(part) ? part[0] : undefined
    return [
      key,
      isRecord(first) ? Array.from({ length: exampleEntries }, () => first) : part,
    ]
  })
  return Object.fromEntries(parts)
}
