/** Sign-in with servers whose prompts differ from the real one in host.full.test.ts. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import ssh2, { type AuthContext, type ServerConfig } from 'ssh2'
import { expect, onTestFinished, test } from 'vitest'

import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import { remoteFailure } from '../remoteFailure.ts'
import { Untrusted } from './remote.ts'
import { openSftp } from './sftp.ts'

const password = 'Senha-çecreta 42'
// ssh2 cannot read some of the ed25519 keys that it makes, about 3 in 1,000.
const hostKeys = [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private]

/** Signs in with a trusted server key. Resolves with the failure or the folder after sign-in. */
async function signIn(
  authenticate: (context: AuthContext) => void,
  config: Partial<ServerConfig> = {},
  { isCut = false } = {},
) {
  const server = new ssh2.Server({ hostKeys, ...config }, (client) => {
    client.on('error', () => {})
    client.on('authentication', authenticate)
    client.on('session', (acceptSession) => {
      acceptSession().on('sftp', (acceptSftp) => {
        if (isCut) return void client.end()
        const sftp = acceptSftp()
        sftp.on('REALPATH', (id) => {
          sftp.name(id, [{ filename: '/home/maria', longname: '', attrs: {} as never }]) // None is read.
        })
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // It listens at a port.
  const settings: HostSettings = {
    kind: 'host',
    protocol: 'sftp',
    server: '127.0.0.1',
    port,
    user: 'maria',
  }
  const open = async (trusted?: string) => {
    const remote = await openSftp(
      { ...settings, ...(trusted && { trusted }) },
      password,
      new AbortController().signal,
    )
    remote.close()
    return remote.home
  }
  try {
    return await open().catch(async (error: unknown) => {
      if (!(error instanceof Untrusted)) throw error
      const { fingerprint, isChanged } = error.question
      expect(isChanged).toBe(false)
      const another = open('SHA256:another')
      await expect(another).rejects.toMatchObject({ question: { isChanged: true } })
      return open(fingerprint)
    })
  } catch (error) {
    return remoteFailure(error)
  }
}

/** A server that sends these prompts, one round after the other. */
const asking = (rounds: string[][], given: string[]) => (context: AuthContext) => {
  if (context.method !== 'keyboard-interactive') {
    context.reject(['keyboard-interactive'])
    return
  }
  const ask = ([prompts, ...others]: string[][]): void => {
    if (prompts)
      context.prompt(prompts, (answers) => {
        given.push(...answers)
        ask(others)
      })
    else context.accept()
  }
  ask(rounds)
}

test.each([
  [['Password: ']],
  [['Senha de maria:']],
  // A round that only shows a text.
  [[], ['(maria@host) Password:']],
])('the password is sent when the server prompts with %j', async (...rounds) => {
  const given: string[] = []
  expect(await signIn(asking(rounds as string[][], given))).toBe('/home/maria')
  expect(given).toEqual([password])
})

test.each([
  [[['Verification code: ']], []],
  [[['Password: '], ['Verification code: ']], [password]],
  [[['Password: ', 'One-time password (OATH): ']], []],
  [[['Password: '], ['New password: ']], [password]],
])('with the prompts %j, only the password is sent', async (rounds, typed) => {
  const given: string[] = []
  expect(await signIn(asking(rounds, given))).toMatchObject({ id: 'second-factor' })
  expect(given).toEqual(typed)
})

test('a server that needs a key or a second factor is distinguished from a wrong password', async () => {
  expect(await signIn((context) => context.reject(['publickey']))).toMatchObject({
    id: 'second-factor',
    detail: 'The server takes a sign-in by: publickey',
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

test('a server with only outdated key exchange methods is distinguished from a lost connection', async () => {
  const old = { algorithms: { kex: ['diffie-hellman-group1-sha1' as const] } }
  expect(await signIn((context) => context.accept(), old)).toMatchObject({
    id: 'server',
  })
})

test('a connection that is lost while SFTP starts can be tried again', async () => {
  const lost = await signIn((context) => context.accept(), {}, { isCut: true })
  expect(lost).toMatchObject({ id: 'try-again' })
})
