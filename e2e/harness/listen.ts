import { once } from 'node:events'
import type { Server } from 'node:net'

/** Lets a server listen on this machine alone, on a port nobody uses; answers the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.')
  return address.port
}
