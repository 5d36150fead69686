/**
 * A shared host with real servers, configured as small hosts do: an account with a password, restricted to its home
 * folder by FTP and FTPS. Only the account can read new files (umask 077), hidden files are not listed, and TLS is required
 * where it is offered.
 * Apache serves its public_html. FTP and SFTP are at 127.0.0.2, so that a proxy (cuttingProxy.ts) can have the same ports.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { generate } from 'selfsigned'

import type { HostProtocol } from '../../src/editorApi/publishing.ts'
import { freePort } from '../e2e/hosts/runNginx.ts'
import { apacheSettings } from './apache.ts'

export const password = 'Senha-çecreta 42'

const isRoot = process.getuid?.() === 0
/** Password login needs root. */
const asRoot = (command: string, args: string[]): [string, string[]] =>
  isRoot ? [command, args] : ['sudo', ['-n', command, ...args]]
const runAsRoot = (command: string, args: string[], input = '') =>
  execFileSync(...asRoot(command, args), { input, stdio: ['pipe', 'pipe', 'pipe'] })

async function untilOpen(port: number, address: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const socket = connect(port, address)
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

/** All descendants of a process; none if it has ended. */
function descendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const own = children.split(' ').filter(Boolean).map(Number)
    return own.flatMap((child) => [child, ...descendants(child)])
  } catch {
    return []
  }
}

/** Where FTP and SFTP are. */
export const hostAddress = '127.0.0.2'

export interface RealServer {
  protocol: HostProtocol
  port: number
  /** Those of the data connections. */
  passivePorts: readonly number[]
  /** Breaks every open connection. */
  cut: () => void
}

const serverNames = [
  'vsftpd',
  'vsftpd with TLS',
  'vsftpd with implicit TLS',
  'ProFTPD',
  'ProFTPD with TLS',
  'Pure-FTPd',
  'Pure-FTPd with TLS',
  'OpenSSH',
] as const
export type ServerName = (typeof serverNames)[number]

export interface RealHost {
  user: string
  /** The account's home folder, which holds public_html. */
  home: string
  /** Where Apache serves public_html, with what a .htaccess may set on most hosts. */
  address: URL
  /** The same on a host that lets a .htaccess ask for passwords and nothing else: any other line is an error. */
  strictAddress: URL
  servers: Record<ServerName, RealServer>
  /** FTPS certificate. */
  certificate: string
  /** Fingerprint of the SSH key, as printed by ssh-keygen. */
  keyFingerprint: string
  stop(): void
}

