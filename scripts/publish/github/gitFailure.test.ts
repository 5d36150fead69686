import { expect, test } from 'vitest'

import type { FailureId } from '../../../src/editorApi/publishing.ts'
import { gitFailure } from './gitFailure.ts'

/** Messages of Git and servers, by the failure that they mean. */
const messages: Partial<Record<FailureId, string[]>> = {
  'try-again': [
    "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host: github.com",
    "fatal: unable to access 'https://github.com/a/b.git/': Failed to connect to github.com port 443 after 2 ms: Couldn't connect to server",
    "fatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 503",
    "fatal: unable to access 'https://github.com/a/b.git/': OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to github.com:443",
    "fatal: unable to access 'https://github.com/a/b.git/': Recv failure: Connection was reset",
    "fatal: unable to access 'https://github.com/a/b.git/': Empty reply from server",
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.',
  ],
  'repository-refused': [
    "fatal: detected dubious ownership in repository at '/site'",
    'remote: error: GH007: Your push would publish a private email address.\n! [remote rejected] main -> main (push declined due to email privacy restrictions)',
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    "remote: Permission to a/b.git denied to ana.\nfatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n! [remote rejected] main -> main (protected branch hook declined)',
    '! [remote rejected] main -> main (pre-receive hook declined)',
    "remote: error: GH001: Large files detected.\nremote: error: File public/film.mp4 is 123.00 MB; this exceeds GitHub's file size limit\n! [remote rejected] main -> main (pre-receive hook declined)",
    'error: gpg failed to sign the data',
  ],
  'repository-missing': [
    'Error: spawn git ENOENT',
    "remote: Repository not found.\nfatal: repository 'https://github.com/a/b.git/' not found",
  ],
  untrusted: [
    'Host key verification failed.',
    "fatal: unable to access 'https://a/': SSL certificate problem: self-signed certificate",
  ],
  'repository-busy': [
    "fatal: Unable to create '/site/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository",
  ],
  'disk-full': ['fatal: write error: No space left on device'],
  'changed-elsewhere': ['! [rejected] main -> main (fetch first)'],
}

test.each(Object.entries(messages))('Git’s output means %s', (expected, outputs) => {
  for (const output of outputs) {
    const { failure, message } = gitFailure(output)
    expect(failure.id).toBe(expected)
    expect(message).toBe(output)
  }
})
