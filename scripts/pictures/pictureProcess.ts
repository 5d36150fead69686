/** The child process of runApart.ts, which decodes and cleans pictures. */
import { cleanRaster, cleanDrawing } from './clean.ts'
import { openDrawing, openPhoto } from './decode.ts'
import { edgesIn } from './edgesIn.ts'

export const jobs = {
  openDrawing,
  openPhoto,
  cleanDrawing,
  cleanRaster,
  edgesIn,
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
