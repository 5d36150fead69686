import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

import { FTPError } from 'basic-ftp'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { FailureId } from '../../src/editorApi/publishing.ts'
import { remoteFailure } from './remoteFailure.ts'

const coded = (code: string | number, message = String(code)) =>
  Object.assign(new Error(message), { code })
const ssh = (level: string) => Object.assign(new Error('refused'), { level })
const ftp = (message: string) =>
  new FTPError({ code: Number(message.slice(0, 3)), message })

/** Messages of the system, the libraries, vsftpd, ProFTPD, Pure-FTPd, and OpenSSH, by the failure that they mean. */
const messages: Partial<Record<FailureId, unknown[]>> = {
  'try-again': [
    // fetch has the error as its cause.
    new TypeError('fetch failed', { cause: coded('ECONNRESET') }),
    new Error('Server sent FIN packet unexpectedly, closing connection.'),
    coded('ECONNRESET', "Can't open data connection in passive mode"),
    new Error('Timeout (control socket)'),
    ftp('421 Too many connections (8) from this IP'),
    coded('HTTP 429'),
    // A proxy responds with half a body.
    coded('HTTP 200'),
  ],
  server: [
    // A name may have several addresses, each of which is tried.
    new AggregateError([coded('ECONNREFUSED')]),
    new Error('Handshake failed: no matching key exchange algorithm'),
    ftp('530 Non-anonymous sessions must use encryption.'),
    coded('ERR_SSL_WRONG_VERSION_NUMBER'),
  ],
  'data-connection': [
    new Error('Timeout when trying to open data connection to 192.0.2.1:1'),
    ftp('425 Failed to establish connection.'),
  ],
  password: [ssh('client-authentication'), ftp('530 Login incorrect.')],
  folder: [ftp('553 Could not create file.'), coded(3, 'Permission denied')],
  'disk-full': [ftp('550 x: Disk quota exceeded'), coded(15, 'Failure')],
  untrusted: [coded('CERT_HAS_EXPIRED')],
  'netlify-site': [coded('HTTP 403')],
  // OpenSSH's "Failure" has many causes.
  unknown: [new Error('42'), coded(4, 'Failure'), coded('HTTP 422')],
}

test.each(Object.entries(messages))('errors are recognized as %s', (id, errors) => {
  for (const error of errors) expect(remoteFailure(error).id, String(error)).toBe(id)
})

test('a failure names the file on this computer', () => {
  const file = Object.assign(coded('EACCES'), { path: '/site/build' })
  expect(remoteFailure(file)).toMatchObject({ id: 'folder', path: '/site/build' })
})

test('without a network, an unknown server is worth another attempt', () => {
  const { lo = [] } = os.networkInterfaces()
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ lo })
  syncBuiltinESMExports()
  // Runs after the spy is removed.
  onTestFinished(syncBuiltinESMExports)
  expect(remoteFailure(coded('ENOTFOUND')).id).toBe('try-again')
})
