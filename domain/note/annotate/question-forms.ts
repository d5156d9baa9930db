import type { Tongue } from '#domain/language/language.ts'
import { rewrite, rewriteFirst } from '#domain/language/phrase.ts'
import { JOINING_WORDS, OPEN_AT_END, OPEN_QUESTION, VERB_AND_NOUN } from '#domain/language/tables/order/asking-clauses.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has, readMarks } from './statement.ts'

/** A thing named in a list of a question is at most so many words. */
const LONGEST_ITEM_WORDS = 4
const LEAST_DECLARATIVE_WORDS = 4
/** So few words name a thing, whatever it is. */
const LONGEST_NAME_WORDS = 2

/** A capital that only opens the sentence becomes small; an abbreviation stays. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+(?![\p{L}\d])|[AÅВСУКОИ](?= \p{Ll}))/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Did anyone in the family have it? The verb before its subject asks. */
const INVERTED =
  /^(?:(?:and|so|but|or|okay|ok|well|right|now),? )*(?:did|does|do|is|are|was|were|have|has|had|can|could|would|will|should|any(?:one|thing|body)?)(?!\p{L})/iu

/** Did he hit his head? In Scandinavian the verb before its person asks. */
function opensWithVerb({ tokens }: Statement): boolean {
  const at = tokens.length > 2 && JOINS.test(tokens[0]?.lower ?? '') ? 1 : 0
  const [verb, person] = [tokens[at], tokens[at + 1]]
  return PERSON.test(person?.lower ?? '') && person?.gap === '' && !LEAD.test(verb?.lower ?? '') && !PERSON.test(verb?.lower ?? '')
}

/** Its verb stands before its subject. */
export const asksByOrder = (question: Statement): boolean => opensWithVerb(question) || INVERTED.test(question.text) || OF_NOUN.test(question.text)

const OF_NOUN = new RegExp(`^${VERB_AND_NOUN}`, 'iu')
const JOINS = new RegExp(`^(?:${JOINING_WORDS})$`, 'u')
const PERSON = /^(?:du|dere|ni|han|hun|hon|ho|det|den|de|dei)$/u
const LEAD = /^(?:og|och|så|men|da|då|at|att|som|når|när|for|för|ja|nei|nej|om|hvis|dersom|fordi)$/u

/** What, how, where, when, who, which: no such question tells something that could be agreed to. */
const OPEN = new RegExp(`^${OPEN_QUESTION}(?!\\p{L})|${OPEN_AT_END}$`, 'iu')

export const asksOpenly = (question: Statement): boolean => OPEN.test(question.text)

/** Words of assent sought behind what is told: not so, right, va; don't you, har du ikke. */
const ASSENT = new RegExp(
  `[,\\s]+(?:${[
    'ikke|ikkje|ik[’\']|ikk[’\']|ikke sant|ikke også|ikke sandt|sant|vel|väl|va|eller|eller hur|inte sant|stemmer det|stämmer det|right|correct|' +
      'yeah|innit|is that right|да|так|верно|правильно|правда|не так ли',
    '(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should)(?:n[’\']?t)? (?:you|he|she|it|they|we|there)(?: not)?',
    '(?:har|er|är|var|hadde|hade|havde|blev|ble|gjør|gjer|gør|gör|tar|tager|får|kan|vil|vill|bruker|brukar) (?:du|han|hun|ho|hon|det|den|de|dere|ni|' +
      'I) (?:ikke|ikkje|inte|vel|väl)',
  ].join('|')})$`,
  'iu',
)

/** Words that only appeal to what both know: du har jo, у вас ведь. */
const APPEAL = /(?<=\p{L}) (?:jo|ju|vel|väl|ведь)(?= \p{L})/u

const withoutAssent = (text: string): string => text.replace(/(?<![?.!\s])[?.!\s]+$/u, '').replace(ASSENT, '')

/** A statement said as a question, without what made it one. */
const declared = (text: string): string => withoutAssent(text).replace(APPEAL, '')

/** A statement asked for confirmation: you had an infarction in 2018? */
export function isDeclarative(question: Statement): boolean {
  if (question.tokens.length < LEAST_DECLARATIVE_WORDS || (opensWithVerb(question) && !has(question, 'takes'))) return false
  if (INVERTED.test(question.text) || OF_NOUN.test(question.text) || asksOpenly(question)) return false
  const told = withoutAssent(question.text).length
  const asks = question.hits.some(
    (hit) =>
      hit.mark === 'question' &&
      (question.tokens[hit.start]?.start ?? 0) < told &&
      (hit.start < 3 || (/[,;.]/.test(question.tokens[hit.start]?.gap ?? '') && hit.end < question.tokens.length)),
  )
  return !asks && (has(question, 'secondPerson', 'thirdPerson') || clinicalWeight(question) >= 2)
}

