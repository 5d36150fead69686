import help from '../../schema/messages/help.br.json'
/** What an editor shows while somebody types, in Portuguese: the schema with its explanations translated sentence by sentence. */
import { isRecord } from '../../schema/read/readDocument.ts'
import schema from '../../schema/site.schema.json'

const shown = new Set([
  'title',
  'description',
  'errorMessage',
  'patternErrorMessage',
  'label',
  'enumDetails',
  'markdownEnumDescriptions',
])
/** Their names are the content's own, whatever they are called. */
const own = new Set(['body', 'examples', 'if', 'enum', 'required'])

/** What differs between sentences that say the same: examples and numbers. */
const example = /\{ [^}]* \}|\["[^\]]*\]|"[^"]*"|(?<!\w)#[a-z]+|\d+/g

const sentences = new Map(Object.entries(help.sentences))
for (const name of help.unchanged) sentences.set(name, name)

/** The translated text, and its sentences: examples taken out. */
function translate(text: string): { text: string; english: string[] } {
  const examples = text.match(example) ?? []
  const english = text.replaceAll(example, '<>').split(/(?<=(?<!e\.g)\.) /)
  const translated = english.map((sentence) => sentences.get(sentence)).join(' ')
  return { text: translated.replaceAll('<>', () => examples.shift() ?? ''), english }
}

/** The schema in Portuguese, every sentence of it that schema/messages/help.br.json lacks, and every one there that it does not say. */
export function portugueseHelp(node: unknown = schema): {
  schema: unknown
  missing: string[]
  unused: string[]
} {
  const said = new Set<string>()
  const visit = (part: unknown, isShown: boolean): unknown => {
    if (typeof part === 'string' && isShown) {
      const translated = translate(part)
      for (const sentence of translated.english) said.add(sentence)
      return translated.text
    }
    if (Array.isArray(part)) return part.map((each) => visit(each, isShown))
    if (!isRecord(part)) return part
    const entries = Object.entries(part).map(([key, value]) => {
      return [key, own.has(key) ? value : visit(value, shown.has(key))] as const
    })
    return Object.fromEntries(entries)
  }
  return {
    schema: visit(node, false),
    missing: [...said].filter((sentence) => !sentences.has(sentence)),
    unused: [...sentences.keys()].filter((sentence) => !said.has(sentence)),
  }
}
