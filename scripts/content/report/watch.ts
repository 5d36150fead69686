import { existsSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** Editors save in several steps: after the last one of them, in milliseconds. */
const settle = 30

/** Calls back after each save of the content file or of a picture. Watches folders: editors replace the file itself. */
export function watchContent(file: string, onChange: () => void): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, settle)
  }
  const folder = dirname(file)
  const pictures = resolve(folder, '../public')
  const watchers = [
    watch(folder, (_, name) => {
      if (name === null || name === basename(file)) soon()
    }),
  ]
  if (existsSync(pictures)) watchers.push(watch(pictures, { recursive: true }, soon))
  return watchers
}
