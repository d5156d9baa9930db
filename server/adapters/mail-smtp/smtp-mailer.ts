import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/ports/mailer.ts'

const PATIENCE_MS = 30_000

type SmtpMailer = {
  url: string
  from: string
  to: string
  /** Off for a server of one's own network alone: what is mailed further must travel under TLS that is verified. */
  requiresTls: boolean
}

/** Takes the address of an SMTP server and who writes to whom; gives a mailer. A mail that is not known to have been taken fails, and can be sent again. */
export function makeSmtpMailer({ url, from, to, requiresTls }: SmtpMailer): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A mail is text that we made: nothing in it names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, replyTo, subject, text }, signal) {
      signal.throwIfAborted()
      const host = from.slice(from.lastIndexOf('@') + 1)
      await transport.sendMail({ from, to, replyTo, subject, text, messageId: `<${id}@${host}>` })
    },
  }
}
