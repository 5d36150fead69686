/** Runs the installed Git with the user's settings, hooks, and credentials, but without prompts. */
import { spawn } from 'node:child_process'

import { gitFailure } from './gitFailure.ts'

export type Git = ReturnType<typeof gitIn>

/** A large picture on a slow connection takes minutes. A stalled connection ends after one minute. */
const timeoutMs = 15 * 60_000
const settings = [
  // Prints paths without quotation marks, guesses no identity from the computer's name, and ends stalled connections.
  'core.quotePath=false',
  'user.useConfigOnly=true',
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=60',
]
const environment = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  // If a Git hook started this program, these point to another repository.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
}

/** Runs Git in a folder. Resolves with its output. Rejects with `FailureError`, or with the signal's reason. */
export function gitIn(folder: string, signal?: AbortSignal) {
  const options = [...settings.flatMap((entry) => ['-c', entry]), '--literal-pathspecs']
  // Git is detached from the terminal, so that ssh cannot prompt. `kill` ends the process group.
  const isDetached = process.platform !== 'win32'
  return (args: readonly string[], input = '') =>
    new Promise<string>((resolve, reject) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const stopSignal = signal ? AbortSignal.any([signal, timeout]) : timeout
      stopSignal.throwIfAborted()
      const child = spawn('git', [...options, ...args], {
        cwd: folder,
        env: { ...process.env, ...environment },
        detached: isDetached,
        windowsHide: true,
      })
      const chunks: Buffer[] = []
      let stderrText = ''
      const kill = () => {
        if (child.pid === undefined || child.exitCode !== null) return
        try {
          process.kill(isDetached ? -child.pid : child.pid, 'SIGKILL')
        } catch {
          // The process has already ended.
        }
      }
      stopSignal.addEventListener('abort', kill)
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      child.stderr.on('data', (chunk: Buffer) => {
        // Keeps only the end, which contains the error.
        stderrText = (stderrText + chunk.toString()).slice(-20_000)
      })
      // Node emits `close` next, even if Git is not installed.
      child.on('error', (error) => (stderrText += String(error)))
      child.on('close', (code) => {
        stopSignal.removeEventListener('abort', kill)
        const stdoutText = Buffer.concat(chunks).toString()
        if (stopSignal.aborted) return reject(stopSignal.reason as Error) // Without a reason, `abort` sets an error.
        if (code === 0) return resolve(stdoutText)
        // A rejected push reports its reason on stdout.
        reject(gitFailure(cleanOutput(`${stderrText}\n${stdoutText}`)))
      })
      // Git may end before it has read all input; its exit code says why.
      child.stdin.on('error', () => {})
      child.stdin.end(input)
    })
}

/** Removes passwords in addresses, and progress that a terminal would have overwritten. */
const cleanOutput = (output: string) =>
  output
    .replaceAll(/\/\/[^/@\s']+@/g, '//')
    .replaceAll(/[^\n]*\r(?!\n)/g, '')
    .trim()
