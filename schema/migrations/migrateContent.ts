import type { Bilingual } from '../bilingual.ts'
import { removeValue, setValue } from '../editContent.ts'
import { message } from '../model/messages/messages.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import { requiredTextIds } from '../read/requiredParts.ts'

type ContentObject = Record<string, unknown>

/** Returns the content in its newer form. Must be idempotent and change nothing else, not even mistakes. */
type Migrate = (content: ContentObject) => ContentObject

/**
 * What newer versions of the project require of content that was made with an older one, the oldest first, each with what
 * the owner reads of it. All of them run on all content, because content does not say which version it was made with. What
 * the check reports with an edit needs no migration.
 */
const migrations: readonly (readonly [done: Bilingual, migrate: Migrate])[] = [
  [message('migration.unusedSettings'), withoutUnusedSettings],
  [message('migration.newTexts'), withNewTexts],
]

/** A content of any version of the project as this one asks for it, as far as that can be done without asking its owner. */
export function migrateContent(content: ContentObject) {
  let migrated = content
  const reported = migrations.flatMap(([done, migrate]) => {
    const before = JSON.stringify(migrated)
    migrated = migrate(migrated)
    return JSON.stringify(migrated) === before ? [] : done
  })
  return { content: migrated, reported }
}

/** Settings of earlier versions. */
const unusedSettings = [
  ['site', 'shareImage'],
  ...['light', 'dark'].flatMap((scheme) =>
    ['mutedText', 'accentHover'].map((role) => ['site', 'colors', scheme, role]),
  ),
]

function withoutUnusedSettings(content: ContentObject): ContentObject {
  return unusedSettings.reduce((before, path) => removeValue(before, path), content)
}

/** Adds missing texts that have usual words. The check asks the owner for others. */
function withNewTexts(content: ContentObject): ContentObject {
  let changed = content
  for (const language of languagesOf(content))
    for (const id of requiredTextIds(content)) {
      const path = ['catalogs', language, id]
      const words = nodeAt(content, path)?.usual?.[language]
      if (words !== undefined && lookUp(content, path) === undefined)
        changed = setValue(changed, path, words)
    }
  return changed
}
