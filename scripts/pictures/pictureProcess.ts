/** The child process of runPictureJob.ts, which decodes and cleans pictures. */
import { Worker } from 'node:worker_threads'

import { cleanPicture, openDrawing, openPhoto } from './cleanPicture.ts'

const jobs = { openDrawing, openPhoto, clean: cleanPicture }

export interface PictureJob {
  name: keyof typeof jobs
  bytes: Uint8Array
}

/** The limit is CPU time, because a busy computer takes longer. The largest photo takes a tenth of this. */
const maxCpuMs = 15_000

/** Runs next to the decoders, which block the main thread. `process.cpuUsage` is in µs, of all threads. */
const watcherCode = `
const { parentPort } = require('node:worker_threads')
let start
parentPort.on('message', (isWorking) => { start = isWorking ? process.cpuUsage() : undefined })
setInterval(() => {
  if (!start) return
  const { user, system } = process.cpuUsage(start)
  if (user + system > ${maxCpuMs} * 1000) process.kill(process.pid, 'SIGKILL')
}, 500)`
const watcher = new Worker(watcherCode, { eval: true })

process.on('message', ({ name, bytes }: PictureJob) => {
  watcher.postMessage(true)
  jobs[name](bytes)
    .then(
      (value: unknown) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
    .finally(() => watcher.postMessage(false))
})
process.on('disconnect', () => process.exit())
