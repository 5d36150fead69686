/** npm run size: compares the built sample with the size limits of the first view. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { budgetsOf, siteSizeOf } from './build/siteSize.ts'
import { fromRoot } from './files/fromRoot.ts'
import { message, say } from './messages/messages.ts'
import { run } from './terminal/commandLine.ts'

const dist = fromRoot('build/sample')

await run({}, message('size.usage'), () => {
  if (!existsSync(resolve(dist, 'index.html.br'))) throw new Error(say('size.noBuild'))
  for (const { name, bytes, budget } of budgetsOf(siteSizeOf(dist))) {
    const isMet = bytes <= budget
    console.info(`${isMet ? '✓' : '✗'} ${name}: ${bytes} bytes, limit ${budget}`)
    if (!isMet) process.exitCode = 1
  }
})
