import { compile, type JSONSchema } from 'json-schema-to-typescript'

import { languageList } from '../../schema/languages.ts'
import { requiredTexts } from '../../schema/model/catalogs.ts'
import { jsonSchema } from '../../schema/model/jsonSchema.ts'
import { sectionTypes } from '../../schema/model/model.ts'
import { sectionModels } from '../../schema/model/sections/sections.ts'
import { isRecord } from '../../schema/read/lookUp.ts'

const schema = jsonSchema('en')

/** Definitions of plain strings, such as ids, become `string` rather than their own types. */
const plain = new Map<unknown, Record<string, unknown>>(
  Object.entries(schema.definitions).flatMap(([name, definition]) =>
    isRecord(definition) && definition['type'] === 'string'
      ? [[`#/definitions/${name}`, definition]]
      : [],
  ),
)

/** "HeroSection | ServicesSection | …" */
const sectionUnion = sectionTypes
  .map((type) => `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`)
  .join(' | ')

/** The schema without titles: the generator would create a type alias for every title. */
function forGenerator(): JSONSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === 'title' && typeof value === 'string') return undefined
    if (!isRecord(value)) return value
    if (key === 'definitions') {
      const named = Object.entries(value).filter(
        ([name]) => !plain.has(`#/definitions/${name}`),
      )
      return Object.fromEntries(named)
    }
    if (key === 'section' && 'allOf' in value) return { ...value, tsType: sectionUnion }
    const { $ref, ...rest } = value
    if (plain.has($ref)) return { ...plain.get($ref), ...rest }
    // The generator creates a second type if title or description are next to $ref.
    return $ref === undefined ? value : { $ref }
  })
}

export async function typesOfContent(banner: string): Promise<string> {
  const types = await compile(forGenerator(), 'SiteContent', {
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
    unreachableDefinitions: true,
    format: false,
  })
  const ofSections = sectionModels.flatMap(({ needs }) =>
    needs.flatMap(({ texts = [] }) => texts),
  )
  const ids = [...requiredTexts(languageList), ...ofSections]
  const union = ids.map((id) => `\n  | '${id}'`).join('')
  return `${types.trim()}\n/** The texts that the page's own code uses: every catalog must have them, those of flags and sections where the page has these. */\nexport type CodeMessageId =${union}\n`
}
