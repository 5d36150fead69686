import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Palette } from '../../../schema/colors/colors.ts'
import { paletteOf } from '../../../schema/colors/palette.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { publicFolder } from '../../files/paths.ts'
import { markOf, markOfPixels, type Mark } from '../../pictures/mark.ts'

/** The data for icons and share pictures. */
export interface Brand {
  name: string
  mark: Mark | undefined
  /** Whether the logo contains the company's name, which is then not repeated next to it. */
  nameInMark: boolean
  palette: Palette
}

/** Height of the largest icon, in pixels. */
const maxIconHeight = 192

function markIn(file: string, height: number): Promise<Mark> {
  const bytes = readFileSync(file)
  return file.endsWith('.svg') ? markOf(bytes.toString()) : markOfPixels(bytes, height)
}

/** Expects checked content. A raster logo is scaled down to `height`, in pixels. */
export async function brandOf(
  { company, site }: SiteContent,
  contentFile: string,
  height = maxIconHeight,
): Promise<Brand> {
  const { name, mark, nameInMark = false } = company
  return {
    name,
    mark:
      mark === undefined
        ? undefined
        : await markIn(join(publicFolder(contentFile), mark), height),
    nameInMark: nameInMark && mark !== undefined,
    palette: paletteOf(site.colors),
  }
}
