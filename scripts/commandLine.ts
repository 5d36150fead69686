/** How commands read what stands behind their name. Wrong usage is told in a sentence, with the usage, and ends with exit code 2. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

import { systemLanguage } from './content/report/language.ts'

function inOwnLanguage(usage: string): string {
  return systemLanguage() === 'br' ? usage.replace(/^Usage:/, 'Uso:') : usage
}

/** `… | head` has read enough: that is no failure. */
function endWithReader(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

export function refuseUsage(reason: string, usage: string): undefined {
  console.error(`${reason}\n${inOwnLanguage(usage)}`)
  process.exitCode = 2
}

/** Undefined for what the command does not know: it has been told, in `reason` or in Node's English. */
export function readArguments<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
  reason?: string,
) {
  endWithReader()
  if (process.argv.slice(2).some((given) => given === '--help' || given === '-h')) {
    console.info(inOwnLanguage(usage))
    return undefined
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    return refuseUsage(reason ?? because, usage)
  }
}

/** A port from 0, any free one, to 65535. Undefined for anything else: it has been told. */
export function readPort(text: string, usage: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  return refuseUsage(`"${text}" is no port: give a number from 0 to 65535.`, usage)
}
