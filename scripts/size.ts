/** npm run size: asserts the budgets of the first view on the built sample. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { budgets, siteSizeOf } from './build/siteSize.ts'
import { fromRoot } from './files/fromRoot.ts'
import { message, say } from './messages/messages.ts'
import { readArguments } from './terminal/commandLine.ts'

const sample = fromRoot('build/sample')

function tellSizes(): void {
  for (const { name, bytes, budget } of budgets(siteSizeOf(sample))) {
    console.info(`${name}: ${bytes} bytes, at most ${budget}`)
    if (bytes > budget) process.exitCode = 1
  }
}

if (readArguments({}, message('size.usage'))) {
  if (existsSync(resolve(sample, 'index.html.br'))) tellSizes()
  else {
    console.error(say('size.noBuild'))
    process.exitCode = 1
  }
}
