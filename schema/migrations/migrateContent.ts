import type { Bilingual } from '../bilingual.ts'
import { withoutInvisible } from '../check/findNames.ts'
import type { SchemeName } from '../colors/colors.ts'
import { faintColors } from '../colors/faintColors.ts'
import { brandColors } from '../colors/palette.ts'
import { message } from '../model/messages/messages.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import { requiredTextIds } from '../read/requiredParts.ts'

type ContentObject = Record<string, unknown>
type Texts = Record<string, unknown>

/** Returns the content in the new shape. Idempotent. Leaves everything else as it is, mistakes too. */
type Migrate = (content: ContentObject) => ContentObject

/**
 * What newer versions of the project ask of a content that was made with an older one, oldest first, each with what the
 * owner reads of it. Each runs on every content, since a content does not say with which version it was made. /
 */
const migrations: readonly (readonly [done: Bilingual, migrate: Migrate])[] = [
  // The build inserts no-break spaces.
  [message('migration.plainSpaces'), (content) => withCatalogs(content, withPlainSpaces)],
  // The wall is light in the dark scheme. A dark one is made from the accent again.
  [
    message('migration.darkWall'),
    (content) =>
      hasDarkWall(content) ? withoutColors(content, 'dark', ['wall']) : content,
  ],
  [
    message('migration.unusedColors'),
    (content) =>
      withoutColors(withoutColors(content, 'light', unusedColors), 'dark', unusedColors),
  ],
  [
    message('migration.unusedTexts'),
    (content) => withCatalogs(content, (texts) => withoutUnusedTexts(content, texts)),
  ],
  // Texts without usual words are left to the check, which asks the owner for them.
  [
    message('migration.newTexts'),
    (content) =>
      withCatalogs(content, (texts, language) => {
        const missing = requiredTextIds(content).filter((id) => !Object.hasOwn(texts, id))
        const usual = missing.flatMap((id) => {
          const words = nodeAt(content, ['catalogs', language, id])?.usual
          return words ? [[id, words[language]]] : []
        })
        return { ...texts, ...Object.fromEntries(usual) }
      }),
  ],
]

/** The colors and texts that the page no longer uses. */
const unusedColors = ['mutedText', 'accentHover']
const unusedTexts = new Set(['footer.label'])

interface Migrated {
  content: ContentObject
  reported: Bilingual[]
}

/** A content of any version of the project as this one asks for it, as far as that can be done without asking its owner. */
export function migrateContent(content: ContentObject): Migrated {
  return migrations.reduce<Migrated>(
    (before, [done, migrate]) => {
      const after = migrate(before.content)
      const isEqual = JSON.stringify(after) === JSON.stringify(before.content)
      return isEqual ? before : { content: after, reported: [...before.reported, done] }
    },
    { content, reported: [] },
  )
}

function withPlainSpaces(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, text: unknown) =>
    typeof text === 'string' ? withoutInvisible(text) : text,
  )
}

function hasDarkWall(content: ContentObject): boolean {
  const colors = brandColors(content)
  const faint = colors ? faintColors(colors) : []
  return faint.some(({ scheme, role }) => scheme === 'dark' && role === 'wall')
}

function withoutUnusedTexts(content: ContentObject, texts: Texts): Texts {
  const others = JSON.stringify({ ...content, catalogs: undefined })
  // An owner may have given the name to a text of their own.
  const used = Object.entries(texts).filter(
    ([id]) => !unusedTexts.has(id) || others.includes(JSON.stringify(id)),
  )
  return Object.fromEntries(used)
}

/** A content with each of its catalogs changed. */
function withCatalogs(
  content: ContentObject,
  change: (texts: Texts, language: ReturnType<typeof languagesOf>[number]) => Texts,
): ContentObject {
  const { catalogs } = content
  if (!isRecord(catalogs)) return content
  const changed = languagesOf(content).map((language) => {
    const texts = catalogs[language]
    return [language, isRecord(texts) ? change(texts, language) : texts]
  })
  return { ...content, catalogs: { ...catalogs, ...Object.fromEntries(changed) } }
}

/** A content without some of its exact colors. */
function withoutColors(
  content: ContentObject,
  scheme: SchemeName,
  names: readonly string[],
): ContentObject {
  const { site } = content
  const colors = lookUp(site, ['colors'])
  if (!isRecord(site) || !isRecord(colors) || !isRecord(colors[scheme])) return content
  const others = Object.entries(colors[scheme]).filter(([name]) => !names.includes(name))
  const changed = { ...colors, [scheme]: Object.fromEntries(others) }
  return { ...content, site: { ...site, colors: changed } }
}