/** Starts the servers that are named, or all. */
export async function startRealHost(
  names: readonly ServerName[] = serverNames,
): Promise<RealHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  mkdirSync(join(home, 'public_html'), { recursive: true })
  const user = `site${process.pid}`
  runAsRoot('useradd', ['-M', '-d', home, '-s', '/bin/sh', user])
  runAsRoot('chpasswd', [], `${user}:${password}`)
  runAsRoot('chown', ['-R', user, home])

  const running: ChildProcess[] = []
  async function startServer(
    port: number,
    command: string,
    args: string[],
    listening = hostAddress,
  ) {
    const server = spawn(...asRoot(command, args), { stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(server)
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await untilOpen(port, listening).catch((error: Error) => {
      throw new Error(`${error.message} ${command}: ${output}`)
    })
    const { pid = 0 } = server
    return {
      port,
      passivePorts: [] as readonly number[],
      cut: () => {
        // With sudo the server is its child process.
        const open = descendants(isRoot ? pid : (descendants(pid)[0] ?? 0)).map(String)
        if (open.length > 0) runAsRoot('kill', ['-9', ...open])
      },
    }
  }

  /** Writes a file that only root may read or change, as the servers ask for. */
  function writeRootFile(name: string, content: string | string[]): string {
    const file = join(folder, name)
    writeFileSync(file, [content].flat().join('\n') + '\n', { mode: 0o600 })
    if (!isRoot) runAsRoot('chown', ['root', file])
    return file
  }
  const { private: key, cert } = await generate([
    { name: 'commonName', value: 'shared.host.example' },
  ])
  const pem = writeRootFile('host.pem', `${key}${cert}`)
  runAsRoot('mkdir', ['-p', join(folder, 'empty'), '/run/sshd'])

  let firstPort = 10_000 + (process.pid % 100) * 200
  /** The port of a server, and those of its data connections. Systems give outgoing connections higher ones. */
  function somePorts(): [number, ...number[]] {
    firstPort += 20
    return [firstPort, ...Array.from({ length: 19 }, (_, at) => firstPort + 1 + at)]
  }

  async function startVsftpd(lines: string[]) {
    const [port, ...passivePorts] = somePorts()
    const settings = [
      'listen=YES',
      `listen_address=${hostAddress}`,
      `listen_port=${port}`,
      'background=NO',
      'anonymous_enable=NO',
      'local_enable=YES',
      'write_enable=YES',
      'local_umask=077',
      'hide_file={.*}',
      'chroot_local_user=YES',
      'allow_writeable_chroot=YES',
      'port_enable=NO',
      `pasv_min_port=${passivePorts[0]}`,
      `pasv_max_port=${passivePorts.at(-1)}`,
      'pam_service_name=vsftpd',
      `secure_chroot_dir=${join(folder, 'empty')}`,
      'seccomp_sandbox=NO',
      'isolate=NO',
      'isolate_network=NO',
      'xferlog_enable=NO',
      ...lines,
    ]
    const file = writeRootFile(`vsftpd-${port}.conf`, settings)
    return { ...(await startServer(port, 'vsftpd', [file])), passivePorts }
  }
  const vsftpdTls = [
    'ssl_enable=YES',
    'force_local_logins_ssl=YES',
    'force_local_data_ssl=YES',
    'require_ssl_reuse=YES',
    `rsa_cert_file=${pem}`,
    `rsa_private_key_file=${pem}`,
  ]

  async function startProftpd(lines: string[]) {
    const [port, ...passivePorts] = somePorts()
    const settings = [
      'ServerType standalone',
      'ModulePath /usr/lib/proftpd',
      'LoadModule mod_tls.c',
      'UseIPv6 off',
      `DefaultAddress ${hostAddress}`,
      'SocketBindTight on',
      `Port ${port}`,
      'User nobody',
      'Group nogroup',
      `PidFile ${folder}/proftpd-${port}.pid`,
      `ScoreboardFile ${folder}/proftpd-${port}.scoreboard`,
      `SystemLog ${folder}/proftpd-${port}.log`,
      'WtmpLog off',
      'DelayEngine off',
      'UseReverseDNS off',
      'AuthOrder mod_auth_unix.c',
      'DefaultRoot ~',
      'Umask 077 077',
      'AllowOverwrite on',
      `PassivePorts ${passivePorts[0]} ${passivePorts.at(-1)}`,
      '<Directory />',
      'HideFiles "^\\\\."',
      '</Directory>',
      ...lines,
    ]
    const file = writeRootFile(`proftpd-${port}.conf`, settings)
    const args = ['--nodaemon', '--quiet', '--config', file]
    return { ...(await startServer(port, 'proftpd', args)), passivePorts }
  }
  const proftpdTls = [
    'TLSEngine on',
    'TLSRequired on',
    `TLSRSACertificateFile ${pem}`,
    `TLSRSACertificateKeyFile ${pem}`,
    `TLSLog ${folder}/proftpd-tls.log`,
  ]

  async function startPureftpd(options: string[]) {
    const [port, ...passivePorts] = somePorts()
    // No anonymous users, everybody kept at home, no file whose name begins with a dot.
    const fixed = '-l unix -u 1 -U 177:077 -E -A -x -H -f none'
    const args = [
      ...fixed.split(' '),
      '-S',
      `${hostAddress},${port}`,
      '-p',
      `${passivePorts[0]}:${passivePorts.at(-1)}`,
      ...options,
    ]
    return { ...(await startServer(port, 'pure-ftpd', args)), passivePorts }
  }

  async function startSshd() {
    const [port] = somePorts()
    const settings = [
      `Port ${port}`,
      `ListenAddress ${hostAddress}`,
      `HostKey ${join(folder, 'ssh_host_key')}`,
      'PasswordAuthentication yes',
      'KbdInteractiveAuthentication no',
      'PubkeyAuthentication no',
      'UsePAM no',
      'PidFile none',
      'StrictModes no',
      'MaxStartups 100',
      'Subsystem sftp internal-sftp -u 077',
      `Match User ${user}`,
      'ForceCommand internal-sftp -u 077',
    ]
    const file = writeRootFile('sshd_config', settings)
    return startServer(port, '/usr/sbin/sshd', ['-D', '-e', '-f', file])
  }

  async function startApache(allow: string): Promise<URL> {
    const port = await freePort()
    const root = join(home, 'public_html')
    const own = mkdtempSync(join(folder, 'apache-'))
    const modules = ['setenvif', 'headers', 'rewrite']
    const settings = apacheSettings({ folder: own, root, port, allow, modules })
    const file = writeRootFile(`apache-${port}.conf`, settings)
    await startServer(
      port,
      '/usr/sbin/apache2',
      ['-D', 'FOREGROUND', '-f', file],
      '127.0.0.1',
    )
    return new URL(`http://127.0.0.1:${port}/`)
  }

  const starts: Record<ServerName, () => Promise<RealServer>> = {
    vsftpd: async () => ({ protocol: 'ftp', ...(await startVsftpd([])) }),
    'vsftpd with TLS': async () => ({
      protocol: 'ftps',
      ...(await startVsftpd(vsftpdTls)),
    }),
    'vsftpd with implicit TLS': async () => ({
      protocol: 'ftps-implicit',
      ...(await startVsftpd([...vsftpdTls, 'implicit_ssl=YES'])),
    }),
    ProFTPD: async () => ({ protocol: 'ftp', ...(await startProftpd([])) }),
    'ProFTPD with TLS': async () => ({
      protocol: 'ftps',
      ...(await startProftpd(proftpdTls)),
    }),
    'Pure-FTPd': async () => ({ protocol: 'ftp', ...(await startPureftpd([])) }),
    'Pure-FTPd with TLS': async () => ({
      protocol: 'ftps',
      ...(await startPureftpd(['-Y', '2', '-2', pem])),
    }),
    OpenSSH: async () => ({ protocol: 'sftp', ...(await startSshd()) }),
  }
  const keyFile = join(folder, 'ssh_host_key')
  execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile])
  if (!isRoot) runAsRoot('chown', ['root', keyFile])
  const shown = execFileSync('/usr/bin/ssh-keygen', ['-l', '-f', `${keyFile}.pub`])
  const [, keyFingerprint = ''] = shown.toString().split(' ')

  const [address, strictAddress, ...servers] = await Promise.all([
    startApache('FileInfo'),
    startApache('AuthConfig'),
    ...names.map(async (name) => [name, await starts[name]()] as const),
  ])
  return {
    user,
    home,
    address,
    strictAddress,
    // Those that were not named are not there, and nobody asks for them.
    servers: Object.fromEntries(servers) as Record<ServerName, RealServer>,
    certificate: cert,
    keyFingerprint,
    stop: () => {
      for (const { pid } of running)
        if (pid !== undefined) runAsRoot('kill', [String(pid)])
      runAsRoot('userdel', ['-f', user])
      runAsRoot('rm', ['-rf', folder])
    },
  }
}
