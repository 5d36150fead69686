/** npm run build: checks the content, builds the application, prerenders both languages and writes dist. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildSite, type BuildResult } from './build/buildSite.ts'
import { defaultContentFile } from './content/contentFile.ts'
import { formatReport } from './content/report/formats.ts'
import { systemLanguage } from './content/report/language.ts'

const usage = 'Usage: npm run build -- [--content content/site.json] [--out dist]'

function readOptions() {
  try {
    return parseArgs({
      options: {
        content: { type: 'string', default: defaultContentFile },
        out: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
      },
    }).values
  } catch {
    return undefined
  }
}

function sentences(result: Exclude<BuildResult, { ok: true }>): string[] {
  switch (result.because) {
    case 'content':
      return [formatReport('human', result.checked, systemLanguage())]
    case 'page':
      return [result.sentence]
  }
}

const options = readOptions()
if (options) {
  const result = await buildSite(resolve(options.content), resolve(options.out))
  if (!result.ok) {
    console.error(sentences(result).join('\n'))
    process.exitCode = 1
  }
} else {
  console.error(usage)
  process.exitCode = 2
}
