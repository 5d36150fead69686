import { FTPError } from 'basic-ftp'
import { expect, test } from 'vitest'

import { remoteFailure } from './remoteFailure.ts'

const node = (code: string) => Object.assign(new Error(code), { code })
const ssh = (level: string) => Object.assign(new Error('refused'), { level })
const ftp = (code: number, message: string) => new FTPError({ code, message })
const sftp = (code: number) => Object.assign(new Error('Failure'), { code })

/** What the system, the libraries, vsftpd, ProFTPD, Pure-FTPd and OpenSSH say, by the failure that it is. */
const said = {
  offline: [node('ENETUNREACH')],
  // A name may lead to several numbers, each of which is tried.
  'refused-connection': [new AggregateError([node('ECONNREFUSED')])],
  'cut-off': [
    // What fetch hides.
    new TypeError('fetch failed', { cause: node('ECONNRESET') }),
    new Error('Server sent FIN packet unexpectedly, closing connection.'),
  ],
  'time-out': [new Error('Timeout (control socket)'), ssh('client-timeout')],
  'passive-blocked': [
    new Error('Timeout when trying to open data connection to 192.0.2.1:1'),
    ftp(425, '425 Failed to establish connection.'),
  ],
  'wrong-password': [ssh('client-authentication')],
  'needs-encryption': [
    ftp(530, '530 Non-anonymous sessions must use encryption.'),
    ftp(421, '421 Sorry, cleartext sessions are not accepted on this server.'),
  ],
  'no-encryption': [ftp(500, '500 AUTH not understood')],
  'no-right-to-write': [ftp(553, '553 Could not create file.'), sftp(3)],
  'missing-folder': [ftp(550, '550 Failed to change directory.'), sftp(2)],
  'disk-full': [ftp(550, '550 x: Disk quota exceeded')],
  'too-many-connections': [ftp(421, '421 Too many connections (8) from this IP')],
  certificate: [node('CERT_HAS_EXPIRED')],
  unknown: [new Error('42')],
}

test.each(Object.entries(said))('%s', (code, errors) => {
  for (const error of errors)
    expect(remoteFailure(error, { server: '' }), String(error)).toMatchObject({ code })
})
