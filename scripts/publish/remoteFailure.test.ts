import { FTPError } from 'basic-ftp'
import { expect, test } from 'vitest'

import type { Failure } from '../../src/editorApi/publishing.ts'
import { remoteFailure } from './remoteFailure.ts'

const node = (code: string) => Object.assign(new Error(code), { code })
const ssh = (level: string, message: string) =>
  Object.assign(new Error(message), { level })
const ftp = (code: number, message: string) => new FTPError({ code, message })
const http = (status: number) =>
  Object.assign(new Error('{}'), { code: `HTTP ${status}` })
const sftp = (code: number) => Object.assign(new Error('Failure'), { code })

/** Messages of the system, the libraries, vsftpd, ProFTPD, Pure-FTPd, and OpenSSH, by the failure that they mean. */
const messages: [Partial<Failure>, unknown[]][] = [
  [{ id: 'try-again' }, [node('ENETUNREACH')]],
  // A name may lead to several numbers, each of which is tried.
  [{ id: 'server-refused' }, [new AggregateError([node('ECONNREFUSED')])]],
  [
    { id: 'encryption' },
    [
      ssh('handshake', 'Handshake failed: no matching key exchange algorithm'),
      node('ERR_SSL_UNSUPPORTED_PROTOCOL'),
      node('ERR_SSL_DH_KEY_TOO_SMALL'),
    ],
  ],
  [
    { id: 'try-again' },
    [
      // What fetch hides.
      new TypeError('fetch failed', { cause: node('ECONNRESET') }),
      new Error('Server sent FIN packet unexpectedly, closing connection.'),
      ftp(421, '421 Timeout.'),
      Object.assign(
        new Error("Can't open data connection in passive mode"),
        node('ECONNRESET'),
      ),
    ],
  ],
  [
    { id: 'try-again' },
    [new Error('Timeout (control socket)'), ssh('client-timeout', 'Timed out')],
  ],
  [{ id: 'try-again' }, [ftp(421, '421 Too many connections (8) from this IP')]],
  [{ id: 'try-again' }, [ftp(450, '450 Try again later')]],
  [
    { id: 'data-connection' },
    [
      new Error('Timeout when trying to open data connection to 192.0.2.1:1'),
      ftp(425, '425 Failed to establish connection.'),
    ],
  ],
  [
    { id: 'password' },
    [ssh('client-authentication', 'refused'), ftp(530, '530 Login incorrect.')],
  ],
  [
    { id: 'encryption' },
    [
      ftp(530, '530 Non-anonymous sessions must use encryption.'),
      ftp(421, '421 Sorry, cleartext sessions are not accepted on this server.'),
    ],
  ],
  [{ id: 'encryption' }, [node('ERR_SSL_WRONG_VERSION_NUMBER')]],
  [{ id: 'no-right-to-write' }, [ftp(553, '553 Could not create file.'), sftp(3)]],
  [{ id: 'folder' }, [ftp(550, '550 Failed to change directory.'), sftp(2)]],
  [{ id: 'disk-full' }, [ftp(550, '550 x: Disk quota exceeded'), sftp(15)]],
  [{ id: 'untrusted' }, [node('CERT_HAS_EXPIRED')]],
  [{ id: 'netlify-site' }, [http(401)]],
  [{ id: 'netlify-site' }, [http(403), http(404)]],
  [{ id: 'try-again' }, [http(429)]],
  // A proxy responds with half a body.
  [{ id: 'try-again' }, [http(200), http(502)]],
  // OpenSSH's "Failure" has many causes.
  [{ id: 'unknown' }, [new Error('42'), sftp(4), http(422)]],
]

test.each(messages)('errors are recognized as %j', (failure, errors) => {
  for (const error of errors)
    expect(remoteFailure(error), String(error)).toMatchObject(failure)
})

test('a failure names the file on this computer', () => {
  const file = Object.assign(node('EACCES'), { path: '/site/build' })
  expect(remoteFailure(file)).toMatchObject({ path: '/site/build' })
})
