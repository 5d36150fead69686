import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { fromRoot } from '../files/fromRoot.ts'

const rootFolder = fromRoot()

export interface BinRun {
  exitCode: number
  output: string
}

interface Package {
  bin?: string | Record<string, string>
}

/** The script of a package's command, to run with Node: npx needs a shell on Windows. */
function binFile(packageName: string): string {
  const folder = resolve(rootFolder, 'node_modules', packageName)
  // npm has checked the shape of an installed package.json.
  const { bin } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  ) as Package
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0]
  if (file === undefined)
    throw new Error(`Failed to run ${packageName}: it has no command. Run "npm ci".`)
  return resolve(folder, file)
}

/** Runs a program to its end. Returns stdout and stderr in order of arrival. */
export function runProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<BinRun> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    const child = spawn(file, args, {
      cwd: rootFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = () => Buffer.concat(chunks).toString('utf8')
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => done({ exitCode: 1, output: output() + error.message }))
    child.on('close', (code) => done({ exitCode: code ?? 1, output: output() }))
  })
}

/** Runs a package's command, e.g. `runBin('vite', ['build'])`. */
export function runBin(
  packageName: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<BinRun> {
  return runProgram(process.execPath, [binFile(packageName), ...args], env)
}
