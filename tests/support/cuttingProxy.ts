import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

import { hostAddress, type RealServer } from './realHost.ts'

export interface CuttingProxy {
  /**
   * Starts counting pieces at 0. Half of this piece is passed on, and then all connections break. With `staysCut`, new
   * connections are refused until this is called again.
   */
  cutAt(piece: number, staysCut?: boolean): Promise<void>
  /** The number of pieces (commands, replies, and parts of files) that were passed on. */
  pieces(): number
  isCut(): boolean
  stop(): void
}

/** Passes on the control and data connections between 127.0.0.1 and a server of the real host. */
export async function startCuttingProxy({
  port,
  passivePorts,
}: RealServer): Promise<CuttingProxy> {
  const open = new Set<Socket>()
  let listening: Server[] = []
  let count = 0
  let cutPiece = Number.POSITIVE_INFINITY
  let isCut = false
  let staysCut = false

  function cut(): void {
    isCut = true
    if (staysCut) stop()
    for (const socket of open) socket.destroy()
  }
  function join(from: Socket, to: Socket): void {
    open.add(from)
    from.on('data', (piece) => {
      count += 1
      if (count < cutPiece || isCut) to.write(piece)
      else to.write(piece.subarray(0, piece.length / 2), cut)
    })
    from.on('error', () => to.destroy())
    from.on('end', () => to.end())
    from.on('close', () => {
      open.delete(from)
      to.end()
    })
  }
  async function listen(): Promise<void> {
    listening = await Promise.all(
      [port, ...passivePorts].map(async (number) => {
        const server = createServer({ allowHalfOpen: true }, (socket) => {
          socket.setNoDelay(true)
          const other = connect({ port: number, host: hostAddress, allowHalfOpen: true })
          other.setNoDelay(true)
          join(socket, other)
          join(other, socket)
        })
        await once(server.listen(number, '127.0.0.1'), 'listening')
        return server
      }),
    )
  }
  function stop(): void {
    for (const server of listening) server.close()
    listening = []
  }

  await listen()
  return {
    cutAt: async (piece, stays = false) => {
      count = 0
      cutPiece = piece
      staysCut = stays
      isCut = false
      if (listening.length === 0) await listen()
    },
    pieces: () => count,
    isCut: () => isCut,
    stop,
  }
}
