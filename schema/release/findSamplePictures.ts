import { finding, type Finding } from '../check/finding.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { PlacedString } from './placedStrings.ts'
import type { Samples } from './samples.ts'

/** Pictures of the sample: `left`, found by their bytes, and those that have the name of a logo of the sample. */
export function findSamplePictures(
  parsed: ParsedFile,
  strings: PlacedString[],
  samples: Samples,
  left: ReadonlySet<string>,
): Finding[] {
  const idle = [...left].filter((file) => !strings.some(({ value }) => value === file))
  const data = { files: idle.map((file) => `public${file}`) }
  const start = { offset: 0, length: 1 }
  // The name of a client of the sample is reported already: one mistake is one problem.
  const isToldByName = ({ path, place }: PlacedString) => {
    const name = parsed.valueAt([...path.slice(0, -1), 'name'])
    const names: ReadonlySet<unknown> = samples.at('clients.*.name')
    return place === 'clients.*.logo' && names.has(name)
  }
  const logos = samples.at('clients.*.logo')
  const isOfSample = ({ place, value }: PlacedString) =>
    left.has(value) || (place === 'clients.*.logo' && logos.has(value))
  return [
    ...(idle.length === 0 ? [] : [finding('sample-pictures', data, start)]),
    ...strings
      .filter((placed) => isOfSample(placed) && !isToldByName(placed))
      .map(({ path, value }) =>
        finding('sample-picture', { file: value }, parsed.valueSpan(path)),
      ),
  ]
}
