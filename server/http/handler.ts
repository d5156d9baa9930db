import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { routes, RouteName } from '#contract/routes.ts'
import type { Route } from '#contract/route.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import type { Session } from './authenticate.ts'
import type { Cookies } from './session-cookie.ts'
import type { User } from './user.ts'

type Read<Definition extends Route, Part extends 'params' | 'query' | 'body'> = Definition extends Record<Part, infer Schema extends z.core.$ZodType>
  ? z.infer<Schema>
  : undefined

/** A file part while it streams in: nothing of it is held in memory, and reading past the route's bound refuses. */
export type IncomingFile = {
  fileName: string
  mediaType: string
  stream: Readable
  /** The fields that came before it, as they were sent; they fit as far as they go. */
  fieldsBefore: Readonly<Record<string, string>>
}

/** Takes a multipart body: `take` stores the file while it streams, `undo` takes that back when the fields do not fit or do not come. */
export type ReceiveFile<Body> = <Taken>(
  take: (file: IncomingFile) => Promise<Taken>,
  undo: (taken: Taken, why: unknown) => Promise<void>,
) => Promise<{ body: Body; taken: Taken }>

/** What a raw answer (audio, an export) is made of; the HTTP layer turns it into a reply with Range support. */
export type RawAnswer = {
  mediaType: string
  /** Under which it is saved; ours, never a sender's (SEC-34). */
  fileName: string
  totalBytes: number
  read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array>
}

/** A raw answer made while it is sent, whose length nobody knows beforehand: an archive. */
export type StreamedAnswer = { mediaType: string; fileName: string; stream: () => AsyncIterable<Uint8Array> }

/** What every call carries besides its own input. */
export type Caller = {
  requestId: string
  language: Language
  /** Edition of the host the call came to. */
  vertical: Vertical
  /** Scheme and host the person's browser sees, for links that lead back. */
  origin: string
  signal: AbortSignal
  /** What the verb tells the access log of this call. */
  audit: CallAudit
}

export type SignedIn = Caller & {
  user: User
  /** For logout and for closing the sockets it opened. */
  session: Session
}

export type Call<Name extends RouteName> = (typeof routes)[Name] extends infer Definition extends Route
  ? {
      params: Read<Definition, 'params'>
      query: Read<Definition, 'query'>
    } & (Definition extends { file: { required: true } } ? { receive: ReceiveFile<Read<Definition, 'body'>> } : { body: Read<Definition, 'body'> }) &
      (Definition extends { signedBy: string }
        ? { /** The bytes as they came, and what is said to sign them; empty where nothing was said. */ signed: { body: Buffer; signature: string } }
        : unknown) &
      (Definition extends { usesCookies: true } ? { cookies: Cookies } : unknown) &
      (Definition extends { minimal: unknown } ? { /** The caller holds what it sent and asks for the short answer. */ prefersMinimal: boolean } : unknown) &
      (Definition extends { isToldInEvents: true }
        ? { /** Told of each piece of the answer that is ready before the whole. */ onText: (piece: string) => void }
        : unknown) &
      (Definition['access'] extends 'public' ? Caller & Partial<Pick<SignedIn, 'user'>> : SignedIn)
  : never

/** The short answer to a caller that asked for it; the HTTP layer says so in a header. */
export type MinimalAnswer<Answer> = { minimal: Answer }

type AnswerOf<Definition extends Route> = Definition extends { answer: infer Schema extends z.core.$ZodType; minimal: infer Minimal extends z.core.$ZodType }
  ? z.input<Schema> | MinimalAnswer<z.input<Minimal>>
  : Definition extends { answer: infer Schema extends z.core.$ZodType }
  ? z.input<Schema>
  : Definition extends { raw: string; isStreamed: true }
    ? StreamedAnswer
  : Definition extends { raw: string }
    ? RawAnswer
    : void

/** A verb of a feature: takes the parsed call, gives the answer the contract promises, throws a Refusal otherwise. */
export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<AnswerOf<(typeof routes)[Name]>>

export type Handlers<Names extends RouteName = RouteName> = { [Name in Names]: Handler<Name> }
