import { expect, test } from 'vitest'

import { gitFailure } from './gitFailure.ts'

test.each([
  ['Error: spawn git ENOENT', { code: 'no-git' }],
  [
    "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host: github.com",
    { code: 'offline' },
  ],
  [
    'ssh: Could not resolve hostname github.com: Temporary failure in name resolution\nfatal: Could not read from remote repository.',
    { code: 'offline' },
  ],
  [
    "fatal: unable to access 'https://github.com/a/b.git/': Failed to connect to github.com port 443 after 2 ms: Couldn't connect to server",
    { code: 'refused-connection' },
  ],
  [
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.',
    { code: 'time-out' },
  ],
  [
    "fatal: unable to access 'https://github.com/a/b.git/': Operation too slow. Less than 1 bytes/sec transferred the last 60 seconds",
    { code: 'time-out' },
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    { code: 'not-signed-in' },
  ],
  [
    'remote: Support for password authentication was removed on August 13, 2021.\nfatal: Authentication failed for ...',
    { code: 'not-signed-in' },
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    { code: 'not-signed-in' },
  ],
  [
    "remote: Permission to a/b.git denied to someone.\nfatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
    { code: 'no-right-to-write' },
  ],
  [
    'ERROR: The key you are authenticating with has been marked as read only.',
    { code: 'no-right-to-write' },
  ],
  [
    "remote: Repository not found.\nfatal: repository 'https://github.com/a/b.git/' not found",
    { code: 'unknown-site' },
  ],
  ['Host key verification failed.', { code: 'untrusted-key' }],
  [
    "fatal: unable to access 'https://a/': SSL certificate problem: self-signed certificate",
    { code: 'certificate' },
  ],
  [
    "fatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 503",
    { code: 'server-error', status: 503 },
  ],
  ['fatal: the remote end hung up unexpectedly', { code: 'cut-off' }],
  [
    '!\trefs/heads/main:refs/heads/main\t[rejected] (fetch first)\nerror: failed to push some refs',
    { code: 'somebody-was-faster' },
  ],
  [
    "remote: error: cannot lock ref 'refs/heads/main': is at 1111 but expected 2222\n! [remote rejected] main -> main (failed to update ref)",
    { code: 'somebody-was-faster' },
  ],
  [
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n! [remote rejected] main -> main (protected branch hook declined)',
    { code: 'protected-branch' },
  ],
  [
    'remote: error: GH013: Repository rule violations found for refs/heads/main.\n! [remote rejected] main -> main (push declined due to repository rule violations)',
    { code: 'protected-branch' },
  ],
  [
    'remote: error: GH007: Your push would publish a private email address.\n! [remote rejected] main -> main (push declined due to email privacy restrictions)',
    { code: 'private-address' },
  ],
  [
    "remote: error: GH001: Large files detected.\nremote: error: File public/film.mp4 is 123.00 MB; this exceeds GitHub's file size limit\n! [remote rejected] main -> main (pre-receive hook declined)",
    { code: 'refused-by-hook' },
  ],
  [
    '! [remote rejected] main -> main (pre-receive hook declined)',
    { code: 'refused-by-hook' },
  ],
  ['fatal: no email was given and auto-detection is disabled', { code: 'no-identity' }],
  [
    'Author identity unknown\n\n*** Please tell me who you are.\n\nfatal: empty ident name (for <>) not allowed',
    { code: 'no-identity' },
  ],
  [
    "fatal: Unable to create '/site/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository",
    { code: 'locked' },
  ],
  ['fatal: write error: No space left on device', { code: 'disk-full' }],
  [
    'error: insufficient permission for adding an object to repository database .git/objects',
    { code: 'no-right-to-write' },
  ],
  [
    'fatal: not a git repository (or any of the parent directories): .git',
    { code: 'no-remote' },
  ],
  ["fatal: couldn't find remote ref refs/heads/main", { code: 'no-remote' }],
  ['fatal: something that nobody has seen', { code: 'unknown' }],
])('what Git says has its code: %s', (output, failure) => {
  expect(gitFailure(output)).toMatchObject({ ...failure, detail: output })
})
