/** How commands read what stands behind their name. Wrong usage prints a sentence and the usage, and ends with exit code 2. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

import type { Bilingual } from '../schema/problem.ts'
import { systemLanguage } from './systemLanguage.ts'

const unknown = {
  en: 'There is an option that this command does not know, or one without its value.',
  br: 'Há uma opção que este comando não conhece, ou uma sem o seu valor.',
}

/** `… | head` has read enough: that is no failure. */
function endWithReader(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

export function refuseUsage(
  reason: Bilingual,
  usage: Bilingual,
  language = systemLanguage(),
): undefined {
  console.error(`${reason[language]}\n${usage[language]}`)
  process.exitCode = 2
}

/** Undefined for what the command does not know, and for --help: the answer has been printed. */
export function readArguments<const T extends ParseArgsConfig>(
  config: T,
  usage: Bilingual,
  language = systemLanguage(),
) {
  endWithReader()
  if (process.argv.slice(2).some((given) => given === '--help' || given === '-h')) {
    console.info(usage[language])
    return undefined
  }
  try {
    return parseArgs(config)
  } catch {
    return refuseUsage(unknown, usage, language)
  }
}

/** A port from 0, any free one, to 65535. Undefined for anything else: the error has been printed. */
export function readPort(text: string, usage: Bilingual): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  const reason = {
    en: `"${text}" is no port: give a number from 0 to 65535.`,
    br: `"${text}" não é uma porta: indique um número de 0 a 65535.`,
  }
  return refuseUsage(reason, usage)
}

/** Does the work of a command. What keeps it from that is told in a sentence, without the places in the code. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // Vite puts the places into the sentence.
    console.error(reason.replaceAll(/\n +at .*/g, ''))
    process.exitCode = 1
  }
}
