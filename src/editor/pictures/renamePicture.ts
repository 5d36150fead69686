import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import type { Editor } from '../context.tsx'
import { safePath } from './safePath.ts'

/** Renames an unsaved picture because another program has saved a file under its name. */
export function renamePicture({ site }: Pick<Editor, 'site'>, path: string): void {
  const { history, saved } = site.get()
  const takenPaths = [path, ...saved.loaded.files, ...Object.keys(history.now.files)]
  const newPath = unusedPath(path, takenPaths)
  site.changeSnapshot(['pictures'], ({ content, files }) => {
    const { [path]: id = null, ...otherFiles } = files
    return {
      content: withPathReplaced(content, path, newPath),
      files: { ...otherFiles, [newPath]: id },
    }
  })
}

/** A similar path that the editor may write and that is not among `takenPaths`. */
export function unusedPath(path: string, takenPaths: readonly string[]): string {
  const [, folder = '/', name = '', extension = ''] =
    /^(.*\/)(.*)\.(\w+)$/.exec(path) ?? []
  return safePath(folder.toLowerCase(), name, extension.toLowerCase(), takenPaths)
}

/** The content with one path replaced by another everywhere. */
export const withPathReplaced = (content: SiteContent, from: string, to: string) =>
  stringsIn(content)
    .filter(({ value }) => value === from)
    .reduce((now, { path }) => setValue(now, path, to), content)
