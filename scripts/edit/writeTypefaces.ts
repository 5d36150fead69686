import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { typefaces } from '../../schema/look/typefaces.ts'
import { wholeFont } from '../build/brand/typeface.ts'

/** Writes each typeface of headings, with a style sheet, into the folder of the editor's page; the preview loads the one that is chosen. */
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
