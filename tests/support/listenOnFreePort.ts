import type { AddressInfo, Server } from 'node:net'

/** Starts a server on this computer. Returns its port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port returns an AddressInfo.
  return (server.address() as AddressInfo).port
}
