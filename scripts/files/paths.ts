import { dirname, relative, resolve, sep } from 'node:path'

import { fromRoot } from './fromRoot.ts'

export const defaultContentFile = fromRoot('content/site.json')

/** The content that comes with the project, which must not go live. */
export const sampleFile = fromRoot('tests/fixtures/sample/content/site.json')

/** public/ is next to the folder of the content file. */
export const publicFolder = (contentFile: string) =>
  resolve(dirname(contentFile), '../public')

/** A path for people: relative to the current folder, with slashes. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file)
  const readable = path === '' || path.startsWith('..') ? file : path
  return readable.split(sep).join('/')
}
