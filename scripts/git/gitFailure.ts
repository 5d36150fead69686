import type { Failure } from '../../src/editorApi/publishing.ts'

/** Patterns of Git's and servers' messages, the more specific first. Git runs in English (`LC_ALL=C`). */
const answers: readonly [RegExp, (found: RegExpExecArray) => WithoutDetail][] = [
  [/spawn git ENOENT/, () => ({ code: 'no-git' })],
  [/GH007|would publish a private email/, () => ({ code: 'private-address' })],
  [
    /GH006|GH013|protected branch|[Rr]epository rule violations/,
    () => ({ code: 'protected-branch', branch: '' }),
  ],
  [/No space left on device|disk quota exceeded/i, () => ({ code: 'disk-full' })],
  [
    /Please tell me who you are|empty ident name|no (?:email|name) was given|unable to auto-detect email|user\.useConfigOnly/,
    () => ({ code: 'no-identity' }),
  ],
  [
    /\.lock': File exists|Another git process seems to be running/,
    () => ({ code: 'locked' }),
  ],
  [
    /\[rejected\]|\(fetch first\)|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|failed to update ref|incorrect old value/,
    () => ({ code: 'somebody-was-faster' }),
  ],
  [/hook declined|GH\d{3}:/, () => ({ code: 'refused-by-hook' })],
  [
    /Could not resolve host(?:name)?:? '?([^\s:']+)|Name or service not known|Temporary failure in name resolution/,
    () => ({ code: 'offline' }),
  ],
  [/Network is unreachable|No route to host/, () => ({ code: 'offline' })],
  [
    /Connection refused|Couldn't connect to server|Failed to connect to (\S+)/,
    (found) => ({ code: 'refused-connection', server: found[1] ?? '' }),
  ],
  [/timed out|Operation too slow|Operation timed out/i, () => ({ code: 'time-out' })],
  [/certificate|SSL_ERROR|server verification failed/i, () => ({ code: 'certificate' })],
  [/Host key verification failed/, () => ({ code: 'untrusted-key' })],
  [
    /(?:returned error: 403|Permission to (\S+) denied|Write access to repository not granted|marked as read only|deploy key .* read)/,
    (found) => ({ code: 'no-right-to-write', path: found[1] ?? '' }),
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Invalid username or|returned error: 401|Host requires authentication/i,
    () => ({ code: 'not-signed-in' }),
  ],
  [
    /[Rr]epository '?(\S*?)'? ?not found|'(.*)' does not appear to be a git repository|repository '(.*)' does not exist/,
    (found) => ({
      code: 'unknown-site',
      site: found[1] ?? found[2] ?? found[3] ?? '',
    }),
  ],
  [
    /returned error: (5\d\d)|HTTP (5\d\d)/,
    (found) => ({ code: 'server-error', status: Number(found[1] ?? found[2]) }),
  ],
  [
    /remote end hung up|early EOF|unexpected disconnect|Connection (?:reset|closed)|RPC failed|Broken pipe/i,
    () => ({ code: 'cut-off' }),
  ],
  [
    /[Pp]ermission denied|insufficient permission for adding|[Rr]ead-only file system/,
    () => ({ code: 'no-right-to-write', path: '' }),
  ],
  [
    /not a git repository|No such remote|couldn't find remote ref/,
    () => ({ code: 'no-remote' }),
  ],
]

type WithoutDetail = Failure extends infer Each
  ? Each extends { detail: string }
    ? Omit<Each, 'detail'>
    : never
  : never

/** The end of the output, which names the error. */
export const detailOf = (output: string) => output.slice(-2000)

/** The code of a failure, from the output of Git or the server. */
export function gitFailure(output: string): Failure {
  const detail = detailOf(output)
  for (const [pattern, code] of answers) {
    const found = pattern.exec(output)
    if (found) return { ...code(found), detail } as Failure
  }
  return { code: 'unknown', detail }
}
