import { appendFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Has whisper-server's manners and hears nothing. Its model is a file that names where it writes its id and flags. What it does with a
// sound stands in the sound: DIE, HANG, or anything else for an answer.

const flags = process.argv.slice(2)
const valueOf = (name: string): string => flags[flags.indexOf(name) + 1] ?? ''

const diary = readFileSync(valueOf('-m'), 'utf8').trim()
appendFileSync(diary, `${process.pid} ${flags.join(' ')}\n`)

const base = valueOf('--request-path')
createServer((request, reply) => {
  if (request.url === `${base}/health`) return reply.end('{}')
  if (request.url === `${base}/limits`) return reply.end(readFileSync('/proc/self/limits'))
  if (request.url !== `${base}${valueOf('--inference-path')}`) return reply.writeHead(404).end()
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString('latin1')
    if (body.includes('DIE')) process.exit(1)
    if (!body.includes('HANG')) reply.end(JSON.stringify({ text: 'god dag', segments: [{ start: 0, end: 1, text: 'god dag' }] }))
  })
}).listen(Number(valueOf('--port')), valueOf('--host'))
