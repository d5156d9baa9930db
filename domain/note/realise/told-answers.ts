import { EDGES } from '#domain/language/tables/spoken-edges.ts'
import { ASKS, COMPLAINS, DENIED_TOPIC, ECHO, GENITIVE, RUSSIAN_PARTS, STATES, TAKES_BACK } from '#domain/language/tables/exchange/told-answers.ts'
import type { DeniedTopic } from '#domain/language/tables/exchange/told-answers.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { lowerFirst } from '#domain/note/annotate/question-forms.ts'
import type { Placed, Reading } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'

/** A topic, its yes or no, and what the answer adds. */
const ANSWERED = /^([^:]{2,120}): (\p{L}+)(?:, ([^:]+))?$/u
/** A thing named is at most so many words, and at most so many are named. */
const LONGEST_THING = 4
const MOST_THINGS = 6
/** What takes a yes back does so at once. */
const AT_ONCE = 4

const THING: readonly Mark[] = ['symptom', 'finding', 'diagnosis']
/** These ask of more than a thing: whose it is, what was taken for it, how much. */
const MORE: readonly Mark[] = ['negation', 'secondPerson', 'firstPerson', 'otherPerson', 'allergy', 'takes', 'unknown']

type Topic = DeniedTopic & { readonly opens: RegExp; readonly clause: RegExp; readonly known: RegExp; readonly behind: RegExp; readonly parts: RegExp }

const TOPICS = new Map<string, Topic>(
  Object.entries(DENIED_TOPIC).map(([language, table]) => [language, {
    ...table,
    opens: new RegExp(`^(?:${table.prepositions}) `, 'iu'),
    clause: new RegExp(`(?<!\\p{L})(?:${table.finite})(?!\\p{L})`, 'iu'),
    known: new RegExp(`^\\p{L}{2,}${table.definite}(?!\\p{L})`, 'iu'),
    behind: new RegExp(` (?:${table.breaks}) `, 'iu'),
    parts: new RegExp(`, | ${table.or} `, 'iu'),
  }]),
)

const isPlain = (reading: Reading): boolean => reading.drugs.length === 0 && !hasNumber(reading) && !has(reading, ...MORE)
const wordsOf = (text: string): number => text.split(/\s+/).length

/** `Pain in the back or the side: no` as a denial of the trade; undefined where the topic is no plain list of complaints. */
function deniedThings(topic: string, tongue: Tongue): string | undefined {
  const table = TOPICS.get(tongue.pack.language)
  const at = table?.behind.exec(topic)?.index ?? topic.length
  const head = topic.slice(0, at)
  if (table === undefined || table.clause.test(head) || table.known.test(head) || table.opens.test(head) || !isPlain(readMarks(topic, tongue))) return undefined
  const things = head.split(table.parts)
  // pain in the back or the side: what follows the first may be only where
  const isNamed = (thing: string, order: number): boolean => {
    if (wordsOf(thing) > LONGEST_THING) return false
    return order === 0 ? has(readMarks(thing, tongue), ...THING) : table.opens.test(thing) || has(readMarks(thing, tongue), ...THING, 'body')
  }
  if (things.length > MOST_THINGS || !things.every(isNamed)) return undefined
  const isJoined = head.includes(` ${table.or} `)
  const named = isJoined ? head : head.replace(/, (?=[^,]+$)/u, ` ${table.or} `)
  return `${tongue.pack.style.words.none} ${lowerFirst(named)}${topic.slice(at)}`
}

const COMPLAINT = new RegExp(`^([^,:]+?) (${COMPLAINS})$`, 'iu')
const RUSSIAN_THINGS = new RegExp(`, | ${RUSSIAN_PARTS.or} `, 'iu')
const IN_PLACE = new RegExp(`^(?:(?:${RUSSIAN_PARTS.prepositions}) |$)`, 'iu')

