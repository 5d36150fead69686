import { compile, type JSONSchema } from 'json-schema-to-typescript'

import { languageList } from '../../schema/languages.ts'
import { textIdsOfEveryPage } from '../../schema/model/catalogs.ts'
import { jsonSchema } from '../../schema/model/jsonSchema.ts'
import { sectionTypes } from '../../schema/model/model.ts'
import { sectionModels } from '../../schema/model/sections/sections.ts'
import { isRecord } from '../../schema/read/lookUp.ts'

const schema = jsonSchema('en')

/** Definitions of plain strings, such as ids, become `string` rather than their own types. */
const plainStrings = new Map<unknown, Record<string, unknown>>(
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
function schemaForGenerator(): JSONSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === 'title' && typeof value === 'string') return undefined
    if (!isRecord(value)) return value
    if (key === 'definitions') {
      const namedTypes = Object.entries(value).filter(
        ([name]) => !plainStrings.has(`#/definitions/${name}`),
      )
      return Object.fromEntries(namedTypes)
    }
    if (key === 'section' && 'allOf' in value) return { ...value, tsType: sectionUnion }
    const { $ref, ...siblings } = value
    if (plainStrings.has($ref)) return { ...plainStrings.get($ref), ...siblings }
    // The generator creates a second type if title or description are next to $ref.
    return $ref === undefined ? value : { $ref }
  })
}

export async function typesOfContent(banner: string): Promise<string> {
  const types = await compile(schemaForGenerator(), 'SiteContent', {
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
    unreachableDefinitions: true,
    format: false,
  })
  const sectionTexts = sectionModels.flatMap(({ needs }) =>
    needs.flatMap(({ texts = [] }) => texts),
  )
  const ids = [...textIdsOfEveryPage(languageList), ...sectionTexts]
  const union = ids.map((id) => `\n  | '${id}'`).join('')
  return `${types.trim()}\n/** The texts that the page's own code uses: every catalog must have them, those of flags and sections where the page has these. */\nexport type CodeMessageId =${union}\n`
}
