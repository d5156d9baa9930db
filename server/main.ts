import { startProduct } from './app.ts'
import type { Product } from './app.ts'
import { readConfig } from './config.ts'
import { describeFailure } from './http/error-reply.ts'
import { makeLog } from './log.ts'
import { startupWords } from './startup-words.ts'

/** After this long a stop that hangs is ended; the database survives that as it survives a power cut. */
const STOP_LIMIT_MS = 9_500

function stopOnSignals(product: Product, log: ReturnType<typeof makeLog>): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ failure: describeFailure(error) }, 'stop failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

/** A defect nobody caught: said without its message, then the process ends and its supervisor starts a fresh one (REL-32). */
function endOnDefects(log: ReturnType<typeof makeLog>): void {
  const end = (error: unknown): void => {
    log.fatal({ failure: describeFailure(error) }, 'ended by a defect')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

async function main(): Promise<void> {
  const at = { host: '', port: 0 }
  try {
    const config = readConfig()
    Object.assign(at, { host: config.host, port: config.port })
    const log = makeLog(config.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'))
    endOnDefects(log)
    const product = await startProduct(config, log)
    stopOnSignals(product, log)
    process.stdout.write(`Epikrise: ${product.address}\n`)
  } catch (error) {
    process.stderr.write(`${startupWords(error, at)}\n`)
    process.exit(1)
  }
}

await main()
