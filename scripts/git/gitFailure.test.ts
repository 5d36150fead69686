import { expect, test } from 'vitest'

import { gitFailure } from './gitFailure.ts'

/** What Git and servers say, by the failure that it is. */
const said: Record<string, string[]> = {
  'no-git': ['Error: spawn git ENOENT'],
  offline: [
    "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host: github.com",
    'ssh: Could not resolve hostname github.com: Temporary failure in name resolution\nfatal: Could not read from remote repository.',
  ],
  'refused-connection': [
    "fatal: unable to access 'https://github.com/a/b.git/': Failed to connect to github.com port 443 after 2 ms: Couldn't connect to server",
  ],
  'time-out': [
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.',
    "fatal: unable to access 'https://github.com/a/b.git/': Operation too slow. Less than 1 bytes/sec transferred the last 60 seconds",
  ],
  'not-signed-in': [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'remote: Support for password authentication was removed on August 13, 2021.\nfatal: Authentication failed for ...',
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
  ],
  'no-right-to-write': [
    "remote: Permission to a/b.git denied to someone.\nfatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
    'ERROR: The key you are authenticating with has been marked as read only.',
    'error: insufficient permission for adding an object to repository database .git/objects',
  ],
  'unknown-site': [
    "remote: Repository not found.\nfatal: repository 'https://github.com/a/b.git/' not found",
  ],
  'untrusted-key': ['Host key verification failed.'],
  certificate: [
    "fatal: unable to access 'https://a/': SSL certificate problem: self-signed certificate",
  ],
  'server-error': [
    "fatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 503",
  ],
  'cut-off': ['fatal: the remote end hung up unexpectedly'],
  'somebody-was-faster': [
    '!\trefs/heads/main:refs/heads/main\t[rejected] (fetch first)\nerror: failed to push some refs',
    "remote: error: cannot lock ref 'refs/heads/main': is at 1111 but expected 2222\n! [remote rejected] main -> main (failed to update ref)",
  ],
  'protected-branch': [
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n! [remote rejected] main -> main (protected branch hook declined)',
    'remote: error: GH013: Repository rule violations found for refs/heads/main.\n! [remote rejected] main -> main (push declined due to repository rule violations)',
  ],
  'private-address': [
    'remote: error: GH007: Your push would publish a private email address.\n! [remote rejected] main -> main (push declined due to email privacy restrictions)',
  ],
  'refused-by-hook': [
    "remote: error: GH001: Large files detected.\nremote: error: File public/film.mp4 is 123.00 MB; this exceeds GitHub's file size limit\n! [remote rejected] main -> main (pre-receive hook declined)",
    '! [remote rejected] main -> main (pre-receive hook declined)',
  ],
  'no-identity': [
    'fatal: no email was given and auto-detection is disabled',
    'Author identity unknown\n\n*** Please tell me who you are.\n\nfatal: empty ident name (for <>) not allowed',
  ],
  locked: [
    "fatal: Unable to create '/site/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository",
  ],
  'disk-full': ['fatal: write error: No space left on device'],
  'no-remote': [
    'fatal: not a git repository (or any of the parent directories): .git',
    "fatal: couldn't find remote ref refs/heads/main",
  ],
  unknown: ['fatal: something that nobody has seen'],
}
const cases = Object.entries(said).flatMap(([code, outputs]) =>
  outputs.map((output) => ({ code, output })),
)

test.each(cases)('of Git is $code: $output', ({ code, output }) => {
  expect(gitFailure(output)).toMatchObject({ code, detail: output })
})

test('an error of the server has its number', () => {
  const output = 'fatal: unable to access: The requested URL returned error: 503'
  expect(gitFailure(output)).toMatchObject({ code: 'server-error', status: 503 })
})
