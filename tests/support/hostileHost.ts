/** A mock FTP server that answers as no real one does. What it is sent it does not keep. */
import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'

import { onTestFinished } from 'vitest'

import { portOf } from './portOf.ts'

export interface Oddities {
  /** Lines before its greeting. */
  greeting?: Iterable<string>
  /** Lines of every listing. */
  list?: Iterable<string>
  /** The bytes of every file; absent where there is none. */
  file?: Iterable<string>
}

/** Runs until the current test ends. Returns its port. */
export async function startHostileHost(odd: Oddities): Promise<number> {
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

  function serve(control: Socket): void {
    const say = (line: string) => control.write(`${line}\r\n`)
    let data: Promise<Socket> | undefined

    async function sendAll(pieces: Iterable<string>): Promise<void> {
      say('150 Here it comes.')
      const socket = await data
      if (!socket) return
      await new Promise<void>((done) => {
        socket.on('close', () => done())
        Readable.from(pieces)
          .on('error', () => {})
          .pipe(socket)
      })
      say('226 Done.')
    }

    async function obey(command: string): Promise<unknown> {
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
        case 'LIST':
          return sendAll(odd.list ?? [])
        case 'RETR':
          return odd.file ? sendAll(odd.file) : say('550 No such file.')
        case 'TYPE':
        case 'STRU':
        case 'OPTS':
          return say('200 Fine.')
        default:
          return say('502 Not here.')
      }
    }

    for (const line of odd.greeting ?? []) {
      if (control.destroyed) return
      say(line)
    }
    say('220 Welcome.')
    let work: Promise<unknown> = Promise.resolve()
    control.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().trimEnd().split('\r\n')) {
        const [command = ''] = line.split(' ')
        // A client that was cut off gets no answer.
        work = work.then(() => obey(command)).catch(() => {})
      }
    })
  }

  onTestFinished(() => {
    for (const server of servers) server.close()
    for (const socket of sockets) socket.destroy()
  })
  return listening(serve)
}
