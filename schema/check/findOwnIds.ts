import { isRecord, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** Ids that the page itself uses: of two elements with one id only the first is found. */
export const ownIds: ReadonlySet<string> = new Set([
  'top',
  'content',
  'root',
  'announcer',
  'boot-data',
  'differences',
  'notice-data',
])

/** Reports sections whose id the page uses itself, or needs for a heading. */
export function findOwnIds(document: Document): Finding[] {
  const sections = document.valueAt(['sections'])
  const ids = (Array.isArray(sections) ? sections : []).map((section: unknown) =>
    isRecord(section) ? section['id'] : undefined,
  )
  const titles = new Set(
    ids.flatMap((id) => (typeof id === 'string' ? [`${id}-title`] : [])),
  )
  return ids.flatMap((id, index) => {
    if (typeof id !== 'string' || !(ownIds.has(id) || titles.has(id))) return []
    const span = document.valueSpan(['sections', index, 'id'])
    let example = `${id}-section`
    while (ids.includes(example)) example += '-2'
    return finding('own-id', { id, example }, span)
  })
}
