/** npm run size: asserts the budgets of the first view on the built sample. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { budgets, sizeOf } from './build/siteSize.ts'
import { fromRoot } from './files/fromRoot.ts'
import { readArguments } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

const sample = fromRoot('build/sample')
const usage = {
  en: 'Usage: npm run size\nHolds the first view of the sample in build/sample to its budgets.',
  br: 'Uso: npm run size\nCompara a primeira tela do exemplo, em build/sample, com os seus limites.',
}
const noBuild = {
  en: 'There is no build of the sample yet. Run "npm run build:sample" first.',
  br: 'O exemplo ainda não foi gerado. Rode "npm run build:sample" antes.',
}

function tellSizes(): void {
  for (const { name, bytes, budget } of budgets(sizeOf(sample))) {
    console.info(`${name}: ${bytes} bytes, at most ${budget}`)
    if (bytes > budget) process.exitCode = 1
  }
}

if (readArguments({}, usage)) {
  if (existsSync(resolve(sample, 'index.html.br'))) tellSizes()
  else {
    console.error(noBuild[systemLanguage()])
    process.exitCode = 1
  }
}
