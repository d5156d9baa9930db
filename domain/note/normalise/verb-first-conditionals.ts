import type { Language } from '#contract/vertical.ts'
import { NO_VERB } from '#domain/language/tables/order/verb-first.ts'

const PERSON = 'du|han|hun|hon|ho|den|det|der|de|dere|ni|i|vi|noe|nokon|noen|något|noget'
/** What to do then: a verb with its person, or an order. */
const ACTS = 'må|kan|skal|ska|skall|får|ringer|kommer|slutter|slutar|stopper|holder|tar|tager|gir|giver|ger|hör|hører|øker|venter|väntar|kjører|kör|' +
  'kontakter|kontaktar|søker|söker|drar|ses|sees|prøver|provar|bestiller|henviser|sender|skickar|reiser|går|dobler|setter|sätter|lægger|lägger|legger|' +
  'lar|låter|lader|gör|gør|gjør|remitterar|beder|ber|beställer|vurderer|tek|tager|blir|bliver|vert|skriver|skaffer|överväger|øger|ökar|springer'
const ADDRESSED = 'du|dere|de|ni|i|vi|dykk|eg|jeg|jag|han|hun|hon|ho|det|man'
const ORDERS = 'ring|kom|ta|tag|kontakt|kontakta|søk|sök|gå|stopp|stop|stoppa|slutt|sluta|hør|hör|dra|kjør|kør|åk|meld|bestill|bestil|boka'
/** Such a verb asks as often: it opens a condition only where a pause tells so. */
const ASKING = 'har|er|är|kan|vil|vill|skal|ska|må|var'

const THEN = '(?:, ?(?:så |då |da )?| (?:så|då|da) )'
const LEAD = '(?:(?:og|och|men|ok|okei|okay|for|så) )*'

/** Får hun utslett, slutter dere; får hun utslett slutter dere. */
const PAUSED = new RegExp(`^${LEAD}(?!(?:${NO_VERB}) )(\\p{L}+r|trives|trivs|skulle|${ASKING}) (?!vi )((?:${PERSON})|\\p{L}{3,}(?:en|et|a|ne|na|an))( ` +
  `[^,.?!]{2,80}?)?(${THEN}(?:(?:${ACTS}) (?:${ADDRESSED})|${ORDERS})(?!\\p{L}).*)$`, 'isu')
const BARE = new RegExp(`^${LEAD}(?!(?:${ASKING}|${NO_VERB}) )(\\p{L}+r|sker|skulle) (?!vi )(${PERSON})( [^,.?!]{2,80}?)( (?:${ACTS}) ` +
  `(?:${ADDRESSED})(?!\\p{L}).*)$`, 'isu')
/** Should it start to weep, ring us. */
const SHOULD = new RegExp(
  String.raw`^(?:(?:and|but|so|okay) )*should (i|you|he|she|it|they|the \p{L}+|this|that|any \p{L}+)( [^,.?!]{2,80}?)(, ?.{4,}|` +
    ' (?:ring|call|phone|come|bring|give|stop|take|get|let|go) .*)$',
  'isu',
)

const IF: Readonly<Record<Language, string>> = { nb: 'Hvis', sv: 'Om', da: 'Hvis', en: 'If', ru: 'Если' }

/** A condition told by the verb in the first place, written with the word for if; undefined when nothing follows from it. */
export function withIf(text: string, language: Language): string | undefined {
  if (language === 'ru' || text.trimEnd().endsWith('?')) return undefined
  if (language === 'en') {
    const should = SHOULD.exec(text)
    return should === null ? undefined : `If ${should[1] ?? ''} should${should[2] ?? ''}${should[3] ?? ''}`
  }
  const found = PAUSED.exec(text) ?? BARE.exec(text)
  if (found === null) return undefined
  const [, verb = '', person = '', said = '', then = ''] = found
  // the denial stands before the verb behind if
  const denied = /^((?: seg| sig)?) (ikke|ikkje|inte)(?= |$)/iu.exec(said)
  const rest = denied === null ? said : `${denied[1] ?? ''}${said.slice(denied[0].length)}`
  const denial = denied === null ? '' : `${denied[2] ?? ''} `
  return (
    `${IF[language]} ${person.toLowerCase() === 'i' ? 'I' : person.toLowerCase()} ` +
    `${denial}${verb.toLowerCase()}${rest}${then.startsWith(',') ? '' : ','}${then}`
  )
}
