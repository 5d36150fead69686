import { filesNamedIn } from '../../schema/read/modelTree.ts'
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { sampleContent } from '../fixtures/sampleContent.ts'

/** The drawing is white, so that it is visible in the header. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9z"/></svg>',
)
const paths = filesNamedIn(sampleContent)

/** The files of the sample, each replaced by a tiny drawing, because hundreds of checks read them. */
export const smallFiles: PublicFiles = {
  list: () => [...paths],
  read: (path) => (paths.has(path) ? drawing : undefined),
}
