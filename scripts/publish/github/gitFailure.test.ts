import { expect, test } from 'vitest'

import { gitFailure } from './gitFailure.ts'

const noAccess = "fatal: unable to access 'https://github.com/a/b.git/': "

/** Messages of Git and servers, with the failure that they mean. */
test.each([
  ['try-again', `${noAccess}Could not resolve host: github.com`],
  ['try-again', `${noAccess}The requested URL returned error: 503`],
  ['try-again', `${noAccess}OpenSSL SSL_connect: SSL_ERROR_SYSCALL`],
  [
    'try-again',
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.',
  ],
  [
    'repository-refused',
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
  ],
  [
    'repository-refused',
    'git@github.com: Permission denied (publickey).\nPlease make sure that the repository exists.',
  ],
  ['repository-refused', `${noAccess}The requested URL returned error: 403`],
  [
    'repository-refused',
    'remote: error: GH006: Protected branch update failed.\n! [remote rejected] main -> main (protected branch hook declined)',
  ],
  ['repository-refused', 'error: gpg failed to sign the data'],
  ['repository-missing', 'Error: spawn git ENOENT'],
  ['repository-missing', "fatal: repository 'https://github.com/a/b.git/' not found"],
  ['untrusted', 'Host key verification failed.'],
  ['untrusted', `${noAccess}SSL certificate problem: self-signed certificate`],
  ['repository-busy', "fatal: Unable to create '/site/.git/index.lock': File exists."],
  ['disk-full', 'fatal: write error: No space left on device'],
  ['changed-elsewhere', '! [rejected] main -> main (fetch first)'],
])('%s: %j', (expected, output) => {
  const { failure, message } = gitFailure(output)
  expect(failure.id).toBe(expected)
  expect(message).toBe(output)
})
