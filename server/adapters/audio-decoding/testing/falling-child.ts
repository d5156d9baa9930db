import { z } from 'zod'
import '../decode-child.ts'

// The decoding process for tests: bytes that begin with a word of command end it, as a codec's fault would. All else is decoded.

const Given = z.object({ task: z.object({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }) })

const COMMANDS: Readonly<Record<string, () => void>> = {
  'FALL!': () => process.abort(),
  // As the kernel does when the machine has no memory left.
  'TAKEN': () => process.kill(process.pid, 'SIGKILL'),
  'STILL': () => {
    for (;;);
  },
}

process.prependListener('message', (message) => {
  const given = Given.safeParse(message)
  if (given.success) COMMANDS[Buffer.from(given.data.task.bytes.subarray(0, 5)).toString('latin1')]?.()
})
