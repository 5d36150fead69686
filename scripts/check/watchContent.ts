import { existsSync, unwatchFile, watch, watchFile } from 'node:fs'

import { publicFolder } from './paths.ts'
import { whenSettled } from './readText.ts'

/** Editors save in several steps: only some milliseconds after the last one is the file looked at. */
const settle = 30
/** How often the file is asked for its time, in milliseconds. Events of the file system get lost while we are busy; this does not. */
const interval = 40

/** Calls back after each save of the content file or of a picture, also where the file is lost and found again. Returns what ends it. */
export function watchContent(
  contentFile: string,
  onChange: () => void | Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void whenSettled(contentFile).then(onChange), settle)
  }
  watchFile(contentFile, { interval }, soon)
  const folder = publicFolder(contentFile)
  const pictures = existsSync(folder)
    ? watch(folder, { recursive: true }, soon)
    : undefined
  // The folder itself may be deleted: the next check tells of the pictures.
  pictures?.on('error', soon)
  return () => {
    clearTimeout(timer)
    unwatchFile(contentFile, soon)
    pictures?.close()
  }
}
