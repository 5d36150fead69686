/** The child process of runPictureJob.ts, which decodes and cleans pictures. */
import { cleanDrawing, cleanRaster, openDrawing, openPhoto } from './clean.ts'

export const jobs = {
  openDrawing,
  openPhoto,
  cleanDrawing,
  cleanRaster,
}

export type Jobs = typeof jobs

interface Job {
  name: keyof Jobs
  bytes: Uint8Array
}

process.on('message', ({ name, bytes }: Job) => {
  jobs[name](bytes).then(
    (value: unknown) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
