/** npm run check-content: tells everything that is wrong with content/site.json. Exit code 0 clean, 1 problems, 2 wrong usage. */
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { checkContentFile, defaultContentFile } from './contentFile.ts'
import { formatReport, formats, type Format } from './report/formats.ts'
import { stepSummary } from './report/github.ts'
import { languageNamed, systemLanguage, type ReportLanguage } from './report/language.ts'
import { watchContent } from './report/watch.ts'

const usage = `Usage: npm run check-content -- [options] [file]
  --format ${formats.join(' | ')}
  --lang en | br
  --watch    checks again after every save`

interface Options {
  file: string
  format: Format
  language: ReportLanguage
  watch: boolean
}

type Usage = { ok: true; options: Options } | { ok: false; because: string }

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'human' },
      lang: { type: 'string' },
      watch: { type: 'boolean', default: false },
    },
  })
}

function readOptions(): Usage {
  let given: ReturnType<typeof readArguments>
  try {
    given = readArguments()
  } catch (error) {
    return { ok: false, because: error instanceof Error ? error.message : String(error) }
  }
  const { values, positionals } = given
  const format = formats.find((name) => name === values.format)
  const language =
    values.lang === undefined ? systemLanguage() : languageNamed(values.lang)
  if (positionals.length > 1) return { ok: false, because: 'Give one file at a time.' }
  if (!format) return { ok: false, because: `There is no format "${values.format}".` }
  if (!language)
    return { ok: false, because: `There is no language "${values.lang ?? ''}".` }
  const file = resolve(positionals[0] ?? defaultContentFile)
  return { ok: true, options: { file, format, language, watch: values.watch } }
}

/** Checks once and prints; true where the content may be published. */
function report({ file, format, language }: Options): boolean {
  const checked = checkContentFile(file)
  const text = formatReport(format, checked, language)
  if (text !== '') process.stdout.write(`${text}\n`)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (format === 'github' && summary) appendFileSync(summary, stepSummary(checked))
  return checked.result.ok
}

const read = readOptions()
if (!read.ok) {
  console.error(`${read.because}\n${usage}`)
  process.exitCode = 2
} else if (read.options.watch) {
  const { options } = read
  const again = () => {
    process.stdout.write(`[check-content] ${options.file}\n`)
    report(options)
    process.stdout.write('[check-content] done\n')
  }
  watchContent(options.file, again)
  again()
} else if (!report(read.options)) {
  process.exitCode = 1
}
