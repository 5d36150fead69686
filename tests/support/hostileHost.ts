/** A mock FTP server that stores files and can answer in ways that no real one does. */
import { createServer, type Server, type Socket } from 'node:net'
import { posix } from 'node:path'
import { Readable } from 'node:stream'

import { onTestFinished } from 'vitest'

import { portOf } from './portOf.ts'

interface Oddities {
  /** Lines before its greeting. */
  greeting?: Iterable<string>
  /** Lines of a listing, instead of the real ones. */
  list?: (folder: string) => Iterable<string>
  /** The bytes of a file, instead of the real ones. */
  read?: (path: string) => Iterable<string> | undefined
}

export interface HostileHost {
  port: number
  files: Map<string, Buffer>
  /** All received commands, but for the password. */
  commands: string[]
}

/** Runs until the current test ends. */
export async function startHostileHost(behaviour: Oddities = {}): Promise<HostileHost> {
  const files = new Map<string, Buffer>()
  const commands: string[] = []
  const servers: Server[] = []
  const sockets = new Set<Socket>()

  function listening(onSocket: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      onSocket(socket)
    })
    servers.push(server)
    return portOf(server)
  }

  const ownList = (folder: string) =>
    [...files].flatMap(([path, bytes]) => {
      if (!path.startsWith(`${folder}/`)) return []
      const [name, ...below] = path.slice(folder.length + 1).split('/')
      return below.length > 0
        ? [`drwxr-xr-x 2 a a 4096 Jan 01 12:00 ${name}`]
        : [`-rw-r--r-- 1 a a ${bytes.length} Jan 01 12:00 ${name}`]
    })

  function serve(control: Socket): void {
    const say = (line: string) => control.write(`${line}\r\n`)
    let data: Promise<Socket> | undefined
    let from = ''

    async function transfer(work: (socket: Socket) => Promise<void>): Promise<void> {
      say('150 Here it comes.')
      const socket = await data
      if (socket) await work(socket)
      say('226 Done.')
    }
    const sendAll = (pieces: Iterable<string | Buffer>) =>
      transfer(
        (socket) =>
          new Promise((done) => {
            socket.on('close', () => done())
            Readable.from(pieces)
              .on('error', () => {})
              .pipe(socket)
          }),
      )
    const take = (path: string, start?: Buffer) =>
      transfer(async (socket) => {
        const chunks: Buffer[] = start ? [start] : []
        for await (const chunk of socket) chunks.push(Buffer.from(chunk as Uint8Array))
        files.set(path, Buffer.concat(chunks))
      })

    async function obey(command: string, argument: string): Promise<unknown> {
      const path = posix.resolve('/home', argument)
      switch (command) {
        case 'USER':
          return say('331 Password?')
        case 'PASS':
          return say('230 Welcome.')
        case 'PWD':
          return say('257 "/home"')
        case 'EPSV': {
          let onSocket: (socket: Socket) => void
          data = new Promise((done) => (onSocket = done))
          return say(`229 Here (|||${await listening((socket) => onSocket(socket))}|)`)
        }
        case 'LIST': {
          const folder = posix.resolve('/home', argument.replace(/^-a ?/, ''))
          const lines = behaviour.list?.(folder) ?? ownList(folder)
          return sendAll(withEnds(lines))
        }
        case 'RETR': {
          const own = files.get(path)
          const pieces = behaviour.read?.(path) ?? (own && [own])
          return pieces ? sendAll(pieces) : say('550 No such file.')
        }
        case 'STOR':
          return take(path)
        case 'APPE':
          return take(path, files.get(path))
        case 'RNFR':
          from = path
          return say(files.has(path) ? '350 And to?' : '550 No such file.')
        case 'RNTO':
          files.set(path, files.get(from) ?? Buffer.alloc(0))
          files.delete(from)
          return say('250 Done.')
        case 'DELE':
          return say(files.delete(path) ? '250 Done.' : '550 No such file.')
        case 'MKD':
          return say('257 Made.')
        case 'TYPE':
        case 'STRU':
        case 'OPTS':
          return say('200 Fine.')
        default:
          return say('502 Not here.')
      }
    }

    for (const line of behaviour.greeting ?? []) {
      if (control.destroyed) return
      say(line)
    }
    say('220 Welcome.')
    let rest = ''
    let work: Promise<unknown> = Promise.resolve()
    control.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [command = '', ...words] = line.split(' ')
        commands.push(command === 'PASS' ? command : line)
        // A client that was cut off gets no answer.
        work = work.then(() => obey(command, words.join(' '))).catch(() => {})
      }
    })
  }

  onTestFinished(() => {
    for (const server of servers) server.close()
    for (const socket of sockets) socket.destroy()
  })
  const port = await listening(serve)
  return { port, files, commands }
}

function* withEnds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\r\n`
}
