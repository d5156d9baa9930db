import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { listenLocally } from '../../e2e/harness/listen.ts'

/** A network between client and server that can lose an answer on its way. */
export interface CuttingProxy {
  readonly url: string
  /** The next answer is cut after so many bytes: the server has done its work, the client hears nothing or half. */
  cutNext(afterBytes: number): void
  /** Answers that were cut so far. */
  readonly cuts: number
  stop(): Promise<void>
}

export async function startCuttingProxy(serverPort: number): Promise<CuttingProxy> {
  let cutAfter: number | undefined
  let cuts = 0
  const open = new Set<Socket>()

  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1')
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
      socket.on('error', () => socket.destroy())
    }
    client.pipe(upstream)
    upstream.on('data', (piece: Buffer) => {
      if (cutAfter === undefined) {
        client.write(piece)
        return
      }
      const passed = piece.subarray(0, cutAfter)
      cutAfter = undefined
      cuts += 1
      if (passed.length === 0) client.destroy()
      else client.write(passed, () => client.destroy())
    })
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    cutNext: (afterBytes) => void (cutAfter = afterBytes),
    get cuts() {
      return cuts
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
