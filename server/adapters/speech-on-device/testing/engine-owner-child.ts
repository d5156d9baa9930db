import { fileURLToPath } from 'node:url'
import { makeWhisperProcess } from '../engine/whisper-process.ts'

// Stands for a server that has an engine and is killed: it starts the stand-in with the model it is given and tells its parent when it is up.

const [modelPath = ''] = process.argv.slice(2)
const engine = fileURLToPath(new URL('./stand-in-engine-child.ts', import.meta.url))
const command = { program: process.execPath, arguments: [engine], runtimeMb: 640 }
await makeWhisperProcess({ command, modelPath, threads: 1, memoryMb: 512 }).address(AbortSignal.timeout(60_000))
process.send?.('up')
