/** npm run size: the budgets of the first view, asserted on the build of the sample. */
import { resolve } from 'node:path'

import { budgets, sizeOf } from './build/size.ts'

const sample = resolve(import.meta.dirname, '../build/sample')

for (const { name, bytes, budget } of budgets(sizeOf(sample))) {
  console.info(`${name}: ${bytes} bytes, at most ${budget}`)
  if (bytes > budget) process.exitCode = 1
}
