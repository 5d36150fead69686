/** npm run check-content: tells everything that is wrong with content/site.json. Exit code 0 clean, 1 problems, 2 wrong usage. */
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { checkContentFile, defaultContentFile } from './content/contentFile.ts'
import { fixContentFile } from './content/fixContentFile.ts'
import { fixedReport } from './content/report/fixed.ts'
import { formatReport, formats, type Format } from './content/report/formats.ts'
import { stepSummary } from './content/report/github.ts'
import {
  languageNamed,
  systemLanguage,
  type ReportLanguage,
} from './content/report/language.ts'
import { watchContent } from './content/report/watch.ts'

const usage = `Usage: npm run check-content -- [options] [file]
  --format ${formats.join(' | ')}
  --lang en | br
  --watch    checks again after every save
  --fix      mends what needs no decision, and shows what it did
  --release  also refuses what is still the sample's, for a site that is about to go live`

interface Options {
  file: string
  format: Format
  language: ReportLanguage
  watch: boolean
  fix: boolean
  release: boolean
}

type Usage = { ok: true; options: Options } | { ok: false; because: string }

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'human' },
      lang: { type: 'string' },
      watch: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
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
  if (values.fix && values.watch)
    return { ok: false, because: 'Choose one of --fix and --watch.' }
  const file = resolve(positionals[0] ?? defaultContentFile)
  const { watch, fix, release } = values
  return { ok: true, options: { file, format, language, watch, fix, release } }
}

/** Mends the file and tells what was done; beside a report for programs, where only people look. */
function fix({ file, format, language }: Options): boolean {
  const fixed = fixContentFile(file)
  const out = format === 'human' ? process.stdout : process.stderr
  out.write(`${fixedReport(file, fixed, language)}\n\n`)
  return fixed.kind === 'mended' || fixed.kind === 'nothing to mend'
}

/** Checks once and prints; true where the content may be published. */
function report({ file, format, language, release }: Options): boolean {
  const checked = checkContentFile(file, { release })
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
} else {
  const written = !read.options.fix || fix(read.options)
  if (!report(read.options) || !written) process.exitCode = 1
}
