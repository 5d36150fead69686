/**
 * Starts real FTP, SFTP, and web servers, configured like those of small shared hosts. One account signs in with a
 * password. FTP and FTPS restrict the account to its home folder. Only the account can read new files (umask 077),
 * hidden files are not listed, and FTPS servers reject unencrypted connections. Apache serves the account's
 * `public_html`. FTP and SFTP listen on 127.0.0.2, so that a proxy can use the same ports on 127.0.0.1.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { generate } from 'selfsigned'

import type { HostProtocol } from '../../src/editorApi/publishing.ts'
import { findFreePort } from './findFreePort.ts'
import {
  apacheConfiguration,
  fillPlaceholders,
  serverConfiguration,
} from './serverConfiguration.ts'

/** Contains a space and a non-ASCII letter, which clients must encode correctly. */
export const password = 'Senha-çecreta 42'

const isRoot = process.getuid?.() === 0
/** Adds sudo unless this process is root. Servers need root to check passwords. */
const asRoot = (command: string, args: string[]): [string, string[]] =>
  isRoot ? [command, args] : ['sudo', ['-n', command, ...args]]
const runAsRoot = (command: string, args: string[], input = '') =>
  execFileSync(...asRoot(command, args), { input, stdio: ['pipe', 'pipe', 'pipe'] })

async function waitForPort(port: number, ip: string): Promise<void> {
  for (let attempts = 0; attempts < 400; attempts += 1) {
    const socket = connect(port, ip)
    try {
      await once(socket, 'connect')
      socket.destroy()
      return
    } catch {
      await wait(25)
    }
  }
  throw new Error(`Failed to start a server on port ${port}.`)
}

export const hostIp = '127.0.0.2'

export interface RealServer {
  protocol: HostProtocol
  port: number
  /** The ports of the data connections. */
  passivePorts: readonly number[]
}

/** The servers that small hosts use. */
export const serverNames = [
  'vsftpd with TLS',
  'ProFTPD with TLS',
  'Pure-FTPd',
  'OpenSSH',
] as const
export type ServerName = (typeof serverNames)[number]

/** The protocols and the commands. Pure-FTPd forbids anonymous users (-E), other folders (-A), and dot files (-x). */
const serverCommands: Record<ServerName, [HostProtocol, string]> = {
  'vsftpd with TLS': ['ftps', 'vsftpd {folder}/vsftpd.conf'],
  'ProFTPD with TLS': [
    'ftps',
    'proftpd --nodaemon --quiet --config {folder}/proftpd.conf',
  ],
  'Pure-FTPd': [
    'ftp',
    'pure-ftpd -l unix -u 1 -U 177:077 -E -A -x -H -f none -S {hostIp},{port} -p {firstPort}:{lastPort}',
  ],
  OpenSSH: ['sftp', '/usr/sbin/sshd -D -e -f {folder}/sshd.conf'],
}

export type RealHost = Awaited<ReturnType<typeof startRealHost>>

/** Starts the servers with these names; by default, all. */
export async function startRealHost(names: readonly ServerName[] = serverNames) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  mkdirSync(join(home, 'public_html'), { recursive: true })
  const user = `site${process.pid}`
  runAsRoot('useradd', ['-M', '-d', home, '-s', '/bin/sh', user])
  runAsRoot('chpasswd', [], `${user}:${password}`)
  runAsRoot('chown', ['-R', user, home])

  const runningServers: ChildProcess[] = []
  async function startServer(ip: string, port: number, command: string[]) {
    const [name = '', ...args] = command
    const server = spawn(...asRoot(name, args), { stdio: ['ignore', 'pipe', 'pipe'] })
    runningServers.push(server)
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await waitForPort(port, ip).catch((error: Error) => {
      throw new Error(`${error.message} ${name}: ${output}`)
    })
  }

  /** Writes a file that only root may read or change, as the servers require. */
  function writeRootFile(name: string, lines: string[]): string {
    const file = join(folder, name)
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
    if (!isRoot) runAsRoot('chown', ['root', file])
    return file
  }
  const { private: key, cert } = await generate([
    { name: 'commonName', value: 'shared.host.example' },
  ])
  writeRootFile('host.pem', [key, cert])
  runAsRoot('mkdir', ['-p', `${folder}/empty`, '/run/sshd'])

  const keyFile = join(folder, 'ssh_host_key')

  // The ports are below those that operating systems use for outgoing connections.
  let nextPort = 10_000 + (process.pid % 100) * 200
  async function startByName(name: ServerName): Promise<RealServer> {
    const [protocol, command] = serverCommands[name]
    const [port = 0, ...passivePorts] = Array.from({ length: 20 }, () => (nextPort += 1))
    const values = { folder, hostIp, port, firstPort: port + 1, lastPort: port + 19 }
    const [file] = /\w+\.conf$/.exec(command) ?? []
    if (file !== undefined) writeRootFile(file, [serverConfiguration(file, values)])
    await startServer(hostIp, port, fillPlaceholders(command, values).split(' '))
    return { protocol, port, passivePorts }
  }

  async function startApache(allowOverride: string): Promise<URL> {
    const port = await findFreePort()
    const apacheFolder = mkdtempSync(join(folder, 'apache-'))
    const configuration = apacheConfiguration({
      folder: apacheFolder,
      root: join(home, 'public_html'),
      port,
      allowOverride,
      modules: ['setenvif', 'headers', 'rewrite'],
    })
    const file = writeRootFile(`apache-${port}.conf`, [configuration])
    const command = ['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', file]
    await startServer('127.0.0.1', port, command)
    return new URL(`http://127.0.0.1:${port}/`)
  }

  execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile])
  if (!isRoot) runAsRoot('chown', ['root', keyFile])
  const keyLine = execFileSync('/usr/bin/ssh-keygen', ['-l', '-f', `${keyFile}.pub`])
  const [, keyFingerprint = ''] = keyLine.toString().split(' ')

  const [siteUrl, strictSiteUrl, ...servers] = await Promise.all([
    startApache('FileInfo'),
    startApache('AuthConfig'),
    ...names.map(async (name) => [name, await startByName(name)] as const),
  ])
  return {
    user,
    /** The account's home folder, which holds public_html. */
    home,
    /** The URL of Apache. Its .htaccess may contain what most hosts allow. */
    siteUrl,
    /** The URL of a second Apache. Its .htaccess may contain only authentication; any other line is an error. */
    strictSiteUrl,
    // The type is safe: a test uses only servers that it has started.
    servers: Object.fromEntries(servers) as Record<ServerName, RealServer>,
    certificate: cert,
    /** The fingerprint of the key, as printed by ssh-keygen. */
    keyFingerprint,
    stop: () => {
      for (const { pid } of runningServers)
        if (pid !== undefined) runAsRoot('kill', [String(pid)])
      runAsRoot('userdel', ['-f', user])
      runAsRoot('rm', ['-rf', folder])
    },
  }
}
