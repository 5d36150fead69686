/**
 * A shared host with real servers: an account with a password, FTP, FTPS and SFTP to its folder, and Apache serving
 * its public_html.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { generate } from 'selfsigned'

import { freePort } from '../e2e/hosts/runNginx.ts'
import { apacheSettings } from './apache.ts'

export const password = 'Senha-çecreta 42'

const isRoot = process.getuid?.() === 0
/** Password login needs root. */
const asRoot = (command: string, args: string[]): [string, string[]] =>
  isRoot ? [command, args] : ['sudo', ['-n', command, ...args]]
const runAsRoot = (command: string, args: string[], input = '') =>
  execFileSync(...asRoot(command, args), { input, stdio: ['pipe', 'pipe', 'pipe'] })

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
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

/** All descendants of a process; none where it has ended. */
function descendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const own = children.split(' ').filter(Boolean).map(Number)
    return own.flatMap((child) => [child, ...descendants(child)])
  } catch {
    return []
  }
}

interface Server {
  port: number
  /** Breaks every open connection. */
  cut: () => void
}

export interface RealHost {
  user: string
  /** The account's home folder, which holds public_html. */
  home: string
  /** Where Apache serves public_html. */
  address: URL
  ftp: Server
  ftps: Server
  ftpsImplicit: Server
  sftp: Server
  /** FTPS certificate. */
  certificate: string
  /** Fingerprint of the SSH key, as printed by ssh-keygen. */
  keyFingerprint: string
  stop(): void
}

export async function startRealHost(): Promise<RealHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  mkdirSync(join(home, 'public_html'), { recursive: true })
  const user = `site${process.pid}`
  runAsRoot('useradd', ['-M', '-d', home, '-s', '/bin/sh', user])
  runAsRoot('chpasswd', [], `${user}:${password}`)
  runAsRoot('chown', ['-R', user, home])

  const running: ChildProcess[] = []
  async function started(port: number, command: string, args: string[]): Promise<Server> {
    const server = spawn(...asRoot(command, args), { stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(server)
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await untilOpen(port).catch((error: Error) => {
      throw new Error(`${error.message} ${command}: ${output}`)
    })
    const { pid = 0 } = server
    // With sudo the server is its child process.
    const own = isRoot ? pid : (descendants(pid)[0] ?? 0)
    const cut = () => {
      const open = descendants(own).map(String)
      if (open.length > 0) runAsRoot('kill', ['-9', ...open])
    }
    return { port, cut }
  }

  const { private: key, cert } = await generate([
    { name: 'commonName', value: 'shared.host.example' },
  ])
  const pem = join(folder, 'host.pem')
  writeFileSync(pem, `${key}${cert}`, { mode: 0o600 })
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  if (!isRoot) runAsRoot('chown', ['root', pem, empty])

  async function vsftpd(name: string, lines: string[]): Promise<Server> {
    const port = await freePort()
    const file = join(folder, `${name}.conf`)
    const settings = [
      'listen=YES',
      'listen_address=127.0.0.1',
      `listen_port=${port}`,
      'background=NO',
      'anonymous_enable=NO',
      'local_enable=YES',
      'write_enable=YES',
      'local_umask=022',
      'chroot_local_user=YES',
      'allow_writeable_chroot=YES',
      // A firewall allows no other ports.
      'port_enable=NO',
      'pam_service_name=vsftpd',
      `secure_chroot_dir=${empty}`,
      'seccomp_sandbox=NO',
      'isolate=NO',
      'isolate_network=NO',
      'xferlog_enable=NO',
      ...lines,
    ]
    writeFileSync(file, `${settings.join('\n')}\n`)
    if (!isRoot) runAsRoot('chown', ['root', file])
    return started(port, 'vsftpd', [file])
  }
  const tls = [
    'ssl_enable=YES',
    'force_local_logins_ssl=YES',
    'force_local_data_ssl=YES',
    'require_ssl_reuse=YES',
    `rsa_cert_file=${pem}`,
    `rsa_private_key_file=${pem}`,
  ]

  const hostKey = join(folder, 'ssh_host_key')
  async function sshd(): Promise<Server> {
    const port = await freePort()
    execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', hostKey])
    const file = join(folder, 'sshd_config')
    const settings = [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${hostKey}`,
      'PasswordAuthentication yes',
      'KbdInteractiveAuthentication no',
      'PubkeyAuthentication no',
      'UsePAM no',
      'PidFile none',
      'StrictModes no',
      'MaxStartups 100',
      'Subsystem sftp internal-sftp',
      `Match User ${user}`,
      'ForceCommand internal-sftp',
    ]
    writeFileSync(file, `${settings.join('\n')}\n`)
    runAsRoot('mkdir', ['-p', '/run/sshd'])
    if (!isRoot) runAsRoot('chown', ['root', hostKey, file])
    return started(port, '/usr/sbin/sshd', ['-D', '-e', '-f', file])
  }

  async function apache(): Promise<Server> {
    const port = await freePort()
    const file = join(folder, 'apache.conf')
    const root = join(home, 'public_html')
    // As a host that lets .htaccess ask for passwords and nothing else: any other line is an error.
    writeFileSync(file, apacheSettings({ folder, root, port, allow: 'AuthConfig' }))
    return started(port, '/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', file])
  }

  const stop = () => {
    for (const { pid } of running) if (pid !== undefined) runAsRoot('kill', [String(pid)])
    runAsRoot('userdel', ['-f', user])
    runAsRoot('rm', ['-rf', folder])
  }
  const [ftp, ftps, ftpsImplicit, sftp, web] = await Promise.all([
    vsftpd('plain', []),
    vsftpd('tls', tls),
    vsftpd('implicit', [...tls, 'implicit_ssl=YES']),
    sshd(),
    apache(),
  ])
  const shown = execFileSync('/usr/bin/ssh-keygen', ['-l', '-f', `${hostKey}.pub`])
  const [, keyFingerprint = ''] = shown.toString().split(' ')
  const address = new URL(`http://127.0.0.1:${web.port}/`)
  return {
    user,
    home,
    address,
    ftp,
    ftps,
    ftpsImplicit,
    sftp,
    certificate: cert,
    keyFingerprint,
    stop,
  }
}
