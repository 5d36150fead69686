import { spawn } from 'node:child_process'

import { fromRoot } from '../files/fromRoot.ts'

interface ProgramRun {
  exitCode: number
  output: string
}

/** Runs a program until it ends. Returns stdout and stderr in order of arrival. If it cannot start, the exit code is 1. */
export function runProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramRun> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    const child = spawn(file, args, {
      cwd: fromRoot(),
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

/** Runs a script with Node. `args` starts with its path in the project. */
export const runNode = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, args, env)
