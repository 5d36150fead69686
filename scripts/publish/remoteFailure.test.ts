import { FTPError } from 'basic-ftp'
import { expect, test } from 'vitest'

import { remoteFailure } from './remoteFailure.ts'

const node = (code: string, message = code) => Object.assign(new Error(message), { code })
const ssh = (level: string) => Object.assign(new Error('refused'), { level })
const ftp = (code: number, message: string) => new FTPError({ code, message })
const sftp = (code: number) => Object.assign(new Error('Failure'), { code })

test.each<[string, unknown, string]>([
  ['no network', node('ENETUNREACH'), 'offline'],
  ['no name server', node('EAI_AGAIN'), 'offline'],
  ['nobody listens', node('ECONNREFUSED'), 'refused-connection'],
  [
    'a name that leads to two numbers',
    new AggregateError([node('ECONNREFUSED')]),
    'refused-connection',
  ],
  [
    'what fetch hides',
    new TypeError('fetch failed', { cause: node('ECONNRESET') }),
    'cut-off',
  ],
  ['no answer', node('ETIMEDOUT'), 'time-out'],
  ['FTP: no answer', new Error('Timeout (control socket)'), 'time-out'],
  [
    'FTP: the end',
    new Error('Server sent FIN packet unexpectedly, closing connection.'),
    'cut-off',
  ],
  [
    'FTP: no second connection',
    new Error('Timeout when trying to open data connection to 192.0.2.1:1'),
    'passive-blocked',
  ],
  [
    'FTP: a refused second connection',
    node(
      'ECONNREFUSED',
      "Can't open data connection in passive mode: connect ECONNREFUSED",
    ),
    'passive-blocked',
  ],
  [
    'FTP: the server cannot either',
    ftp(425, '425 Failed to establish connection.'),
    'passive-blocked',
  ],
  ['vsftpd: a wrong password', ftp(530, '530 Login incorrect.'), 'wrong-password'],
  [
    'ProFTPD: a wrong password',
    ftp(530, '530 Login authentication failed'),
    'wrong-password',
  ],
  [
    'vsftpd: no password in the clear',
    ftp(530, '530 Non-anonymous sessions must use encryption.'),
    'needs-encryption',
  ],
  [
    'Pure-FTPd: no password in the clear',
    ftp(
      421,
      '421 Sorry, cleartext sessions are not accepted on this server. Please reconnect using TLS security mechanisms.',
    ),
    'needs-encryption',
  ],
  ['vsftpd: a file', ftp(553, '553 Could not create file.'), 'no-right-to-write'],
  [
    'Pure-FTPd: a file',
    ftp(553, "553 Can't open that file: Permission denied"),
    'no-right-to-write',
  ],
  [
    'a folder that is gone',
    ftp(550, '550 Failed to change directory.'),
    'missing-folder',
  ],
  [
    'Pure-FTPd: a full account',
    ftp(552, '552 Disk full - please upload later'),
    'disk-full',
  ],
  ['ProFTPD: a full account', ftp(550, '550 x: Disk quota exceeded'), 'disk-full'],
  ['vsftpd: a full disk', ftp(451, '451 Failure writing to local file.'), 'disk-full'],
  [
    'too many at once',
    ftp(421, '421 Too many connections (8) from this IP'),
    'too-many-connections',
  ],
  ['no TLS', ftp(500, '500 AUTH not understood'), 'no-encryption'],
  ['SSH: a wrong password', ssh('client-authentication'), 'wrong-password'],
  ['SSH: no answer', ssh('client-timeout'), 'time-out'],
  ['SFTP: no right', sftp(3), 'no-right-to-write'],
  ['SFTP: no folder', sftp(2), 'missing-folder'],
  ['OpenSSH: a full disk', sftp(4), 'disk-full'],
  ['SFTP: the end', sftp(7), 'cut-off'],
  ['a certificate', node('CERT_HAS_EXPIRED'), 'certificate'],
  ['a certificate of another name', node('ERR_TLS_CERT_ALTNAME_INVALID'), 'certificate'],
  ['anything else', new Error('42'), 'unknown'],
])('%s', (_, error, code) => {
  expect(remoteFailure(error, { server: 'ftp.example.com' })).toMatchObject({ code })
})

test('the sentence gets what it names, the developer what was said', () => {
  const where = { server: 'ftp.example.com', path: 'public_html' }
  expect(remoteFailure(node('ECONNREFUSED', 'connect ECONNREFUSED'), where)).toEqual({
    code: 'refused-connection',
    server: 'ftp.example.com',
    detail: 'connect ECONNREFUSED',
  })
  expect(remoteFailure(ftp(553, '553 Could not create file.'), where)).toEqual({
    code: 'no-right-to-write',
    path: 'public_html',
    detail: '553 Could not create file.',
  })
})
