import { FTPError } from 'basic-ftp'
import { expect, test } from 'vitest'

import type { FailureId } from '../../src/editorApi/publishing.ts'
import { remoteFailure } from './remoteFailure.ts'

const node = (code: string) => Object.assign(new Error(code), { code })
const ssh = (level: string, message: string) =>
  Object.assign(new Error(message), { level })
const ftp = (code: number, message: string) => new FTPError({ code, message })
const http = (status: number) =>
  Object.assign(new Error('{}'), { code: `HTTP ${status}` })
const sftp = (code: number) => Object.assign(new Error('Failure'), { code })

/** Messages of the system, the libraries, vsftpd, ProFTPD, Pure-FTPd, and OpenSSH, by the failure that they mean. */
const messages: Partial<Record<FailureId, unknown[]>> = {
  'try-again': [
    node('ENETUNREACH'),
    // What fetch hides.
    new TypeError('fetch failed', { cause: node('ECONNRESET') }),
    new Error('Server sent FIN packet unexpectedly, closing connection.'),
    ftp(421, '421 Timeout.'),
    Object.assign(
      new Error("Can't open data connection in passive mode"),
      node('ECONNRESET'),
    ),
    new Error('Timeout (control socket)'),
    ssh('client-timeout', 'Timed out'),
    ftp(421, '421 Too many connections (8) from this IP'),
    ftp(450, '450 Try again later'),
    http(429),
    // A proxy responds with half a body.
    http(200),
    http(502),
  ],
  server: [
    // A name may lead to several numbers, each of which is tried.
    new AggregateError([node('ECONNREFUSED')]),
    ssh('handshake', 'Handshake failed: no matching key exchange algorithm'),
    node('ERR_SSL_UNSUPPORTED_PROTOCOL'),
    node('ERR_SSL_DH_KEY_TOO_SMALL'),
    ftp(530, '530 Non-anonymous sessions must use encryption.'),
    ftp(421, '421 Sorry, cleartext sessions are not accepted on this server.'),
    node('ERR_SSL_WRONG_VERSION_NUMBER'),
    node('ERR_SSL_BAD_RECORD_TYPE'),
  ],
  'data-connection': [
    new Error('Timeout when trying to open data connection to 192.0.2.1:1'),
    ftp(425, '425 Failed to establish connection.'),
  ],
  password: [ssh('client-authentication', 'refused'), ftp(530, '530 Login incorrect.')],
  folder: [
    ftp(550, '550 Failed to change directory.'),
    ftp(553, '553 Could not create file.'),
    sftp(2),
    sftp(3),
  ],
  'disk-full': [ftp(550, '550 x: Disk quota exceeded'), sftp(15)],
  untrusted: [node('CERT_HAS_EXPIRED')],
  'netlify-site': [http(401), http(403), http(404)],
  // OpenSSH's "Failure" has many causes.
  unknown: [new Error('42'), sftp(4), http(422)],
}

test.each(Object.entries(messages))('errors are recognized as %s', (id, errors) => {
  for (const error of errors) expect(remoteFailure(error).id, String(error)).toBe(id)
})

test('a failure names the file on this computer', () => {
  const file = Object.assign(node('EACCES'), { path: '/site/build' })
  expect(remoteFailure(file)).toMatchObject({ path: '/site/build' })
})
