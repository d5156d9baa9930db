import type { Language } from '#contract/vertical.ts'

/** The rule of the specification: a paragraph that holds this word, however it is written and in whatever compound. */
const HENVISNING = /henvisning/iu

/** How doctors of each language say that somebody is sent on; pain that is referred and an illness in remission are something else. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  nb: /(?<!\p{L})(?:\p{L}+)?(?:henvis|tilvis)(?:e|er|es|t|te|ast)?(?!\p{L})|henvisning|tilvising/iu,
  sv: /remiss(?!ion)|(?<!\p{L})(?:åter)?remitter/iu,
  da: /(?<!\p{L})(?:videre|gen)?henvis/iu,
  en: /(?<!\p{L})(?:re-?)?refer(?!red pain|ence|endum)(?:s|red|ring|rals?)?(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:пере)?направ(?:лен|ить|лю|ля|им|ит|ьте|ил)/iu,
}

/** Whether a text speaks of sending the patient on: the word of the specification, or one of the text's own language. */
export function speaksOfReferral(text: string, language: Language): boolean {
  return HENVISNING.test(text) || WORDS[language].test(text)
}

/** Whole words; the borders of `\b` know no æ, å or я. */
const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu')

type Declining = {
  /** Says no to what stands beside it. */
  readonly no: RegExp
  /** A no that says yes: not only, cannot wait, and the condition that begins with its verb. */
  readonly yes: RegExp
  /** Where another thought begins, with a no of its own. */
  readonly clause: RegExp
  /** Not there, but somewhere else: the patient is sent on after all. */
  readonly instead: RegExp
  /** The referral the patient came with. */
  readonly came: RegExp
}

const clauses = (list: string): RegExp => new RegExp(`[,;:.()–—]|\\s(?=(?:${list})\\s)`, 'giu')

const DECLINING: Readonly<Record<Language, Declining>> = {
  nb: {
    no: words('ikke|ikkje|ei|ingen|inga|intet|uten|utan|unødvendig|verken|avslår|avslått|avventer'),
    yes: words('ikke (?:bare|kun|vente|utsette|nøle|nok|lenger nok)|uten (?:opphold|forsinkelse|å vente)|(?:blir|går|gir|hjelper|slipper) \\p{L}+ ikke'),
    clause: clauses('og|men|hvis|dersom|når|fordi|siden|så|mens|for at'),
    instead: words('men (?:til|for)'),
    came: words('(?:henvist|tilvist|henvisning(?:en)?) (?:hit )?(?:\\p{L}+ )?(?:fra|frå)'),
  },
  sv: {
    no: words('inte|ej|icke|ingen|inget|utan|onödig|varken|avböjer|avvaktar'),
    yes: words('inte (?:bara|endast|vänta|dröja)|utan (?:dröjsmål|att vänta|till|för)|(?:blir|går|ger|hjälper|släpper) \\p{L}+ inte'),
    clause: clauses('och|men|om|när|eftersom|så|medan|utan till'),
    instead: words('(?:men|utan) (?:till|för)'),
    came: words('remiss(?:en)? från|remitterad (?:hit )?(?:från|av)'),
  },
  da: {
    no: words('ikke|ej|ingen|intet|uden|unødvendig|hverken|afslår|afventer'),
    yes: words('ikke (?:kun|bare|vente|tøve|nok)|uden (?:forsinkelse|at vente)|(?:bliver|går|giver|hjælper) \\p{L}+ ikke'),
    clause: clauses('og|men|hvis|når|fordi|så|mens'), instead: words('men (?:til|for)'), came: words('(?:henvist|henvisning(?:en)?) (?:hertil )?(?:fra|af)'),
  },
  en: {
    no: words("no|not|none|without|never|unnecessary|neither|declines?|declined|\\p{L}+n['’]t"),
    yes: words("not (?:only|just|wait|delay|enough)|(?:can['’]t|cannot|won['’]t) wait|without delay"),
    clause: clauses('and|but|if|when|because|so|while'), instead: words('but (?:to|for)'), came: words('referred (?:in |here )?(?:by|from)|referral from'),
  },
  ru: {
    no: words('не|нет|без|никак\\p{L}*|отказ\\p{L}*|ни'), yes: words('не (?:только|жд\\p{L}+|откладыва\\p{L}+)|без промедления'),
    clause: clauses('и|но|а|если|когда|так как|потому'),
    instead: words('(?:но|а) (?:к|ко|в|на)'),
    came: words('направлени\\p{L}+ от|направлен\\p{L}* (?:сюда )?(?:от|из)'),
  },
}

/** Whether every place where a sentence speaks of a referral says no to one, or tells of the one the patient came with. */
function isDeclined(sentence: string, language: Language): boolean {
  const { no, yes, clause, instead, came } = DECLINING[language]
  if (instead.test(sentence)) return false
  const speaking = sentence.split(clause).filter((part) => speaksOfReferral(part, language))
  return speaking.length > 0 && speaking.every((part) => came.test(part) || (no.test(part) && !yes.test(part)))
}

/** Whether a sentence speaks of a referral that is to be written: the patient is to be sent on, and it is not denied. */
export function asksForReferral(sentence: string, language: Language): boolean {
  return speaksOfReferral(sentence, language) && !isDeclined(sentence, language)
}

/** The first sentence that asks for one; the one under the cursor comes first when it does. */
export function referralSentence<Sentence extends { readonly text: string; readonly start: number; readonly end: number }>(
  sentences: readonly Sentence[],
  { language, cursor }: { language: Language; cursor?: number },
): Sentence | undefined {
  const asking = sentences.filter(({ text }) => asksForReferral(text, language))
  return asking.find(({ start, end }) => cursor !== undefined && cursor >= start && cursor <= end) ?? asking[0]
}
