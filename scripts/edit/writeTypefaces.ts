import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { typefaces } from '../../schema/look/typefaces.ts'
import { wholeFont } from '../build/brand/typeface.ts'

/** The voices of the page's headings, one of which the preview loads: each with its style sheet, in a folder of the editor's page. */
export async function writeTypefaces(pageFolder: string): Promise<void> {
  const folder = join(pageFolder, 'typefaces')
  mkdirSync(folder)
  for (const name of Object.keys(typefaces).filter(isTypeface)) {
    const { font, css } = await wholeFont(name)
    writeFileSync(join(folder, `${name}.woff2`), font)
    writeFileSync(join(folder, `${name}.css`), css)
  }
}

function isTypeface(name: string): name is keyof typeof typefaces {
  return Object.hasOwn(typefaces, name)
}
