import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { makeSmtpMailer } from './smtp-mailer.ts'

const MAIL = {
  id: '0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11',
  replyTo: 'kari@klinikk.example',
  subject: 'Epikrise: NO, 2026-11-23',
  text: 'Hei.\n.\nBcc: alle@x.example\nPå gjensyn.\n',
}
let server: Server | undefined

afterEach(() => void server?.close())

/** The few words of SMTP that a mail needs; `refuses` is the command it says no to. It speaks no TLS. */
async function startSmtp(refuses?: string): Promise<{ url: string; heard: string[]; data: () => string }> {
  const heard: string[] = []
  let data = ''
  const serve = (socket: Socket) => {
    let isData = false
    socket.setEncoding('utf8').on('error', () => undefined).on('data', (piece: string) => {
      if (isData) {
        data += piece
        if (data.endsWith('\r\n.\r\n')) {
          isData = false
          socket.write('250 taken\r\n')
        }
        return
      }
      for (const line of piece.split('\r\n').filter(Boolean)) {
        heard.push(line)
        const word = line.split(/[ :]/, 1)[0]?.toUpperCase() ?? ''
        isData = word === 'DATA' && refuses !== 'DATA'
        socket.write(word === refuses ? '550 not here\r\n' : word === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
    socket.write('220 stand-in\r\n')
  }
  server = createServer(serve)
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, data: () => data }
}
const send = (url: string, requiresTls = false) =>
  makeSmtpMailer({ url, from: 'hjelp@nord.example', to: 'a@nord.example, b@nord.example', requiresTls }).send(MAIL, new AbortController().signal)

test('a mail goes to whoever answers, from the house, to be replied to the writer, under an id that stays', async () => {
  const { url, heard, data } = await startSmtp()
  await send(url)
  expect(heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual(['MAIL FROM:<hjelp@nord.example>', 'RCPT TO:<a@nord.example>', 'RCPT TO:<b@nord.example>'])
  const [head = '', body = ''] = data().split('\r\n\r\n', 2)
  expect(head).toMatch(/^Reply-To: kari@klinikk\.example$/m)
  expect(head).toMatch(/^Message-ID: <0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11@nord\.example>$/m)
  // What somebody typed is neither the end of the mail nor a line of its head.
  expect(head).not.toMatch(/bcc/i)
  expect(body).toContain('gjensyn')
})

test.each(['MAIL', 'RCPT', 'DATA'])('a server that says no to %s has not taken the mail', async (word) => {
  const { url } = await startSmtp(word)
  await expect(send(url)).rejects.toThrow()
})

test('SEC no word of a mail goes to a server outside the house that speaks no TLS', async () => {
  const { url, heard, data } = await startSmtp('STARTTLS')
  await expect(send(url, true)).rejects.toThrow()
  expect([heard.filter((line) => /^(MAIL|RCPT|DATA)/.test(line)), data()]).toEqual([[], ''])
})