/** Who is asked, behind what is asked: `Are your hands shaking, Elin?` */
const CALLED = /, \p{Lu}\p{Ll}{2,}(?=[?.!\s]*$)/u

/** Asked when or how behind what it names: `You were operated on the left, when was that?`, or for assent: `Three teeth out, weren't they?` */
const ASKED_BEHIND = new RegExp(`(?<=\\p{L}{4,})(?:${OPEN_AT_END}|,(?=\\s)${ASSENT.source})$`, 'iu')

/** The question without what is said only to whom it is put. */
function named(question: Statement): string {
  const text = question.drugs.length > 0 ? question.text : question.text.replace(CALLED, '')
  return text.replace(/(?<![?.!\s])[?.!\s]+$/u, '').replace(ASKED_BEHIND, '')
}

/** What a question asks about, without the words of asking. */
export function topicOf(question: Statement, tongue: Tongue): string {
  const asked = named(question)
  return rewrite(question.text.trimEnd().endsWith('?') ? `${asked}?` : asked, tongue.style.topic).replace(/(?<![?.!,\s])[?.!,\s]+$/, '').replace(/^[\s,]+/,
    '').replace(/\s{2,}/g, ' ').trim()
}

/** `No spells, low sugar`: what was named one after the other is denied together, so that the last is not read as told. */
function deniedTogether(told: string, tongue: Tongue): string {
  const { none, or } = tongue.pack.style.words
  if (none === '' || !told.toLowerCase().startsWith(`${none.toLowerCase()} `) || told.includes(` ${or} `)) return told
  const things = told.split(', ')
  const isThing = (thing: string): boolean => {
    const words = thing.split(' ').length
    const reading = readMarks(thing, tongue)
    return words < LONGEST_ITEM_WORDS && !has(reading, 'negation', 'thirdPerson', 'firstPerson', 'secondPerson') &&
      (words <= LONGEST_NAME_WORDS || has(reading, 'symptom', 'diagnosis', 'finding', 'test'))
  }
  const isList = things.length > 1 && things.slice(1).every(isThing)
  return isList ? `${things.slice(0, -1).join(', ')} ${or} ${things.at(-1) ?? ''}` : told
}

/** The things a question names, joined for a denial, or the question turned into a denial. */
export function denial(question: Statement, tongue: Tongue): string {
  const { words } = tongue.pack.style
  if (isDeclarative(question)) {
    const stated = `${declared(question.text)}.`
    return has(question, 'negation')
      ? stated
      : words.denies === ''
        ? `${topicOf(question, tongue)}: ${words.no}`
        : `${words.denies} ${lowerFirst(topicOf(question, tongue))}`
  }
  // it did not hurt? No: asked with its denial, and not turned about, it is denied as it stands
  if (has(question, 'negation') && !opensWithVerb(question) && !INVERTED.test(question.text)) return declared(question.text)
  const verbal = rewriteFirst(lowerFirst(question.text), tongue.style.deny)
  if (verbal !== undefined) return deniedTogether(verbal.replace(/(?<!\?)\?+$/, ''), tongue)
  const topic = topicOf(question, tongue)
  const items = topic.split(/\s*,\s*|\s*\?\s*/).filter((item) => item !== '')
  const isList = has(question, 'symptom', 'diagnosis', 'finding') && items.every((item) => item.split(/\s+/).length <= LONGEST_ITEM_WORDS)
  if (!isList) return words.denies === '' ? `${topic}: ${words.no}` : `${words.denies} ${lowerFirst(topic)}`
  const last = items.at(-1) ?? ''
  const joined = items.length > 1 && !last.includes(` ${words.or} `) ? `${items.slice(0, -1).join(', ')} ${words.or} ${last}` : items.join(', ')
  return words.none === '' ? `${joined}: ${words.no}` : `${words.none} ${lowerFirst(joined)}`
}

/** A question as the statement its yes makes it. */
export function affirmation(question: Statement, tongue: Tongue): string {
  if (isDeclarative(question)) return declared(question.text)
  const verbal = rewriteFirst(lowerFirst(question.text), tongue.style.affirm)
  if (verbal !== undefined) return verbal.replace(/(?<!\?)\?+$/, '')
  return `${topicOf(question, tongue)}: ${tongue.pack.style.words.yes}`
}

/** What a question tells by itself, whatever is answered. */
export function asStated(question: Statement, tongue: Tongue): string {
  if (isDeclarative(question)) return declared(question.text)
  const verbal = rewriteFirst(lowerFirst(question.text), tongue.style.affirm)
  return (verbal?.replace(/(?<!\?)\?+$/, '') ?? topicOf(question, tongue)).replace(ASSENT, '')
}
