import { finding, type Finding } from '../check/finding.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { Leaf } from './leaves.ts'
import type { Samples } from './samples.ts'

/** Pictures of the sample that are left in the folder under any name. */
export function findSamplePictures(
  parsed: ParsedFile,
  all: Leaf[],
  samples: Samples,
  left: ReadonlySet<string>,
): Finding[] {
  const idle = [...left].filter((file) => !all.some(({ value }) => value === file))
  const data = { files: idle.map((file) => `public${file}`) }
  const start = { offset: 0, length: 1 }
  // The name of a client of the sample is reported already: one mistake is one problem.
  const isToldByName = ({ path, place }: Leaf) => {
    const name = parsed.valueAt([...path.slice(0, -1), 'name'])
    return place === 'clients.*.logo' && samples.at('clients.*.name').has(String(name))
  }
  return [
    ...(idle.length === 0 ? [] : [finding('sample-pictures', data, start)]),
    ...all
      .filter((leaf) => left.has(leaf.value) && !isToldByName(leaf))
      .map(({ path, value }) =>
        finding('sample-picture', { file: value }, parsed.valueSpan(path)),
      ),
  ]
}
