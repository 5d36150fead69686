/** Runs the installed Git: with the person's own credentials, without prompts and hooks. */
import { spawn } from 'node:child_process'

import type { Failure } from '../../src/editorApi/publishing.ts'
import { detailOf, gitFailure } from './gitFailure.ts'

interface GitOptions {
  input?: string | Uint8Array
  env?: Record<string, string>
  signal?: AbortSignal
  /** Called with Git's progress messages. */
  onProgress?: (output: string) => void
}

export type GitResult = { ok: true; out: Buffer } | { ok: false; failure: Failure }

/** In ms. A large picture on a slow line takes minutes; Git itself gives up a stalled line after one. */
const timeout = 15 * 60_000
const settings = [
  // Hooks and helpers of the checkout or its owner could prompt, take minutes or do anything.
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'gc.auto=0',
  'maintenance.auto=false',
  // Paths unquoted, and no identity guessed from the computer's name.
  'core.quotePath=false',
  'user.useConfigOnly=true',
  'i18n.commitEncoding=UTF-8',
  'push.gpgSign=false',
  'push.recurseSubmodules=no',
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
  // Reading must not block another Git process.
  GIT_OPTIONAL_LOCKS: '0',
}

/** Set when a Git hook started this program; they would point Git to that repository. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']

/** Resolves with Git's output or a failure. Rejects only when the signal is aborted. */
export function runGit(
  folder: string,
  args: readonly string[],
  { input, env, signal, onProgress }: GitOptions = {},
): Promise<GitResult> {
  signal?.throwIfAborted()
  const inherited = Object.entries(process.env).filter(
    ([name]) => !foreign.includes(name),
  )
  // Detached: without a terminal ssh cannot prompt, and child processes end with it.
  const detached = process.platform !== 'win32'
  const child = spawn('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...environment, ...env },
    detached,
    windowsHide: true,
  })
  return new Promise((done, fail) => {
    const out: Buffer[] = []
    let output = ''
    let isLate = false
    const end = () => {
      if (child.pid === undefined || child.exitCode !== null) return
      try {
        process.kill(detached ? -child.pid : child.pid, 'SIGKILL')
      } catch {
        // It has ended meanwhile.
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, timeout)
    signal?.addEventListener('abort', end)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      act()
    }
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      // Only the end is kept: it holds the error.
      output = (output + chunk.toString()).slice(-20_000)
      onProgress?.(chunk.toString())
    })
    child.on('error', (error) =>
      settle(() => done({ ok: false, failure: gitFailure(String(error)) })),
    )
    child.on('close', (code) =>
      settle(() => {
        if (signal?.aborted) return fail(signal.reason as Error)
        if (isLate)
          done({
            ok: false,
            failure: { code: 'time-out', detail: detailOf(clean(output)) },
          })
        else if (code === 0) done({ ok: true, out: Buffer.concat(out) })
        // A refused push names its reason on stdout.
        else
          done({
            ok: false,
            failure: gitFailure(clean(`${output}\n${Buffer.concat(out).toString()}`)),
          })
      }),
    )
    // Git may end before it has read all input; its exit code says why.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Removes the password that an address may hold, and progress that a terminal would have overwritten. */
const clean = (output: string) =>
  output
    .replaceAll(/\/\/[^/@\s']+@/g, '//')
    .replaceAll(/[^\n]*\r(?!\n)/g, '')
    .trim()
