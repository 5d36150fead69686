/** A folder or a ZIP on this computer, to be handed to any host by hand. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import type { Failure, FolderSettings } from '../../../src/editorApi/publishing.ts'
import { codeOf } from '../../files/codeOf.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import { writeAtomically } from '../../files/writeAtomically.ts'
import { detailOf } from '../remoteFailure.ts'
import type { Target } from '../target.ts'
import { zipOf } from '../zipOf.ts'

/** `outFolder`: where folder and ZIP are put, named after the host of the site's address. */
export function folderTarget(outFolder: string): Target<FolderSettings> {
  return {
    needsSecret: false,
    takesBuiltSite: true,
    isOnline: false,
    async send({ settings, address, signal }, { folder }, onProgress) {
      const path = join(
        outFolder,
        address.hostname + (settings.form === 'zip' ? '.zip' : ''),
      )
      try {
        mkdirSync(outFolder, { recursive: true })
        if (settings.form === 'folder') copySite(folder, path)
        else {
          const bytes = await zipOf(folder)
          signal.throwIfAborted()
          writeAtomically(path, bytes)
          onProgress(bytes.length, bytes.length)
        }
        return { ok: true, settings, path }
      } catch (error) {
        signal.throwIfAborted()
        return { ok: false, failure: failureOf(error, outFolder) }
      }
    },
    connect({ settings }) {
      try {
        mkdirSync(outFolder, { recursive: true })
        const file = join(outFolder, '.site-check')
        writeFileSync(file, '')
        rmSync(file)
        return Promise.resolve({ ok: true, settings })
      } catch (error) {
        return Promise.resolve({ ok: false, failure: failureOf(error, outFolder) })
      }
    },
  }
}

/** Copies the files, the document last, then removes those of the version before: a list next to the folder holds their names. */
function copySite(from: string, to: string): void {
  const list = `${to}.files.json`
  const before = namesIn(list)
  const files = filesBelow(from)
  writeAtomically(list, JSON.stringify([...new Set([...before, ...files])]))
  const isLast = (path: string) => Number(path === 'index.html')
  for (const path of files.toSorted((one, other) => isLast(one) - isLast(other))) {
    const file = join(to, path)
    mkdirSync(dirname(file), { recursive: true })
    writeAtomically(file, readFileSync(join(from, path)), dirname(to))
  }
  for (const path of before.filter((each) => !files.includes(each))) {
    rmSync(join(to, path), { force: true })
    removeEmpty(dirname(join(to, path)), to)
  }
  writeAtomically(list, JSON.stringify(files))
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), top)
}

/** The names in a list; none that lead out of the folder. */
function namesIn(list: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(list, 'utf8'))
    if (!Array.isArray(names)) return []
    return names.filter(
      (name): name is string =>
        typeof name === 'string' && !/(?:^|\/)\.\.?(?:\/|$)|\\/.test(name),
    )
  } catch {
    return []
  }
}

function failureOf(error: unknown, path: string): Failure {
  const code = codeOf(error)
  const detail = detailOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return { code: 'disk-full', detail }
  if (['EACCES', 'EPERM', 'EROFS', 'EBUSY'].includes(code))
    return { code: 'no-right-to-write', path, detail }
  return { code: 'unknown', detail }
}
