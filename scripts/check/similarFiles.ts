import { basename, dirname } from 'node:path'

import { namesIn } from '../files/filesBelow.ts'

/** Parts that programs add to the name of a copy: .txt, a number, the word "copy". */
const additions = /^(\.json)?[ _-]*(\(?\d+\)?|copy.*|c[oó]pia.*)?(\.json|\.txt)+$/i

/** Files that someone may have edited instead of this one: site.json.txt, site (1).json. */
export function similarFiles(file: string): string[] {
  const name = basename(file)
  const stem = name.replace(/\.json$/i, '')
  return namesIn(dirname(file)).filter(
    (other) =>
      other !== name &&
      other.toLowerCase().startsWith(stem.toLowerCase()) &&
      additions.test(other.slice(stem.length).normalize('NFC')),
  )
}
