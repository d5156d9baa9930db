import type { Language } from '#contract/vertical.ts'
import { CONDITION_WORDS, IF } from '#domain/language/tables/order/conditions.ts'
import { NO_VERB } from '#domain/language/tables/order/verb-first.ts'

const { persons, acts, addressed, orders, asking, listing, enabling, duties, further, joining, therefore, lead, notOf, denials, reflexives,
  belonging } = CONDITION_WORDS

const FOLLOWS = `(?:(?:${acts}) (?:${addressed})|${orders})(?!\\p{L}).*`
const NOUN = `\\p{L}{3,}(?:en|et|a|ne|na|an)${belonging}`

/** Får hun utslett, slutter dere; får hun utslett slutter dere. */
const PAUSED = new RegExp(`^${lead}(?!(?:${NO_VERB}) )(\\p{L}+r|trives|trivs|skulle|${asking}) ${notOf}((?:${persons})|${NOUN})` +
  `( [^,.?!]{2,80}?)?(${joining}${FOLLOWS})$`, 'isu')
const BARE = new RegExp(`^${lead}(?!(?:${asking}|${NO_VERB}) )(\\p{L}+r|sker|skulle) ${notOf}(${persons})( [^,.?!]{2,80}?)( (?:${acts}) ` +
  `(?:${addressed})(?!\\p{L}).*)$`, 'isu')
/** Får du vondt, blir kvalm eller svimmel, så ringer du: several things that one must look out for, told before what to do. */
const SEVERAL = new RegExp(`^(?!så )${lead}(?:(${listing})|(${enabling})(?=.*${therefore})) ${notOf}(${persons})( [^.?!]{2,120}?)` +
  `(${therefore}${FOLLOWS}|, ?(?:${orders})(?!\\p{L}).*| (?:${duties}) (?:${addressed})(?!\\p{L}).*)$`, 'isu')
const FURTHER = new RegExp(further, 'giu')
/** Should it start to weep, ring us. */
const SHOULD = new RegExp(
  String.raw`^(?:(?:and|but|so|okay) )*should (i|you|he|she|it|they|the \p{L}+|this|that|any \p{L}+)( [^,.?!]{2,80}?)(, ?.{4,}|` +
    ' (?:ring|call|phone|come|bring|give|stop|take|get|let|go) .*)$',
  'isu',
)

const DENIED = new RegExp(`^((?:${reflexives})?) (${denials})(?= |$)`, 'iu')

/** The words of a condition that tells of several things, as the other forms give them. */
function severalIn(text: string): readonly string[] | undefined {
  const [whole, listed, enabled, ...rest] = SEVERAL.exec(text) ?? []
  return whole === undefined ? undefined : [whole, listed ?? enabled ?? '', ...rest]
}

/** A condition told by the verb in the first place, written with the word for if; undefined when nothing follows from it. */
export function withIf(text: string, language: Language): string | undefined {
  if (language === 'ru' || text.trimEnd().endsWith('?')) return undefined
  if (language === 'en') {
    const should = SHOULD.exec(text)
    return should === null ? undefined : `If ${should[1] ?? ''} should${should[2] ?? ''}${should[3] ?? ''}`
  }
  const found = PAUSED.exec(text) ?? BARE.exec(text) ?? severalIn(text)
  if (found === undefined) return undefined
  const [, verb = '', person = '', said = '', follows = ''] = found
  // the denial stands before the verb behind if
  const denied = DENIED.exec(said)
  const told = denied === null ? said : `${denied[1] ?? ''}${said.slice(denied[0].length)}`
  const rest = told.replace(FURTHER, '$1 $3$4 $2')
  const denial = denied === null ? '' : `${denied[2] ?? ''} `
  const who = person.toLowerCase() === 'i' ? 'I' : person.charAt(0).toLowerCase() + person.slice(1)
  return `${IF[language]} ${who} ${denial}${verb.toLowerCase()}${rest}${follows.startsWith(',') ? '' : ','}${follows}`
}
