import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { publicFiles } from '../../scripts/check/contentFile.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'

const samplePublic = fromRoot('tests/fixtures/sample/public')

/** White, so that it can be seen in the header. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9z"/></svg>',
)

/** The files next to the content, each replaced by a tiny drawing, because thousands of checks read them. */
export function smallFiles(folder = samplePublic): PublicFiles {
  const files = publicFiles(folder)
  const paths = files.list()
  const contents = new Map(
    paths.map((path) => [path, path.endsWith('.svg') ? drawing : files.read(path)]),
  )
  return { list: () => paths, read: (path) => contents.get(path) }
}
