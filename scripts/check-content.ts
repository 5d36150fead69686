/** npm run check-content: reports all problems in content/site.json. Exit codes: 0 no problems, 1 problems, 2 wrong usage. */
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Bilingual } from '../schema/bilingual.ts'
import { checkWithPictures } from './check/checkWithPictures.ts'
import { readSample } from './check/contentFile.ts'
import { stepSummary } from './check/report/github.ts'
import { formatReport, reportFormats } from './check/report/reportFormats.ts'
import { defaultContentFile } from './files/paths.ts'
import { message } from './messages/messages.ts'
import { readArguments, rejectUsage } from './terminal/commandLine.ts'
import { parseLanguage, systemLanguage } from './terminal/systemLanguage.ts'

const usage = message('check.usage', { formats: reportFormats.join(' | ') })

const argumentsConfig = {
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'human' },
    lang: { type: 'string' },
    watch: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
} as const

/** Reads the arguments. Prints an error and returns undefined if they are wrong. */
function readOptions() {
  const { lang } = parseArgs({ ...argumentsConfig, strict: false }).values
  const language = typeof lang === 'string' ? parseLanguage(lang) : systemLanguage()
  const reject = (reason: Bilingual) => rejectUsage(reason, usage, language)
  const args = readArguments(argumentsConfig, usage, language)
  if (!args) return undefined
  const { values, positionals } = args
  const { watch, fix, release } = values
  const format = reportFormats.find((name) => name === values.format)
  if (positionals.length > 1) return reject(message('check.oneFile'))
  if (!format) return reject(message('check.unknownFormat', { format: values.format }))
  if (!language)
    return reject(message('check.unknownLanguage', { language: values.lang ?? '' }))
  if (fix && watch) return reject(message('check.fixOrWatch'))
  const file = resolve(positionals[0] ?? defaultContentFile)
  return { file, format, language, watch, fix, release }
}

type Options = NonNullable<ReturnType<typeof readOptions>>

/** Fixes the file and prints the fixes, on stderr if the report is for programs. */
async function fixFile({ file, format, language }: Options): Promise<boolean> {
  const { fixContentFile } = await import('./check/fixContentFile.ts')
  const { ok, report } = fixContentFile(file, language)
  const stream = format === 'human' ? process.stdout : process.stderr
  stream.write(`${report}\n\n`)
  return ok
}

/** Checks once and prints the report. Returns whether the content can be published. */
async function checkFile({ file, format, language, release }: Options): Promise<boolean> {
  const checked = await checkWithPictures(file, release ? { sample: readSample() } : {})
  const text = formatReport(format, checked, language)
  if (text !== '') process.stdout.write(`${text}\n`)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (format === 'github' && summary) appendFileSync(summary, stepSummary(checked))
  return checked.result.ok
}

// Modules that only one option needs are imported only with that option: loading takes most of the time of a check.
const options = readOptions()
if (options?.watch) {
  const { watchContent } = await import('./check/watchContent.ts')
  const reportAgain = async () => {
    process.stdout.write(`[check-content] ${options.file}\n`)
    await checkFile(options)
    process.stdout.write('[check-content] done\n')
  }
  watchContent(options.file, reportAgain)
  await reportAgain()
} else if (options) {
  const isWritten = !options.fix || (await fixFile(options))
  if (!(await checkFile(options)) || !isWritten) process.exitCode = 1
}
