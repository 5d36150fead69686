import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { paletteOf } from '../../../schema/colors/palette.ts'
import type { Palette } from '../../../schema/colors/scheme.ts'
import { publicFolder } from '../../check/paths.ts'
import { markOf, type Mark } from '../../pictures/mark.ts'
import type { Site } from '../siteWords.ts'

/** What a company is recognised by. */
export interface Brand {
  name: string
  mark: Mark | undefined
  /** The mark holds the name: it stands without the name beside it. */
  nameInMark: boolean
  palette: Palette
}

/** Expects a content that has passed the check: its mark is there. */
export function brandOf({ company, site }: Site, contentFile: string): Brand {
  const { name, mark, nameInMark = false } = company
  return {
    name,
    mark:
      mark === undefined
        ? undefined
        : markOf(readFileSync(join(publicFolder(contentFile), mark), 'utf8')),
    nameInMark: nameInMark && mark !== undefined,
    palette: paletteOf(site.colors),
  }
}
