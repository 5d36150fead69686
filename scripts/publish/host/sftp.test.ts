/** Sign-in with servers whose prompts differ from the real one in host.full.test.ts. */
import ssh2, { type AuthContext, type SFTPWrapper } from 'ssh2'
import { expect, onTestFinished, test } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { listenOnFreePort } from '../../../tests/support/listenOnFreePort.ts'
import { remoteFailure } from '../remoteFailure.ts'
import type { Untrusted } from './remote.ts'
import { openSftp } from './sftp.ts'

const password = 'Senha-çecreta 42'
// ssh2 cannot read some of the ed25519 keys that it makes, about 3 in 1,000.
const hostKeys = [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private]

/** Starts a server. Returns a function that signs in, with a trusted server key. */
async function startServer(
  authenticate: (context: AuthContext) => void,
  onSession: (sftp: SFTPWrapper) => void = () => {},
) {
  const server = new ssh2.Server({ hostKeys }, (client) => {
    client.on('error', () => {})
    client.on('authentication', authenticate)
    client.on('session', (acceptSession) => {
      acceptSession().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        sftp.on('REALPATH', (id) => {
          sftp.name(id, [{ filename: '/home/maria', longname: '', attrs: {} as never }]) // The attributes are not read.
        })
        onSession(sftp)
      })
    })
  })
  const port = await listenOnFreePort(server)
  onTestFinished(() => void server.close())
  return async (trusted?: string) => {
    const settings: HostSettings = {
      kind: 'host',
      protocol: 'sftp',
      server: '127.0.0.1',
      port,
      user: 'maria',
      ...(trusted && { trusted }),
    }
    const remote = await openSftp(settings, password, new AbortController().signal)
    onTestFinished(() => remote.close())
    return remote
  }
}

const questionIn = (error: unknown) => (error as Untrusted).question // Other errors have no question.

/** Signs in. Resolves with the failure or the folder after sign-in. */
async function signIn(authenticate: (context: AuthContext) => void) {
  const open = await startServer(authenticate)
  const { fingerprint, isChanged } = await open().then(
    () => expect.unreachable(),
    questionIn,
  )
  expect(isChanged).toBe(false)
  await expect(open('SHA256:another')).rejects.toMatchObject({
    question: { isChanged: true },
  })
  return open(fingerprint).then(({ home }) => home, remoteFailure)
}

/** A server that sends these prompts, one round after the other. */
const asking = (rounds: string[][], sentAnswers: string[]) => (context: AuthContext) => {
  if (context.method !== 'keyboard-interactive')
    return context.reject(['keyboard-interactive'])
  const ask = ([prompts, ...others]: string[][]): void => {
    if (!prompts) return context.accept()
    context.prompt(prompts, (answers) => {
      sentAnswers.push(...answers)
      ask(others)
    })
  }
  ask(rounds)
}

test.each([
  [[['Senha de maria:']]],
  // A round that only shows a text.
  [[[], ['(maria@host) Password:']]],
])('the password is sent when the server prompts with %j', async (rounds) => {
  const sentAnswers: string[] = []
  expect(await signIn(asking(rounds, sentAnswers))).toBe('/home/maria')
  expect(sentAnswers).toEqual([password])
})

test.each([
  [[['Password: '], ['Verification code: ']], [password]],
  [[['Password: ', 'One-time password (OATH): ']], []],
  [[['Password: '], ['New password: ']], [password]],
])('with the prompts %j, only the password is sent', async (rounds, typed) => {
  const sentAnswers: string[] = []
  expect(await signIn(asking(rounds, sentAnswers))).toMatchObject({ id: 'second-factor' })
  expect(sentAnswers).toEqual(typed)
})

test('a required key or second factor is distinguished from a wrong password', async () => {
  expect(await signIn((context) => context.reject(['publickey']))).toMatchObject({
    id: 'second-factor',
    detail: 'The server accepts sign-in only with: publickey',
  })
  const isPartial = true
  const both = await signIn((context) =>
    context.method === 'password'
      ? context.reject(['publickey'], isPartial)
      : context.reject(['password', 'publickey']),
  )
  expect(both).toMatchObject({ id: 'second-factor' })
  expect(await signIn((context) => context.reject(['password']))).toMatchObject({
    id: 'password',
  })
})

test('files are listed, read, and changed', async () => {
  const requests: string[] = []
  const { OK, EOF, NO_SUCH_FILE, PERMISSION_DENIED } = ssh2.utils.sftp.STATUS_CODE
  const [file, attrs] = [Buffer.from('file'), { size: 5, atime: 1, mtime: 1_767_323_045 }]
  const modes = { 'a.txt': 0o100640, www: 0o040755, link: 0o120777, pipe: 0o010600 }
  const listed = Object.entries(modes).map(([filename, mode]) => ({
    filename,
    longname: '',
    attrs: { ...attrs, mode },
  }))
  const open = await startServer(
    (context) => context.accept(),
    (sftp) => {
      const status = (code: number) => (id: number) => sftp.status(id, code)
      const answers: Record<string, (id: number, path: string) => unknown> = {
        OPENDIR: (id, path) =>
          path === '/none' ? status(NO_SUCH_FILE)(id) : sftp.handle(id, file),
        // The list is sent once, then its end.
        READDIR: (id) =>
          listed.length > 0 ? sftp.name(id, listed.splice(0) as never) : status(EOF)(id),
        STAT: (id) => sftp.attrs(id, attrs as never),
        FSTAT: (id) => sftp.attrs(id, attrs as never),
        OPEN: (id) => sftp.handle(id, file),
        READ: (id) => sftp.data(id, Buffer.from('words')),
        RMDIR: status(PERMISSION_DENIED),
      }
      const others = 'WRITE CLOSE SETSTAT RENAME REMOVE MKDIR'.split(' ')
      for (const name of [...Object.keys(answers), ...others])
        sftp.on(name as 'STAT', (id, ...values) => {
          const texts = values.map((value: unknown) =>
            Buffer.isBuffer(value) ? value.toString() : value,
          )
          requests.push(`${name} ${JSON.stringify(texts)}`)
          void (answers[name] ?? status(OK))(id, values[0])
        })
    },
  )
  const { fingerprint } = await open().then(() => expect.unreachable(), questionIn)
  const session = await open(fingerprint)
  for (const folder of ['/www', '/none'])
    requests.push(`  ${JSON.stringify(await session.list(folder))}`)
  requests.push(`  ${JSON.stringify(await session.stat('/a.txt'))}`)
  requests.push(`  ${String(await session.read('/a.txt'))}`)
  await session.write('/new.txt', Buffer.from('new words'))
  await session.setMode('/new.txt', 0o644)
  await session.rename('/new.txt', '/a.txt')
  await session.remove('/b.txt')
  await session.makeFolder('/logos')
  await expect(session.removeFolder('/old')).rejects.toMatchObject({ code: 3 })
  await expect(requests.join('\n')).toMatchFileSnapshot('__snapshots__/sftp.txt')
})
