import { getNodeValue } from 'jsonc-parser'

import { finding, type Finding } from '../check/finding.ts'
import { isRecord } from '../read/readDocument.ts'
import type { Leaf } from './leaves.ts'
import type { Samples } from './samples.ts'

/** A path of the content that shows one of the sample's pictures. */
function shown({ place, value, span, entry }: Leaf, samples: Samples): Finding[] {
  const client: unknown = entry ? getNodeValue(entry.node) : undefined
  const name = isRecord(client) ? client['name'] : undefined
  if (place !== 'clients.*.logo' || !entry || typeof name !== 'string')
    return [finding('sample-picture', { file: value }, span)]
  // The entry's name is reported already: one mistake is one problem.
  if (samples.at('clients.*.name').has(name)) return []
  return [finding('sample-logo', { number: entry.number, name, value }, span)]
}

/** The files as they are listed in a problem: grouped by folder, since the folder may hold the owner's files too. */
function placesOf(files: readonly string[]): string[] {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    const end = file.lastIndexOf('/')
    const folder = file.slice(0, end)
    folders.set(folder, [...(folders.get(folder) ?? []), file.slice(end + 1)])
  }
  return [...folders].map(([folder, [first = '', ...others]]) =>
    others.length === 0
      ? `public${folder}/${first}`
      : `public${folder} (${[first, ...others].join(', ')})`,
  )
}

/** Pictures of the sample that are left in the folder under any name. */
export function findPictures(
  all: Leaf[],
  samples: Samples,
  left: ReadonlySet<string>,
): Finding[] {
  const idle = [...left].filter((file) => !all.some(({ value }) => value === file))
  const data = { count: idle.length, places: placesOf(idle) }
  const start = { offset: 0, length: 1 }
  return [
    ...(idle.length === 0 ? [] : [finding('sample-pictures', data, start)]),
    ...all.filter(({ value }) => left.has(value)).flatMap((leaf) => shown(leaf, samples)),
  ]
}
