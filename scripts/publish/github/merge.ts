import { today } from '../../../schema/check/today.ts'
import { checkContent } from '../../../schema/checkContent.ts'
import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import { applyChoices, type Side } from '../../../src/editor/merge/applyChoices.ts'
import { mergeContents } from '../../../src/editor/merge/mergeContents.ts'
import { mergeValues, type Conflict } from '../../../src/editor/merge/mergeValues.ts'
import { parseContent } from '../../../src/editor/state/parseContent.ts'
import { withChanges } from '../../../src/editorApi/changedFiles.ts'
import { publicFiles, readSample } from '../../check/contentFile.ts'
import { publicFolder } from '../../files/paths.ts'
import { GitRefused, type Checkout, type Git } from './checkout.ts'
import { differences, readBlob, type TreeChanges, type TreeFile } from './trees.ts'

/** One side for each conflict. */
export type Choose = (conflicts: Conflict[]) => Promise<Side[]>

export interface MergedFiles {
  /** What differs from the remote's tip. */
  changes: TreeChanges
  /** The merged content, where both sides have changed it. */
  text?: string
}

/**
 * Merges our files with what others have published since: the content value by value, all else file by file. Rejects
 * with `GitRefused`: `same-file` where both sides changed a file that is not the content, `not-ready` where the merged
 * content has errors. Rejects also where the owner stops at a question.
 */
export async function mergeFiles(
  git: Git,
  checkout: Checkout,
  ourTree: string,
  choose: Choose,
): Promise<MergedFiles> {
  const { base, tip, prefix, contentPath } = checkout
  const ours = await differences(git, checkout, base, ourTree)
  const theirs = await differences(git, checkout, base, tip)
  const contentInTree = prefix + contentPath
  const changes: TreeChanges = new Map()
  let text: string | undefined
  for (const [path, our] of ours) {
    const their = theirs.get(path)
    if (!theirs.has(path)) changes.set(path, our)
    else if (our?.id === their?.id && our?.mode === their?.mode) continue
    // Removed by one side and changed by the other: it stays.
    else if (!our) continue
    else if (!their) changes.set(path, our)
    else if (path === contentInTree) {
      text = await mergedText(git, checkout, { our, their }, choose)
      const added = text === undefined ? our : await addBlob(git, path, our.mode, text)
      changes.set(path, added)
    } else throw new GitRefused({ code: 'same-file', path, detail: '' })
  }
  if (theirs.size > 0) await check(git, checkout, { ours, theirs, changes })
  return { changes, ...(text !== undefined && { text }) }
}

async function mergedText(
  git: Git,
  { base, contentPath }: Checkout,
  { our, their }: { our: TreeFile; their: TreeFile },
  choose: Choose,
): Promise<string | undefined> {
  const parsed = async (id: string) => parseContent((await readBlob(git, id)).toString())
  const ours = await parsed(our.id)
  const theirs = await parsed(their.id)
  // Undefined where one side is no content.
  if (!ours || !theirs) return undefined
  const before = await parsed(`${base}:./${contentPath}`)
  const merged = before
    ? mergeContents({ base: before, ours, theirs })
    : mergeValues({ base: undefined, ours, theirs })
  const sides = await choose(merged.conflicts)
  return canonicalText(applyChoices(merged, theirs, sides))
}

async function addBlob(
  git: Git,
  path: string,
  mode: string,
  text: string,
): Promise<TreeFile> {
  // With `--path` Git converts line ends as `git add` would.
  const args = ['hash-object', '-w', '--stdin', `--path=${path}`]
  return { mode, id: (await git(args, { input: text })).toString().trim() }
}

/** Checks the merged content: two that are right by themselves may be wrong together. */
async function check(
  git: Git,
  { tip, prefix, contentPath, contentFile }: Checkout,
  {
    ours,
    theirs,
    changes,
  }: { ours: TreeChanges; theirs: TreeChanges; changes: TreeChanges },
): Promise<void> {
  const file = changes.get(prefix + contentPath)
  const text = (await readBlob(git, file?.id ?? `${tip}:./${contentPath}`)).toString()
  const start = `${prefix}public/`
  const changed = new Map<string, Buffer | null>()
  for (const [path, their] of theirs) {
    if (!path.startsWith(start) || changes.has(path)) continue
    const filePath = path.slice(start.length - 1)
    if (!their) changed.set(filePath, null)
    else if (ours.get(path)?.id !== their.id)
      changed.set(filePath, await readBlob(git, their.id))
  }
  const { problems, ok } = checkContent(text, {
    sample: readSample(),
    today: today(),
    files: withChanges(publicFiles(publicFolder(contentFile)), changed),
  })
  if (!ok) throw new GitRefused({ code: 'not-ready', problems, detail: '' })
}
