import type { FailureId } from '../../../src/editorApi/publishing.ts'
import { FailureError } from '../remoteFailure.ts'

/** Patterns of Git's and servers' messages, the more specific first. Git runs in English (`LC_ALL=C`). */
const failures: readonly (readonly [RegExp, FailureId])[] = [
  [/No space left on device|disk quota exceeded/i, 'disk-full'],
  [
    /GH\d{3}|hook declined|protected branch|[Rr]epository rule violations|returned error: 40[13]|Permission to \S+ denied|Permission denied \(/,
    'repository-refused',
  ],
  [
    /\.lock': File exists|Another git process seems to be running|would be overwritten by merge|You have not concluded|unmerged files|index is not clean|local changes/i,
    'repository-busy',
  ],
  [
    /\[rejected\]|\(fetch first\)|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|failed to update ref|incorrect old value/,
    'changed-elsewhere',
  ],
  [
    /certificate|SSL_ERROR_(?!SYSCALL|ZERO_RETURN)|server verification failed|Host key verification failed/i,
    'untrusted',
  ],
  [
    /spawn git ENOENT|[Rr]epository '?\S*?'? ?not found|does not appear to be a git repository|repository '.*' does not exist|not a git repository|No such remote|couldn't find remote ref/,
    'repository-missing',
  ],
  [
    /Could not resolve host|Name or service not known|name resolution|Network is unreachable|No route to host|Connection (?:was )?(?:refused|reset|closed|aborted)|SSL_ERROR_(?:SYSCALL|ZERO_RETURN)|Empty reply from server|unexpected eof|not closed cleanly|CONNECT aborted|connect to (?:server|\S+ port)|timed out|Operation too slow|returned error: 5\d\d|HTTP 5\d\d|remote end hung up|early EOF|unexpected disconnect|RPC failed|Broken pipe/i,
    'try-again',
  ],
  [
    /[Pp]ermission denied|insufficient permission for adding|[Rr]ead-only file system/,
    'folder',
  ],
]

/** The failure, from the output of Git or the server. The end of the output, which names the error, is the detail. */
export function gitFailure(output: string): FailureError {
  const [, id = 'repository-refused'] =
    failures.find(([pattern]) => pattern.test(output)) ?? []
  const path = id === 'folder' ? { path: '.git' } : {}
  return new FailureError(id, output.slice(-2000), path)
}
