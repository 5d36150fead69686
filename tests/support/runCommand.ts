import { vi } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'

/** Runs a command in this process, such as "check-content --fix". Returns its output and its exit code. */
export async function runCommand(line: string): Promise<string> {
  const [name = '', ...args] = line.split(' ')
  const file = fromRoot(`scripts/${name}.ts`)
  const { argv } = process
  process.argv = [process.execPath, file, ...args]
  const printed: string[] = []
  const print = (text: unknown) => printed.push(String(text).trimEnd()) > 0
  vi.spyOn(console, 'info').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  vi.spyOn(process.stdout, 'write').mockImplementation(print)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) =>
    print(`stderr: ${String(text)}`),
  )
  vi.spyOn(process.stdout, 'once').mockReturnThis()
  // A command is a module that runs once, so each run loads it under another address.
  await import(`${file}?run=${crypto.randomUUID()}`)
  const exitCode = process.exitCode ?? 0
  Object.assign(process, { argv, exitCode: undefined })
  vi.restoreAllMocks()
  return [`$ npm run ${line}`, ...printed, `exit code ${exitCode}`].join('\n')
}
