import { expect, test } from 'vitest'

import { gitFailure } from './gitFailure.ts'

/** What Git and servers say, by the failure that it is. */
const said: Record<string, string[]> = {
  'no-git': ['Error: spawn git ENOENT'],
  offline: [
    "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host: github.com",
  ],
  'refused-connection': [
    "fatal: unable to access 'https://github.com/a/b.git/': Failed to connect to github.com port 443 after 2 ms: Couldn't connect to server",
  ],
  'time-out': [
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.',
  ],
  'not-signed-in': [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
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
  'protected-branch': [
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n! [remote rejected] main -> main (protected branch hook declined)',
  ],
  'private-address': [
    'remote: error: GH007: Your push would publish a private email address.\n! [remote rejected] main -> main (push declined due to email privacy restrictions)',
  ],
  'refused-by-hook': [
    '! [remote rejected] main -> main (pre-receive hook declined)',
    "remote: error: GH001: Large files detected.\nremote: error: File public/film.mp4 is 123.00 MB; this exceeds GitHub's file size limit\n! [remote rejected] main -> main (pre-receive hook declined)",
  ],
  locked: [
    "fatal: Unable to create '/site/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository",
  ],
  'disk-full': ['fatal: write error: No space left on device'],
}

test.each(Object.entries(said))('what Git says of %s', (code, outputs) => {
  for (const output of outputs)
    expect(gitFailure(output)).toMatchObject({ code, detail: output })
})
