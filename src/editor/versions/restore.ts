/** Restores an earlier version or a part of it, as an unsaved change that can be undone. */
import { insertEntry, setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { stringsIn, filesNamedIn } from '../../../schema/read/modelTree.ts'
import { isWritablePath } from '../../editorApi/publicPath.ts'
import type { ContentChange } from '../changes/changesBetween.ts'
import { removePart, setTextAt } from '../contentActions/actions.ts'
import type { Editor } from '../context.tsx'
import { storedNameOf, storedNamesOf } from '../pictures/namedPictures.ts'
import { hasSameBytes } from '../pictures/pictures.ts'
import { unusedPath, withPathReplaced } from '../pictures/renamePicture.ts'
import { pathAfter } from '../state/followPath.ts'

export interface EarlierVersion {
  id: string
  content: SiteContent
}

type RestoringEditor = Pick<Editor, 'site' | 'pictures' | 'versions'>
type RestoredValue = Pick<ContentChange, 'after' | 'language'>

/** Restores a complete version. Resolves with false, without a change, if its pictures cannot be read. */
export const restoreAll = (editor: RestoringEditor, version: EarlierVersion) =>
  restoreWithPictures(editor, version, {
    path: [],
    restored: version.content,
    change: () => version.content,
  })

/** Restores one of the changes between today's content and a version. Resolves as `restoreAll` does. */
export function restoreChange(
  editor: RestoringEditor,
  version: EarlierVersion,
  change: ContentChange,
): Promise<boolean> {
  const now = editor.site.get().history.now.content
  // The path of a removed part is that of today's content; all others are paths of the version.
  const path =
    change.kind === 'removed' ? change.path : pathAfter(version.content, now, change.path)
  return restoreWithPictures(editor, version, {
    path: path ?? change.path.slice(0, -1),
    restored: change.after,
    change: (content, newPath) =>
      withRestored(content, version.content, change, path && newPath),
  })
}

/** Restores an earlier text or other value. `path` is its current path. Resolves as `restoreAll` does. */
export const restoreValue = (
  editor: RestoringEditor,
  version: EarlierVersion,
  path: Path,
  value: RestoredValue,
) =>
  restoreWithPictures(editor, version, {
    path,
    restored: value.after,
    change: (content, newPath) => withValue(content, newPath, value),
  })

function withValue(
  content: SiteContent,
  path: Path,
  { after, language }: RestoredValue,
): SiteContent {
  if (language)
    return setTextAt(content, path, language, typeof after === 'string' ? after : '')
  return after === undefined ? removePart(content, path) : setValue(content, path, after)
}

function withRestored(
  content: SiteContent,
  version: SiteContent,
  change: ContentChange,
  path: Path | undefined,
): SiteContent {
  const key = change.path.at(-1)
  const isEntry = typeof key === 'number'
  if (change.kind === 'added' && isEntry && !change.language) {
    const listPath = pathAfter(version, content, change.path.slice(0, -1))
    const entries = listPath && lookUp(content, listPath)
    if (!listPath || !Array.isArray(entries)) return content
    // Inserts the entry after the entry that it followed in the version.
    const lastPath = pathAfter(version, content, [...change.path.slice(0, -1), key - 1])
    const index = key === 0 ? 0 : Number(lastPath?.at(-1) ?? entries.length - 1) + 1
    return insertEntry(content, listPath, index, change.after)
  }
  return path ? withValue(content, path, change) : content
}

interface Restoration {
  /** The path where the owner sees the change. It can change while the version loads. */
  path: Path
  /** The value from the version. Its pictures are restored too. */
  restored: unknown
  change: (now: SiteContent, path: Path) => SiteContent
}

/** Makes the change, with the pictures that it needs, in one undo step. Resolves as `restoreAll` does. */
async function restoreWithPictures(
  { site, pictures, versions }: RestoringEditor,
  { id, content: version }: EarlierVersion,
  { path, restored, change }: Restoration,
): Promise<boolean> {
  const { content: before } = site.get().history.now
  const withChange = (content: SiteContent) => {
    // The owner can continue editing while the version loads, so the path can change.
    const newPath = pathAfter(before, content, path)
    return newPath ? withTextsOf(version, change(content, newPath)) : content
  }
  const files = await versions?.files(id)
  if (!files) return false
  const { now } = site.get().history
  // Pictures that only other values use are not restored.
  const restoredJson = String(JSON.stringify(restored))
  const restoredFiles = [...filesNamedIn(withChange(now.content))].filter(
    (file) => files[file] !== undefined && restoredJson.includes(JSON.stringify(file)),
  )
  const currentName = (file: string) => storedNameOf(file, now)
  const pictureNames = restoredFiles.flatMap((file) => [files[file], currentName(file)])
  await pictures.load(pictureNames.filter((name) => name !== undefined))
  const bytesOf = (name = '') => pictures.get().get(name)?.bytes
  const changedFiles = restoredFiles.filter((file) => {
    const earlier = bytesOf(files[file])
    const current = bytesOf(currentName(file))
    return !earlier || !current || !hasSameBytes(earlier, current)
  })
  if (changedFiles.some((file) => !bytesOf(files[file]))) return false
  site.changeSnapshot(path, (snapshot) => {
    const takenPaths = storedNamesOf(site.get().saved, snapshot).map(([file]) => file)
    let content = withChange(snapshot.content)
    const addedFiles: Record<string, string> = {}
    for (const file of changedFiles) {
      // A picture gets a new name if another file has taken its name or if the editor may not write to its path.
      const usedPath =
        takenPaths.includes(file) || !isWritablePath(file)
          ? unusedPath(file, [...takenPaths, ...changedFiles])
          : file
      if (usedPath !== file) content = withPathReplaced(content, file, usedPath)
      addedFiles[usedPath] = files[file] ?? ''
      takenPaths.push(usedPath)
    }
    return { content, files: { ...snapshot.files, ...addedFiles } }
  })
  return true
}

/** Adds the version's texts that the content refers to and does not have. */
function withTextsOf(version: SiteContent, content: SiteContent): SiteContent {
  let result = content
  const textUses = stringsIn(content).filter(({ node }) => node.refersTo === 'texts')
  for (const { value: id } of textUses)
    for (const language of languagesOf(content)) {
      const path = ['catalogs', language, id]
      const text = lookUp(version, path)
      if (lookUp(content, path) === undefined && typeof text === 'string')
        result = setValue(result, path, text)
    }
  return result
}
