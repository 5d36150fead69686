/**
 * plan.ts FOLDER [--replace]: this version is in FOLDER, next to the site. Prints what it would change in the site, copies
 * what will be replaced, and writes the plan. Changes no file of the site. An older version's scripts/update/prepare.ts runs it.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { fromRoot } from '../files/fromRoot.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { run } from '../terminal/commandLine.ts'
import { say } from '../terminal/say.ts'
import { compareFiles } from './compareFiles.ts'
import { listed } from './listed.ts'
import { hashOf, listFiles, listName, listText, readList } from './projectFiles.ts'

const root = fromRoot()

async function plan(site: string, replace: boolean): Promise<void> {
  const folder = dirname(root)
  const next = listFiles(root)
  const before = readList(site)
  const here = listFiles(site)
  const { write, remove, both } = compareFiles(before, here, next)
  if (both.length > 0 && !replace)
    throw new Error(say('update.changedHere', { files: listed(both) }))
  if (!before) console.info(say('update.unknown'))
  try {
    for (const path of [...write, ...remove, 'content/site.json']) {
      const [from, to] = [join(site, path), join(folder, 'old', path)]
      if (hashOf(from) === undefined) continue
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(from, to)
    }
    writeFileSync(join(root, listName), listText(next))
    // A disk that ignores capitals finds a file under either spelling.
    const isOther = (path: string) =>
      write.every(
        (each) =>
          each.toLowerCase() !== path.toLowerCase() || !existsSync(join(site, each)),
      )
    const planned = {
      write: [...write, listName],
      remove: remove.filter(isOther),
      stuck: say('update.stuck'),
    }
    // Once the plan is written, the update is always finished, if need be by the next run.
    writeAtomically(join(folder, 'plan.json'), JSON.stringify(planned))
  } catch (error) {
    const cause =
      error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(say('update.notWritable', { folder: site, cause }), { cause: error })
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
await run(() => plan(resolve(positionals[0] ?? ''), values.replace))
