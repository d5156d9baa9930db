import { hash } from 'node:crypto'
import type { Identity } from './identity.ts'

/** Whose sign-in it is, as far as a provider names it. */
export type SignInPlace = Pick<Identity, 'issuer' | 'subject' | 'sid'>

const markOf = (...parts: readonly string[]): string => hash('sha256', JSON.stringify(parts), 'base64url')

export const personMark = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string => markOf('person', issuer, subject)
export const sidMark = (issuer: string, sid: string): string => markOf('sid', issuer, sid)
/** Of a person whose tokens do not say which session of the provider they come from. */
export const namelessMark = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string => markOf('nameless', issuer, subject)

/** The two names under which a provider may have ended this sign-in: the person's, and its session's. */
export const marksOf = (place: SignInPlace): readonly [person: string, session: string] =>
  [personMark(place), place.sid === undefined ? namelessMark(place) : sidMark(place.issuer, place.sid)]
