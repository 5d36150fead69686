import type { Bilingual } from '../../../schema/problem.ts'
import { moment } from '../moment.ts'
import type { Publication } from './protocol.ts'

/** By which the list of versions names what was published. */
export const savedAt = (publication: Publication) => publication.savedAt ?? publication.at

export const versionTime = (publication: Publication): Bilingual =>
  moment(savedAt(publication))
