/** The check as a page would call it: bundled, without Node. */
import { checkContent } from '../../../schema/checkContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import { fixContent } from '../../../schema/fixContent.ts'

/** `files` are those of the folder public/, by their paths. */
function look(text: string, files: Record<string, string>) {
  const bytes = new TextEncoder()
  const options = {
    files: {
      list: () => Object.keys(files),
      read: (path: string) => {
        const file = files[path]
        return file === undefined ? undefined : bytes.encode(file)
      },
    },
  }
  return {
    problems: checkContent(text, options).problems,
    fixed: fixContent(text, options).text,
    field: fieldAt({}, ['clients', 0, 'logo']),
  }
}

export type Look = typeof look

Object.assign(globalThis, { look })
