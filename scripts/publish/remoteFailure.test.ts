import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

import { expect, onTestFinished, test, vi } from 'vitest'

import { remoteFailure } from './remoteFailure.ts'

const coded = (code: string, message = code) =>
  Object.assign(new Error(message), { code })

/** The codes and messages of the system, the libraries, vsftpd, ProFTPD, Pure-FTPd, and OpenSSH. */
const messages = readFileSync('tests/fixtures/remoteMessages.txt', 'utf8').trimEnd()

test('the errors of hosts and services are recognized as the failures in the snapshot', async () => {
  const errors = [
    // fetch has the error as its cause.
    new TypeError('fetch failed', { cause: coded('ECONNRESET') }),
    // A name may have several addresses, each of which is tried.
    new AggregateError([coded('ECONNREFUSED')]),
    // As ssh2 throws it.
    Object.assign(new Error('refused'), { level: 'client-authentication' }),
    'no error',
    Object.assign(coded('EACCES'), { path: '/site/build' }),
    ...messages.split('\n').map((line) => {
      const [code = '', message] = line.split(' | ')
      return coded(code, message)
    }),
  ]
  const failures = errors.map((error) => Object.values(remoteFailure(error)).join(': '))
  const text = failures.join('\n')
  await expect(text).toMatchFileSnapshot('__snapshots__/remoteFailures.txt')
})

test('without a network, an unknown server is worth another attempt', () => {
  const { lo = [] } = os.networkInterfaces()
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ lo })
  syncBuiltinESMExports()
  // Runs after the spy is removed.
  onTestFinished(syncBuiltinESMExports)
  const failures = ['ENOTFOUND', 'EACCES'].map((code) => remoteFailure(coded(code)).id)
  expect(failures).toEqual(['try-again', 'folder'])
})
