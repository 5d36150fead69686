/** npm run size: the budgets of the first view, asserted on the build of the sample: an owner's content has none. */
import { resolve } from 'node:path'

import { sizeOf } from './build/size.ts'

const { document, scripts } = sizeOf(resolve(import.meta.dirname, '../build/sample'))

const budgets = [
  { name: 'the document, brotli', bytes: document.brotli, budget: 14_000 },
  { name: 'the document, gzip', bytes: document.gzip, budget: 16_000 },
  { name: 'all scripts, brotli', bytes: scripts, budget: 128_000 },
]
for (const { name, bytes, budget } of budgets) {
  console.info(`${name}: ${bytes} bytes, at most ${budget}`)
  if (bytes > budget) process.exitCode = 1
}
