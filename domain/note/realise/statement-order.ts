import type { Language } from '#contract/vertical.ts'
import type { VerbFirst } from '#domain/language/tables/order/verb-first.ts'
import { FINITE_FORMS, VERB_FIRST } from '#domain/language/tables/order/verb-first.ts'

type Openings = {
  /** An adverb, then a verb and its subject: what was said is a statement. */
  readonly turned: RegExp
  /** It, that: where a person was the subject, whom or what it is done to. */
  readonly thing: RegExp
  /** Stands for whoever or whatever does it. */
  readonly subject: RegExp
  /** Somebody does it to somebody, and only whom it is done to is written: `Ringer eier i morgen`. */
  readonly given: RegExp
  /** A verb and its subject: what was said asks, or tells a condition. */
  readonly asking: RegExp
  /** The same as the report writes it. */
  readonly written: RegExp
  /** What follows from a condition. */
  readonly consequence: RegExp
  /** The verb asks wherever it stands first. */
  readonly modal: RegExp
  /** A person as the report names one. */
  readonly named: RegExp
}

const anyOf = (...words: readonly (readonly string[])[]): string => words.flat().join('|')

function openingsOf(table: VerbFirst): Openings {
  const verbs = anyOf(table.verbs, table.taking)
  const people = anyOf(table.persons, table.written)
  const anybody = anyOf(table.persons, table.written, table.subjects)
  const [so = '', then = '', ...acts] = table.consequences
  return {
    turned: new RegExp(`^\\P{L}*(?:${anyOf(table.adverbs)}),? (?<verb>\\p{L}+) (?<who>${anybody})(?!\\p{L})`, 'iu'),
    thing: new RegExp(`^(?:${anyOf(table.subjects)})$`, 'iu'),
    subject: new RegExp(`^(?:${anybody})$`, 'iu'),
    given: new RegExp(`^\\P{L}*(?:(?:${anyOf(table.adverbs)}),? )?\\p{L}+ (?:${anyOf(table.persons)}) (?:${anyOf(table.objects)})(?!\\p{L})`, 'iu'),
    asking: new RegExp(`^\\P{L}*(?:(?:${anyOf(table.joining)}),? )?(?:(?:${verbs}) (?:${people})|(?:${anyOf(table.verbs)}) ` +
      `(?:${anyOf(table.subjects)}))(?!\\p{L})`, 'iu'),
    written: new RegExp(`^(${verbs}) (${anybody})( (?:${anyOf(table.not)}))?(?= \\p{L}| \\d)`, 'iu'),
    consequence: new RegExp(`[,;] (?:(?:${so}|${then}) )?(?:${anyOf(acts)})(?!\\p{L})|[,;] (?:${so}|${then}) \\p{L}+ (?:${people})(?!\\p{L})|` +
      `(?<=\\p{L} \\p{L}.{3,200}) (?:(?:${so}|${then}) (?:${anyOf(acts)})|(?:${anyOf(acts)}) (?:${people}))(?!\\p{L})`, 'iu'),
    named: new RegExp(`^(?:${anyOf(table.written)})$`, 'iu'),
    modal: new RegExp(`^(?:${anyOf(table.modal)}) `, 'iu'),
  }
}

const OPENINGS = new Map(Object.entries(VERB_FIRST).map(([language, table]) => [language, openingsOf(table)]))

export type Spoken = {
  /** The words it was told in. */
  readonly said: string
  readonly language: Language
  /** Told of what was done or is to be done. */
  readonly isOfPlan: boolean
  /** Said to a question, it asks nothing. */
  readonly isAnswer?: boolean
}

/** So, then: what opened the sentence and turned it about, where the report still has it. */
const LEAD = /^(?:så|så da|då så)$/iu

const FINITE_FORM = new RegExp(`^(?:${FINITE_FORMS})$`, 'u')

/** Whom or what it is done to stands where a subject would, since who does it is left out: `Ringer eier i morgen`, `Unngår det`. */
function isDoneTo(written: string, said: string, openings: Openings): boolean {
  if (openings.given.test(said) && openings.named.test(written)) return true
  const who = openings.turned.exec(said)?.groups?.['who'] ?? written
  return openings.thing.test(written) && !openings.thing.test(who)
}

/** `Og så stikker det litt her` is told as `Det stikker litt her`, whatever its verb: the adverb it was said with tells that nothing was asked. */
function turnedBack(text: string, said: string, openings: Openings): string | undefined {
  const verb = openings.turned.exec(said)?.groups?.['verb']?.toLowerCase()
  const words = text.split(' ')
  const from = LEAD.test(words[0] ?? '') ? 1 : 0
  const [first = '', subject = ''] = words.slice(from)
  if (verb === undefined || first.toLowerCase() !== verb || !FINITE_FORM.test(verb) || !openings.subject.test(subject)) return undefined
  if (isDoneTo(subject, said, openings)) return undefined
  return [subject, verb, ...words.slice(from + 2)].join(' ')
}

/**
 * Puts the subject before its verb where the adverb that turned them about is left out: `Så kom det skum` is told as `Det kom skum`. What opens
 * with its verb as it was said asks (`Skal han vaksineres i dag`) and tells nothing; a condition (`Blir han slapp, ring`) stays as it is.
 */
export function inStatementOrder(text: string, { said, language, isOfPlan, isAnswer = false }: Spoken): string {
  const openings = OPENINGS.get(language)
  const upright = openings === undefined || text.includes(': ') ? undefined : turnedBack(text, said, openings)
  if (upright !== undefined) return upright
  const found = openings?.written.exec(text)
  // what was asked stands before its answer
  if (openings === undefined || found === null || found === undefined || text.includes(': ')) return text
  const [whole, verb = '', subject = '', denial = ''] = found
  const stated = `${subject} ${verb.toLowerCase()}${denial}${text.slice(whole.length)}`
  if (isDoneTo(subject, said, openings)) return text
  if (openings.turned.test(said)) return stated
  if (openings.consequence.test(text) || !openings.asking.test(said)) return text
  return isAnswer || (isOfPlan && !openings.modal.test(text)) ? stated : ''
}
