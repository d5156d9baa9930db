export type Mail = {
  /** Stays the same when a mail is sent again, so that mailboxes know it. */
  id: string
  /** Undefined when whoever wrote gave no address. */
  replyTo: string | undefined
  subject: string
  text: string
}

/** Hands a mail to whoever passes it on; done when it has been taken. @throws when it was not, or nobody knows */
export type Mailer = { send: (mail: Mail, signal: AbortSignal) => Promise<void> }
