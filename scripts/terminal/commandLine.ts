/** Reads the arguments of commands. Wrong usage prints a message and the usage, and sets exit code 2. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

import type { Bilingual } from '../../schema/bilingual.ts'
import { message } from '../messages/messages.ts'
import { systemLanguage } from './systemLanguage.ts'

function missingHyphens(optionNames: readonly string[]): Bilingual {
  const command = `npm run ${process.env['npm_lifecycle_event'] ?? '…'}`
  const options = optionNames.map((name) => `--${name}=…`).join(' ')
  return message('commandLine.missingHyphens', { options, command })
}

/** Finds options that npm took because "--" was missing or PowerShell removed it. npm then sets variables named after them. */
function readNpmOptions(
  options: NonNullable<ParseArgsConfig['options']>,
  environment = process.env,
): { args: string[]; withoutValue: string[] } {
  const args: string[] = []
  const withoutValue: string[] = []
  for (const [name, { type }] of Object.entries(options)) {
    const isNegated = name.startsWith('no-')
    const npmValue =
      environment[`npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`]
    // npm parses --lang as -l -a -n -g.
    const hasLang =
      name === 'lang' &&
      ['long', 'all', 'global'].every((option) => environment[`npm_config_${option}`])
    if (hasLang) withoutValue.push(name)
    else if (npmValue === undefined) continue
    else if (type === 'boolean') {
      if (isNegated === (npmValue === '')) args.push(`--${name}`)
    } else if (npmValue === 'true') withoutValue.push(name)
    else args.push(`--${name}=${npmValue}`)
  }
  return { args, withoutValue }
}

/** `… | head` closes the pipe early, which is not an error. */
function exitOnClosedPipe(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

export function rejectUsage(
  reason: Bilingual,
  usage: Bilingual,
  language = systemLanguage(),
): undefined {
  console.error(`${reason[language]}\n${usage[language]}`)
  process.exitCode = 2
}

/** Reads the arguments. For unknown arguments and for --help, prints the usage and returns undefined. */
export function readArguments<const T extends ParseArgsConfig>(
  config: T,
  usage: Bilingual,
  language = systemLanguage(),
) {
  exitOnClosedPipe()
  if (
    process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')
  ) {
    console.info(usage[language])
    return undefined
  }
  const { args, withoutValue } = readNpmOptions(config.options ?? {})
  if (withoutValue.length > 0)
    return rejectUsage(missingHyphens(withoutValue), usage, language)
  try {
    return parseArgs({ ...config, args: [...args, ...process.argv.slice(2)] })
  } catch (error) {
    // Node's message begins with the option in quotation marks.
    const option = /'([^' ]+)/.exec(String(error))?.[1] ?? ''
    return rejectUsage(message('commandLine.unknownOption', { option }), usage, language)
  }
}

/** Thrown for an argument that the command cannot use. */
export class UsageError extends Error {
  readonly reason: Bilingual
  constructor(reason: Bilingual) {
    super(reason.en)
    this.reason = reason
  }
}

/** Reads a port from 0 (any free one) to 65535. Throws `UsageError` for anything else. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new UsageError(message('commandLine.badPort', { port: text }))
}

/** Runs a command with its arguments. Errors are printed as a message, without a stack trace. */
export async function run<const T extends ParseArgsConfig>(
  config: T,
  usage: Bilingual,
  command: (
    args: NonNullable<ReturnType<typeof readArguments<T>>>,
  ) => void | Promise<void>,
): Promise<void> {
  const args = readArguments(config, usage)
  if (!args) return
  try {
    await command(args)
  } catch (error) {
    if (error instanceof UsageError) return rejectUsage(error.reason, usage)
    const reason = error instanceof Error ? error.message : String(error)
    // Vite puts the stack trace into the message.
    console.error(reason.replaceAll(/\n +at .*/g, ''))
    process.exitCode = 1
  }
}
