import type { Bilingual } from '../bilingual.ts'
import { removeValue, setValue } from '../editContent.ts'
import { message } from '../model/messages/messages.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import { requiredTextIds } from '../read/sectionNeeds.ts'

type ContentObject = Record<string, unknown>

/** Returns the content in its newer form. Must be idempotent and must not change anything else, even a mistake. */
type Migrate = (content: ContentObject) => ContentObject

/**
 * The migrations, oldest first, each with the message that the owner reads about it. All of them run on all content,
 * because content does not say which version it was made with. What `--fix` can correct needs no migration.
 */
const migrations: readonly (readonly [report: Bilingual, migrate: Migrate])[] = [
  [message('migration.unusedSettings'), withoutUnusedSettings],
  [message('migration.newTexts'), withNewTexts],
]

/** Updates content of any version, as far as that needs no decision by the owner. `reported`: what has changed. */
export function migrateContent(content: ContentObject) {
  let migratedContent = content
  const reported = migrations.flatMap(([report, migrate]) => {
    const textBefore = JSON.stringify(migratedContent)
    migratedContent = migrate(migratedContent)
    return JSON.stringify(migratedContent) === textBefore ? [] : report
  })
  return { content: migratedContent, reported }
}

/** Settings of earlier versions, which nothing reads anymore. */
const unusedSettings = [
  ['site', 'shareImage'],
  ...['light', 'dark'].flatMap((scheme) =>
    ['mutedText', 'accentHover'].map((role) => ['site', 'colors', scheme, role]),
  ),
]

function withoutUnusedSettings(content: ContentObject): ContentObject {
  return unusedSettings.reduce((current, path) => removeValue(current, path), content)
}

/** Adds missing texts that have a usual wording. The check reports the others. */
function withNewTexts(content: ContentObject): ContentObject {
  let changed = content
  for (const language of languagesOf(content))
    for (const id of requiredTextIds(content)) {
      const path = ['catalogs', language, id]
      const usualText = nodeAt(content, path)?.usualText?.[language]
      if (usualText !== undefined && lookUp(content, path) === undefined)
        changed = setValue(changed, path, usualText)
    }
  return changed
}
