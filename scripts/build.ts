/** npm run build: checks the content, builds the application, prerenders both languages and writes dist. */
import { resolve } from 'node:path'

import { buildSite } from './build/buildSite.ts'
import { defaultContentFile } from './contentFile.ts'

const result = await buildSite(
  defaultContentFile,
  resolve(import.meta.dirname, '../dist'),
)
if (!result.ok) {
  const sentences =
    result.because === 'content'
      ? result.checked.result.problems.map((problem) => problem.message.en)
      : [result.sentence]
  console.error(sentences.join('\n'))
  process.exitCode = 1
}
