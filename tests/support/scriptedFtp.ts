/** A small FTP server over files in memory, for replies that no real server gives on request. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { posix } from 'node:path'
import { createSecureContext, TLSSocket } from 'node:tls'

import { onTestFinished } from 'vitest'

import { portOf } from './portOf.ts'

interface Certificate {
  key: string
  cert: string
}

interface Script {
  /** By absolute path. */
  files?: Record<string, string>
  /** The reply to a command in place of what the server would do; undefined: as usual. */
  reply?: (command: string, argument: string) => string | undefined
  /** What becomes of a file that is sent. */
  store?: (bytes: Buffer) => Buffer
  /** Lines of a listing; otherwise MLSD with the time of each file. */
  list?: (names: [name: string, size: number][]) => string[]
  /** Capitals make no difference, and a file keeps the ones that it was made with. */
  ignoresCase?: boolean
  /** All files have the same time; otherwise each has its own second. */
  isFrozen?: boolean
  /** FTPS: the certificate of the control connection, and another one for the data connections. */
  tls?: { control: Certificate; data: Certificate }
}

export interface ScriptedFtp {
  port: number
  /** The files that are there, by absolute path. */
  files: Map<string, { bytes: Buffer; time: number }>
  /** All commands, with their arguments. */
  commands: string[]
}

function secureSocket(socket: Socket, certificate: Certificate) {
  const secureContext = createSecureContext(certificate)
  return new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => {})
}

/** Ends after the current test. */
export async function startScriptedFtp(script: Script = {}): Promise<ScriptedFtp> {
  const commands: string[] = []
  const files: ScriptedFtp['files'] = new Map()
  const key = (path: string) =>
    (script.ignoresCase &&
      [...files.keys()].find((other) => other.toLowerCase() === path.toLowerCase())) ||
    path
  let clock = Date.UTC(2026, 10, 28)
  const put = (path: string, bytes: Buffer) => {
    if (!script.isFrozen) clock += 1000
    files.set(key(path), { bytes, time: clock })
  }
  for (const [path, text] of Object.entries(script.files ?? {}))
    put(path, Buffer.from(text))
  const folders = new Set(['/'])
  for (const path of files.keys())
    for (let at = posix.dirname(path); at !== '/'; at = posix.dirname(at)) folders.add(at)
  const timeOf = (time: number) =>
    new Date(time).toISOString().replaceAll(/\D/g, '').slice(0, 14)

  function listed(folder: string): string[] {
    const isHere = (path: string) => path !== '/' && posix.dirname(path) === folder
    const here = [...files].filter(([path]) => isHere(path))
    if (script.list)
      return script.list(
        here.map(([path, { bytes }]) => [posix.basename(path), bytes.length]),
      )
    return [
      ...[...folders].filter(isHere).map((path) => `type=dir; ${posix.basename(path)}`),
      ...here.map(
        ([path, { bytes, time }]) =>
          `type=file;size=${bytes.length};modify=${timeOf(time)};UNIX.mode=0644; ${posix.basename(path)}`,
      ),
    ]
  }

  const server = createServer((plain) => {
    let socket: Socket = plain
    let folder = '/'
    let renamed = ''
    let data: Promise<Socket> | undefined
    const say = (text: string) => socket.write(`${text}\r\n`)

    async function openPassive(): Promise<string> {
      const opened = createServer()
      const port = await portOf(opened)
      data = once(opened, 'connection').then((connections) => {
        opened.close()
        const connection = connections[0] as Socket // As Node documents the event.
        connection.on('error', () => {})
        const isSecure = socket instanceof TLSSocket && script.tls
        return isSecure ? secureSocket(connection, isSecure.data) : connection
      })
      return `229 Extended (|||${port}|)`
    }

    async function transfer(act: (connection: Socket) => Promise<void>): Promise<string> {
      const connection = await data
      if (!connection) return '425 No data connection'
      say('150 Here it comes')
      await act(connection)
      return '226 Done'
    }

    const send = (text: string | Buffer) =>
      transfer(async (connection) => {
        connection.end(text)
        await once(connection, 'close')
      })

    async function run(command: string, argument: string): Promise<string> {
      const path = posix.resolve(folder, argument)
      const file = files.get(key(path))
      if (/^(?:RETR|SIZE|MDTM|DELE|RNFR)$/.test(command) && !file)
        return '550 No such file'
      switch (command) {
        case 'AUTH':
          return script.tls ? '234 Go on' : '500 AUTH not understood'
        case 'USER':
          return '331 Password?'
        case 'FEAT':
          return script.list
            ? '211 None'
            : '211-Features\r\n MLST size*;modify*;\r\n211 End'
        case 'PWD':
          return `257 "${folder}"`
        case 'CWD':
          if (!folders.has(path)) return '550 No such directory'
          folder = path
          return '250 OK'
        case 'MKD':
          folders.add(path)
          return '257 OK'
        case 'RMD':
          folders.delete(path)
          return '250 OK'
        case 'EPSV':
          return openPassive()
        case 'MLSD':
        case 'LIST':
          return send([...listed(folder), ''].join('\r\n'))
        case 'RETR':
          return send(file?.bytes ?? '')
        case 'STOR':
          return transfer(async (connection) => {
            const chunks: Buffer[] = []
            for await (const chunk of connection) chunks.push(chunk as Buffer) // No encoding is set.
            const bytes = Buffer.concat(chunks)
            put(path, script.store?.(bytes) ?? bytes)
          })
        case 'SIZE':
          return `213 ${file?.bytes.length}`
        case 'MDTM':
          return `213 ${timeOf(file?.time ?? 0)}`
        case 'DELE':
          files.delete(key(path))
          return '250 OK'
        case 'RNFR':
          renamed = path
          return '350 To?'
        case 'RNTO': {
          const from = files.get(key(renamed))
          files.delete(key(renamed))
          if (from) files.set(key(path), from)
          return '250 OK'
        }
        default:
          return '200 OK'
      }
    }

    function join(connection: Socket): void {
      socket = connection
      connection.on('error', () => {})
      let rest = ''
      let work = Promise.resolve()
      connection.on('data', (chunk: Buffer) => {
        const lines = (rest + chunk.toString()).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines)
          work = work.then(async () => {
            const [, command = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
            commands.push(line)
            const reply = script.reply?.(command, argument)
            say(reply ?? (await run(command, argument)))
            if (command === 'AUTH' && script.tls) {
              plain.removeAllListeners('data')
              join(secureSocket(plain, script.tls.control))
            }
          })
      })
    }
    join(plain)
    say('220 Hello')
  })
  const port = await portOf(server)
  onTestFinished(() => void server.close())
  return { port, files, commands }
}
