import type { CertificateKey } from '#contract/certificate.ts'

/** A stretch of a text, in UTF-16 offsets. */
export type Span = { readonly start: number; readonly end: number }

/**
 * What a talk tells of one field: its value, and the words it rests on. The value of `cause` is a code (`CertificateCause`), of every other field the
 * words themselves.
 */
export type Told = { readonly value: string; readonly spans: readonly Span[] }

export type ToldFields = ReadonlyMap<CertificateKey, Told>
