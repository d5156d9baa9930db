import type { Language } from '#contract/vertical.ts'

/**
 * What speech puts before and behind a sentence and paper does not: a word that asks to be listened to (`Listen, ...`), an answer said once
 * more (`On the stairs, yes`), a question of assent (`isn't it`). An answer of no goes only behind what is denied already.
 */
export type Edges = {
  readonly before: string
  readonly behind: string
  readonly yes: string
  readonly no: string
  readonly denies: string
  readonly thereupon: string
}

export const EDGES: Readonly<Record<Language, Edges>> = {
  nb: {
    before: 'nja|tja|du|hør(?: her)?|ser du|vet du|veit du|skjønner du|uff|å|åh|oi|nei|ja|joda|nåja|der|stopp|au',
    behind: 'eller|hva|ikke sant|ser du|skjønner du|vet du|veit du|(?:er|var|har|gjør|blir|ble) (?:det|den|han|hun|ho|du|dere|pasienten) (?:ikke|ikkje|vel)',
    yes: 'ja|jo|joda|jada|jau', no: 'nei|neida', denies: 'ingen|ikke|ikkje|aldri|ingenting|inga', thereupon: 'da',
  },
  sv: {
    before: 'nja|tja|du|hör du|ser ni|ser du|vet du|vet ni|usch|å|åh|oj|jamen|nej|nä|ja|nåja|där|stopp|aj',
    behind: 'eller|va|eller hur|ser du|vet du|(?:är|var|har|gör|blir|blev) (?:det|den|han|hon|du|ni|patienten) (?:inte|väl)',
    yes: 'ja|jo|jodå|jadå', no: 'nej|nä|nejdå', denies: 'ingen|inte|inget|inga|aldrig|ingenting', thereupon: 'då',
  },
  da: {
    before: 'nå|tja|du|hør(?: her)?|ser du|ved du|av|uh|åh|jamen|nej|næ|ja|nåja|der|stop',
    behind: 'eller|hva|vel|ikke|ser du|ved du|(?:er|var|har|gør|bliver|blev) (?:det|den|han|hun|du|patienten) (?:ikke|vel)',
    yes: 'ja|jo|joda|jada', no: 'nej|næ|nejda', denies: 'ingen|ikke|intet|aldrig|ingenting', thereupon: 'da',
  },
  en: {
    before: "aye|look|listen|see|you see|you know|mind you|to be fair|to be honest|honestly|well|oh|ah|there|there, see|stop|ouch|ow|yes|yeah",
    behind: "mind|really|though|you see|see|innit|to be fair|to be honest|(?:is|has|does|was|did|are|have|do|can|will)(?:n['’]?t)? (?:it|he|she|they|" +
      "the patient)",
    yes: 'yes|yeah|yep|aye|yup', no: 'no|nope|nah', denies: 'no|not|never|nothing|none', thereupon: 'then',
  },
  ru: {
    before: 'ой|ах|ага|угу|слушайте|послушайте|знаете|понимаете|видите|видите ли|стоп|да-да|ну да|нет',
    behind: 'ну|что ли|знаете|понимаете|видите|не правда ли|верно|так ведь',
    yes: 'да|ага|угу', no: 'нет', denies: 'нет|не|никаких|никогда|ничего|без', thereupon: 'тогда',
  },
}

/** Whom a note tells of, what joins two clauses, and what begins another. */
export const SUBJECTS: Readonly<Record<Language, { readonly subject: string; readonly joins: string; readonly parts: string }>> = {
  nb: { subject: 'pasienten', joins: 'og|men', parts: 'og|men|så|for|fordi|når|at|som|da|hvis|om|mens|eller|enn|der' },
  sv: { subject: 'patienten', joins: 'och|men', parts: 'och|men|så|för|eftersom|när|att|som|då|om|medan|eller|än|där' },
  da: { subject: 'patienten', joins: 'og|men', parts: 'og|men|så|for|fordi|når|at|som|da|hvis|om|mens|eller|end|der|hvor' },
  en: { subject: 'the patient', joins: 'and|but', parts: 'and|but|so|because|when|that|which|if|while|or|than|where|who|as' },
  ru: { subject: 'пациент', joins: 'и|но|а', parts: 'и|но|а|потому|когда|что|чтобы|который|если|пока|или|где' },
}

/** Both, in front of two things: what follows joins them. */
export const BOTH = 'både|båda|bägge'

/** Verbs of every day whose English ending differs with the person. */
export const ENGLISH_VERBS = 'come|sleep|swallow|wish|lift|turn|roll|ring|call|phone|climb|walk|twist|rub|scratch|press|reach|suppose|struggle|work|' +
  'live|hate|' +
  'bring|teach|cook|clean|wake|feel|eat|want|need|like|think|know|drive|stay|spend|kneel|go|say|get|take|drink|smoke'
export const OFTEN = 'still|just|always|only|really|never|usually|also|actually|sometimes|often|even'
/** Behind one of these the verb has no ending: let the patient come. */
export const UNBENT = "let|lets|make|makes|help|helps|see|watch|have|had|did|do|does|can|could|will|would|should|shall|may|might|must|didn't|doesn't|don't|" +
  "can't|won't|as|than|like"

/** What stands before the word for coming, which is a dictated comma elsewhere. */
export const COMING = {
  nb: /(?<!\p{L})(?:å|skal|kan|må|får|fekk|vil|bør|du|dere|dykk|jeg|eg|ho|han|dei) $/iu,
  sv: /(?<!\p{L})(?:att|ska|skall|skulle|kan|kunde|får|fick|måste|vill|bör|du|ni|jag|han|hon|vi|de|dom|den|inte|gärna|brukar|också) $/iu,
}
