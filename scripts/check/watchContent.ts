import { existsSync, unwatchFile, watch, watchFile } from 'node:fs'

import { publicFolder } from '../files/paths.ts'
import { waitUntilWritten } from './readText.ts'

/** Editors save in several steps: the file is checked this many ms after the last one. */
const settle = 30
/** Polling interval in ms: file system events get lost while the process is busy, polling does not. */
const interval = 40

/**
 * Calls back after each save of the content file or of a picture, also when the file disappears and returns. Returns a
 * function that stops watching.
 */
export function watchContent(
  contentFile: string,
  onChange: () => void | Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void waitUntilWritten(contentFile).then(onChange), settle)
  }
  watchFile(contentFile, { interval }, soon)
  const folder = publicFolder(contentFile)
  const pictures = existsSync(folder)
    ? watch(folder, { recursive: true }, soon)
    : undefined
  // The folder itself may be deleted: the next check reports missing pictures.
  pictures?.on('error', soon)
  return () => {
    clearTimeout(timer)
    unwatchFile(contentFile, soon)
    pictures?.close()
  }
}
