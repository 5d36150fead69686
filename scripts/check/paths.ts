import { dirname, relative, resolve, sep } from 'node:path'

export const defaultContentFile = resolve(import.meta.dirname, '../../content/site.json')

/** The content that came with the project: nothing in it may go live. */
export const sampleFile = resolve(
  import.meta.dirname,
  '../../tests/fixtures/sample/content/site.json',
)

/** The folder of the pictures lies beside the folder of the content. */
export const publicFolder = (contentFile: string) =>
  resolve(dirname(contentFile), '../public')

/** As people write it: from the folder they are in, with slashes. */
export function shownPath(file: string): string {
  const path = relative(process.cwd(), file)
  const shown = path === '' || path.startsWith('..') ? file : path
  return shown.split(sep).join('/')
}
