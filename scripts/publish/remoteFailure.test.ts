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
const said: [Partial<Failure>, unknown[]][] = [
  [{ code: 'try-again', reason: 'offline' }, [node('ENETUNREACH')]],
  // A name may lead to several numbers, each of which is tried.
  [{ code: 'server', reason: 'refused' }, [new AggregateError([node('ECONNREFUSED')])]],
  [
    { code: 'server', reason: 'outdated' },
    [
      ssh('handshake', 'Handshake failed: no matching key exchange algorithm'),
      node('ERR_SSL_UNSUPPORTED_PROTOCOL'),
      node('ERR_SSL_DH_KEY_TOO_SMALL'),
    ],
  ],
  [
    { code: 'try-again', reason: 'cut-off' },
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
    { code: 'try-again', reason: 'time-out' },
    [new Error('Timeout (control socket)'), ssh('client-timeout', 'Timed out')],
  ],
  [
    { code: 'try-again', reason: 'busy' },
    [ftp(421, '421 Too many connections (8) from this IP')],
  ],
  [{ code: 'try-again', reason: 'server-error' }, [ftp(450, '450 Try again later')]],
  [
    { code: 'data-connection' },
    [
      new Error('Timeout when trying to open data connection to 192.0.2.1:1'),
      ftp(425, '425 Failed to establish connection.'),
    ],
  ],
  [
    { code: 'password' },
    [ssh('client-authentication', 'refused'), ftp(530, '530 Login incorrect.')],
  ],
  [
    { code: 'encryption', reason: 'needed' },
    [
      ftp(530, '530 Non-anonymous sessions must use encryption.'),
      ftp(421, '421 Sorry, cleartext sessions are not accepted on this server.'),
    ],
  ],
  [{ code: 'encryption', reason: 'missing' }, [node('ERR_SSL_WRONG_VERSION_NUMBER')]],
  [{ code: 'no-right-to-write' }, [ftp(553, '553 Could not create file.'), sftp(3)]],
  [{ code: 'folder' }, [ftp(550, '550 Failed to change directory.'), sftp(2)]],
  [{ code: 'disk-full' }, [ftp(550, '550 x: Disk quota exceeded'), sftp(15)]],
  [{ code: 'untrusted' }, [node('CERT_HAS_EXPIRED')]],
  [{ code: 'netlify', reason: 'token' }, [http(401)]],
  [{ code: 'netlify', reason: 'site' }, [http(403), http(404)]],
  [{ code: 'try-again', reason: 'busy' }, [http(429)]],
  // A proxy responds with half a body.
  [{ code: 'try-again', reason: 'server-error' }, [http(200), http(502)]],
  // OpenSSH's "Failure" has many causes.
  [{ code: 'unknown' }, [new Error('42'), sftp(4), http(422)]],
]

test.each(said)('%j', (failure, errors) => {
  for (const error of errors)
    expect(remoteFailure(error), String(error)).toMatchObject(failure)
})

test('a failure names the server, the folder, and the site of the target', () => {
  const host = { kind: 'host', server: 'ftp.example.com', folder: 'www' } as const
  expect(remoteFailure(node('ECONNREFUSED'), host)).toMatchObject({ server: host.server })
  expect(remoteFailure(sftp(3), host)).toMatchObject({ path: 'www' })
  const file = Object.assign(node('EACCES'), { path: '/site/build' })
  expect(remoteFailure(file, { kind: 'folder' })).toMatchObject({ path: '/site/build' })
  expect(remoteFailure(http(404), { site: 'acme' })).toMatchObject({ site: 'acme' })
})
