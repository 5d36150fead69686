/** Runs the installed Git as its user would: with their settings, hooks, and credentials, but without prompts. */
import { spawn } from 'node:child_process'

import type { Failure } from '../../src/editorApi/publishing.ts'
import { gitFailure } from './gitFailure.ts'

interface GitOptions {
  input?: string
  signal?: AbortSignal
}

export type GitResult = { ok: true; out: string } | { ok: false; failure: Failure }

/** In ms. A large picture on a slow connection takes minutes. Git gives up on a stalled connection after one. */
const timeout = 15 * 60_000
const settings = [
  // Paths unquoted, and no identity guessed from the computer's name.
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
  GIT_EDITOR: ':',
  GIT_PAGER: '',
}

/** Set if a Git hook started this program. They would point Git to that repository. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']

/** Resolves with Git's output or a failure. Rejects only if the signal is aborted. */
export function runGit(
  folder: string,
  args: readonly string[],
  { input, signal }: GitOptions = {},
): Promise<GitResult> {
  signal?.throwIfAborted()
  const inherited = Object.entries(process.env).filter(
    ([name]) => !foreign.includes(name),
  )
  // Detached: without a terminal ssh cannot prompt, and child processes end with it.
  const detached = process.platform !== 'win32'
  const child = spawn('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...environment },
    detached,
    windowsHide: true,
  })
  return new Promise((done, fail) => {
    const out: Buffer[] = []
    let output = ''
    const refuse = (words: string) =>
      done({ ok: false, failure: gitFailure(clean(words)) })
    const end = () => {
      if (child.pid === undefined || child.exitCode !== null) return
      try {
        process.kill(detached ? -child.pid : child.pid, 'SIGKILL')
      } catch {
        // It has ended in the meantime.
      }
    }
    const timer = setTimeout(() => {
      output += '\nOperation timed out'
      end()
    }, timeout)
    signal?.addEventListener('abort', end)
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      // Only the end is kept: it holds the error.
      output = (output + chunk.toString()).slice(-20_000)
    })
    child.on('error', (error) => {
      settle()
      refuse(String(error))
    })
    child.on('close', (code) => {
      settle()
      const text = Buffer.concat(out).toString()
      if (signal?.aborted) fail(signal.reason as Error)
      else if (code === 0) done({ ok: true, out: text })
      // A rejected push reports its reason on stdout.
      else refuse(`${output}\n${text}`)
    })
    // Git may end before it has read all input; its exit code says why.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Removes passwords in addresses, and progress that a terminal would have overwritten. */
const clean = (output: string) =>
  output
    .replaceAll(/\/\/[^/@\s']+@/g, '//')
    .replaceAll(/[^\n]*\r(?!\n)/g, '')
    .trim()
