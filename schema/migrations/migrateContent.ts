import type { Bilingual } from '../bilingual.ts'
import { litWall } from './litWall.ts'
import type { ContentObject, Migration } from './migration.ts'
import { newTexts } from './newTexts.ts'
import { plainSpaces } from './plainSpaces.ts'
import { unusedColors } from './unusedColors.ts'
import { unusedTexts } from './unusedTexts.ts'

/** The oldest first. Each runs on every content, since a content does not say with which version it was made. */
const migrations: readonly Migration[] = [
  plainSpaces,
  litWall,
  unusedColors,
  unusedTexts,
  newTexts,
]

interface Migrated {
  content: ContentObject
  reported: Bilingual[]
}

/** A content of any version of the project as this one asks for it, as far as that can be done without asking its owner. */
export function migrateContent(content: ContentObject): Migrated {
  return migrations.reduce<Migrated>(
    (before, { migrate, reported }) => {
      const after = migrate(before.content)
      const isEqual = JSON.stringify(after) === JSON.stringify(before.content)
      return isEqual
        ? before
        : { content: after, reported: [...before.reported, reported] }
    },
    { content, reported: [] },
  )
}
