import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { listenLocally } from '../../e2e/harness/listen.ts'

/** Takes the beginning of an upload and the share of it that may pass; gives how many bytes that is. */
function bytesUntilReset(head: Buffer, share: number | undefined): number | undefined {
  const length = Number(/content-length: (\d+)/i.exec(head.toString('latin1'))?.[1] ?? Number.NaN)
  const headLength = head.indexOf('\r\n\r\n') + 4
  return share === undefined || Number.isNaN(length) ? undefined : headLength + Math.ceil(length * share)
}

/** A wire to the server that misbehaves on demand. */
export interface FaultProxy {
  readonly port: number
  /** Resets the next connections that carry an upload, each after so large a share of it has passed; those after them pass. */
  resetUploadsAfter(shares: readonly number[]): void
  /** How many uploads have been reset. */
  readonly resets: number
  /** Lets so many bytes a second pass toward the server; undefined: as they come. */
  throttle(bytesPerSecond: number | undefined): void
  stop(): Promise<void>
}

const UPLOAD = '/audio-chunk'

/** What is done to the traffic now. */
type Mischief = { readonly due: number[]; resets: number; bytesPerSecond: number | undefined }

/** Passes what comes on, in order and no faster than told; breaks the connection where that is due. */
async function carry(from: Socket, to: Socket, mischief: Mischief): Promise<void> {
  let left: number | undefined
  for await (const piece of from as AsyncIterable<Buffer>) {
    if (left === undefined && piece.includes(UPLOAD)) left = bytesUntilReset(piece, mischief.due.shift())
    await passOn(left === undefined ? piece : piece.subarray(0, left), to, mischief)
    if (left === undefined) continue
    left -= piece.length
    if (left > 0) continue
    mischief.resets += 1
    from.resetAndDestroy()
    to.destroy()
    return
  }
  to.end()
}

async function passOn(piece: Buffer, to: Socket, mischief: Mischief): Promise<void> {
  if (mischief.bytesPerSecond === undefined) {
    if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')])
    return
  }
  for (let at = 0; at < piece.length && !to.destroyed; ) {
    const step = mischief.bytesPerSecond === undefined ? piece.length : Math.max(1, Math.round(mischief.bytesPerSecond / 10))
    to.write(piece.subarray(at, at + step))
    at += step
    await delay(100)
  }
}

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<Socket>()
  const mischief: Mischief = { due: [], resets: 0, bytesPerSecond: undefined }
  const server = createServer((browser) => {
    const product = connect(targetPort, '127.0.0.1')
    for (const socket of [browser, product]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => undefined)
    }
    browser.on('close', () => product.destroy())
    product.on('close', () => browser.destroy())
    product.pipe(browser)
    carry(browser, product, mischief).catch(() => product.destroy())
  })
  const port = await listenLocally(server)
  return {
    port,
    resetUploadsAfter: (shares) => void mischief.due.push(...shares),
    get resets() {
      return mischief.resets
    },
    throttle(limit) {
      mischief.bytesPerSecond = limit
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
