/** Sign-in with servers whose prompts differ from the real one in host.full.test.ts. */
import ssh2, { type AuthContext } from 'ssh2'
import { expect, onTestFinished, test } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { portOf } from '../../../tests/support/portOf.ts'
import { remoteFailure } from '../remoteFailure.ts'
import type { Untrusted } from './remote.ts'
import { openSftp } from './sftp.ts'

const password = 'Senha-çecreta 42'
// ssh2 cannot read some of the ed25519 keys that it makes, about 3 in 1,000.
const hostKeys = [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private]

/** Signs in with a trusted server key. Resolves with the failure or the folder after sign-in. */
async function signIn(authenticate: (context: AuthContext) => void) {
  const server = new ssh2.Server({ hostKeys }, (client) => {
    client.on('error', () => {})
    client.on('authentication', authenticate)
    client.on('session', (acceptSession) => {
      acceptSession().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        sftp.on('REALPATH', (id) => {
          sftp.name(id, [{ filename: '/home/maria', longname: '', attrs: {} as never }]) // The attributes are not read.
        })
      })
    })
  })
  const port = await portOf(server)
  onTestFinished(() => void server.close())
  const open = async (trusted?: string) => {
    const settings: HostSettings = {
      kind: 'host',
      protocol: 'sftp',
      server: '127.0.0.1',
      port,
      user: 'maria',
      ...(trusted && { trusted }),
    }
    const remote = await openSftp(settings, password, new AbortController().signal)
    remote.close()
    return remote.home
  }
  const untrusted = (error: unknown) => (error as Untrusted).question // Other errors have no question.
  const { fingerprint, isChanged } = await open().then(expect.unreachable, untrusted)
  expect(isChanged).toBe(false)
  await expect(open('SHA256:another')).rejects.toMatchObject({
    question: { isChanged: true },
  })
  return open(fingerprint).catch(remoteFailure)
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

test('a server that needs a key or a second factor is distinguished from a wrong password', async () => {
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
