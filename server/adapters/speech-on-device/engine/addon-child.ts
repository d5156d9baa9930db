import { createRequire } from 'node:module'
import { serveAddon } from './serve-addon.ts'
import type { WhisperAddon } from './serve-addon.ts'

// Puts a native module of whisper.cpp behind the calls of whisper-server, in a process of its own. The keeper ends it.

const [module = '', ...flags] = process.argv.slice(2)
const valueOf = (name: string): string => flags[flags.indexOf(name) + 1] ?? ''

const addon: WhisperAddon = createRequire(import.meta.url)(module)
const context = await new addon.WhisperContext({ filePath: valueOf('-m'), useGpu: false })
const server = serveAddon(context, {
  base: valueOf('--request-path'),
  inferencePath: valueOf('--inference-path'),
  threads: Number(valueOf('-t')),
  beams: Number(valueOf('-bs')),
})
server.listen(Number(valueOf('--port')), valueOf('--host'))
