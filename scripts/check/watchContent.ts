import { existsSync, unwatchFile, watch, watchFile } from 'node:fs'

import { publicFolder } from '../files/paths.ts'

/** Editors save in several steps. The file is checked this many ms after the last step. */
const settleMs = 30
/** The polling interval in ms. File system events get lost while the process is busy; polling does not miss changes. */
const pollingMs = 40

/**
 * Calls back after every save of the content file or a picture, also if the file disappears and returns. Returns a
 * function that stops watching.
 */
export function watchContent(
  contentFile: string,
  onChange: () => void | Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const scheduleCall = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void onChange(), settleMs)
  }
  watchFile(contentFile, { interval: pollingMs }, scheduleCall)
  const folder = publicFolder(contentFile)
  const folderWatcher = existsSync(folder)
    ? watch(folder, { recursive: true }, scheduleCall)
    : undefined
  // The folder may be deleted: the next check reports missing pictures.
  folderWatcher?.on('error', scheduleCall)
  return () => {
    clearTimeout(timer)
    unwatchFile(contentFile, scheduleCall)
    folderWatcher?.close()
  }
}
