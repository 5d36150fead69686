import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Publication } from '../../editorApi/publishing.ts'
import { moment } from '../moment.ts'

/** The time under which a publication stands in the list of versions. */
export const savedAt = (publication: Publication) => publication.savedAt ?? publication.at

export const versionTime = (publication: Publication): Bilingual =>
  moment(savedAt(publication))