/** A Russian thing in the case a denial asks for; undefined where its form is not known. */
function lacking(thing: string): string | undefined {
  const [noun = '', ...rest] = thing.split(' ')
  const form = GENITIVE[noun.toLowerCase()]
  if (form === undefined) return undefined
  const told = rest.join(' ')
  if (IN_PLACE.test(told)) return [form, ...rest].join(' ')
  const tail = lacking(told)
  return tail === undefined ? undefined : `${form} ${tail}`
}

/** The same in Russian: `Отёков на ногах нет`, `Живот не болит`. */
function deniedInRussian(topic: string, tongue: Tongue): string | undefined {
  const { no } = tongue.pack.style.words
  const complaint = COMPLAINT.exec(topic)
  if (complaint !== null) return [complaint[1], RUSSIAN_PARTS.not, complaint[2]].join(' ')
  const things = topic.split(RUSSIAN_THINGS).map(lacking)
  return things.includes(undefined) ? undefined : `${things.join(', ')} ${no}`
}

type Agreement = { readonly assent: RegExp; readonly asks: RegExp; readonly echo: RegExp; readonly takesBack: RegExp }

const AGREEMENTS = new Map<string, Agreement>(
  Object.entries(EDGES).map(([language, { behind }]) => {
    const [asks, echo, takesBack] = [ASKS, ECHO, TAKES_BACK].map((table) => Object.entries(table).find(([name]) => name === language)?.[1] ?? '(?!)')
    return [language, {
      assent: new RegExp(`, (?:${behind})$`, 'iu'),
      asks: new RegExp(`^(?:${asks ?? ''})(?!\\p{L})`, 'iu'),
      echo: new RegExp(`^${echo ?? ''}$`, 'iu'),
      takesBack: new RegExp(`(?<!\\p{L})(?:${takesBack ?? ''})(?!\\p{L})`, 'iu'),
    }]
  }),
)

/** What was agreed to stands without its yes, unless what follows takes something back. */
function agreed(asked: string, rest: string | undefined, { tongue, isComplaint }: { tongue: Tongue; isComplaint: boolean }): string | undefined {
  const { pack: { language, style: { words } } } = tongue
  const agreement = AGREEMENTS.get(language)
  const topic = agreement === undefined ? asked : asked.replace(agreement.assent, '')
  const reading = readMarks(topic, tongue)
  if (agreement === undefined || agreement.asks.test(topic) || has(reading, 'negation')) return undefined
  const isThing = isComplaint && has(reading, ...THING) && !topic.includes(` ${words.or} `)
  // a clause that keeps the order of its question is plain only with its yes
  if (rest === undefined || agreement.echo.test(rest)) return isThing && TOPICS.get(language)?.clause.test(topic) !== true ? topic : undefined
  if (agreement.takesBack.test(rest.split(/\s+/).slice(0, AT_ONCE).join(' '))) return undefined
  return `${topic}${isThing && TOPICS.get(language)?.opens.test(topic) !== true ? ',' : ':'} ${rest}`
}

const DENIED_STATE = new Map(Object.entries(STATES).map(([language, { not, state }]) => [language, { not, is: new RegExp(`^(?:${state})$`, 'iu') }]))

/** `Pain in the back: no`, `Cough: yes, at night`: a question and its answer in one, as a note tells them. */
export function asTold(text: string, statement: Placed, tongue: Tongue): string {
  if (statement.folded !== 'denied' && statement.folded !== 'affirmed') return text
  const [, topic, answer = '', rest] = ANSWERED.exec(text) ?? []
  if (topic === undefined) return text
  const { yes, no } = tongue.pack.style.words
  if (answer.toLowerCase() === yes) return agreed(topic, rest, { tongue, isComplaint: statement.section === 'complaints' }) ?? text
  if (answer.toLowerCase() !== no || rest !== undefined) return text
  const state = DENIED_STATE.get(tongue.pack.language)
  if (state !== undefined && state.is.test(topic)) return `${state.not} ${lowerFirst(topic)}`
  return (tongue.pack.language === 'ru' ? deniedInRussian(topic, tongue) : deniedThings(topic, tongue)) ?? text
}
