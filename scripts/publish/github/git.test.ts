import { expect, test, vi } from 'vitest'

import type { FailureId } from '../../../src/editorApi/publishing.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { gitIn } from './git.ts'
import { gitFailure } from './gitFailure.ts'

/** Messages of Git and servers, by the failure that they mean. */
const messages: Partial<Record<FailureId, string[]>> = {
  'try-again': [
    "unable to access 'https://github.com/a/b.git/': Could not resolve host: github.com",
    "unable to access 'https://github.com/a/b.git/': The requested URL returned error: 503",
    "unable to access 'https://github.com/a/b.git/': OpenSSL SSL_connect: SSL_ERROR_SYSCALL",
  ],
  'repository-refused': [
    "could not read Username for 'https://github.com': terminal prompts disabled",
    'git@github.com: Permission denied (publickey).\nMake sure the repository exists.',
    "unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
    'GH006: Protected branch update failed.\n! [remote rejected] main -> main',
    'error: gpg failed to sign the data',
    "fatal: detected dubious ownership in repository at '/site'",
  ],
  'repository-missing': [
    'Error: spawn git ENOENT',
    "fatal: repository 'https://github.com/a/b.git/' not found",
    "fatal: couldn't find remote ref refs/heads/main",
  ],
  untrusted: [
    'Host key verification failed.',
    "unable to access 'https://a/': SSL certificate problem: self-signed certificate",
  ],
  'repository-busy': [
    "fatal: Unable to create '/site/.git/index.lock': File exists.",
    'error: Your local changes to the following files would be overwritten by merge:',
    'fatal: You have not concluded your merge (MERGE_HEAD exists).',
    'error: Merging is not possible because you have unmerged files.',
  ],
  folder: [
    "error: unable to unlink old 'content/site.json': Permission denied",
    'error: insufficient permission for adding an object to repository database',
  ],
  'disk-full': ['fatal: write error: No space left on device'],
  'changed-elsewhere': [
    '! [rejected] main -> main (fetch first)',
    "error: cannot lock ref 'refs/heads/main': is at 1a2b but expected 3c4d",
  ],
}

test.each(Object.entries(messages))('Git’s output means %s', (expected, outputs) => {
  for (const output of outputs) {
    // The end names the error.
    const { failure, message } = gitFailure(`${'progress '.repeat(300)}\n${output}`)
    const path = expected === 'folder' ? { path: '.git' } : {}
    expect(failure, output).toEqual({ id: expected, ...path })
    expect([message.length, message.endsWith(output)]).toEqual([2000, true])
  }
})

test('Git does not ask for passwords, and ignores the repository of a running hook', async () => {
  vi.stubEnv('GIT_DIR', '/elsewhere')
  const git = gitIn(temporaryFolder())
  const variables = await git(['-c', 'alias.variables=!env', 'variables'])
  const [never, noPrompt] = ['SSH_ASKPASS_REQUIRE=never', 'GIT_TERMINAL_PROMPT=0']
  const expected = [
    'LC_ALL=C',
    'GIT_ASKPASS=',
    'GIT_LITERAL_PATHSPECS=1',
    never,
    noPrompt,
  ]
  expect(variables.split('\n')).toEqual(expect.arrayContaining(expected))
  expect(variables).toMatch(/core.quotepath'?='?false.*useconfigonly'?='?true/i)
  expect(variables).not.toContain('/elsewhere')
})
