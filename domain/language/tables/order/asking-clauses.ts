import type { Language } from '#contract/vertical.ts'

/** How a question shows that it asks for more than one thing, or for none that yes and no would answer. */
export type AskingClauses = {
  /** A clause of its own opens so, behind a comma or a joining word. */
  readonly opensClause: string
  /** Words that join such a clause. */
  readonly joins: string
  /** Please tell, please show: nothing is asked that could be denied. */
  readonly requests: string
  /** Opens the only part of a question that is asked with its denial: tolerates it, no vomiting? */
  readonly denies: string
  /** Asked openly, but only after the one thing it names: and what about the cough? */
  readonly about: string
}

const SCANDINAVIAN = {
  under: 'at|att|som|når|när|da|då|hvis|om|dersom|fordi|hva|hvad|vad|kva|hvor|kor|hvordan|hvornår|hur|end|enn|än|før|förr|innan|siden|efter|etter|' +
    'hvem|for|för|sa|sagde|sier|seier|säger|siger|tror|trur|synes|synst|tycker|mener|menar|vet|ved|veit|med|til|till|fra|från|av|af|på|i|ved|vid|mot|' +
    'mod|ikke|inte|og|och|eller|så|som|bare|bara',
  persons: 'du|dere|ni|han|hun|hon|ho',
  things: 'det|den|de|dei',
  verbs: 'er|är|var|har|hadde|hade|havde|gjør|gjer|gör|gør|blir|bliver|vert|kan|får|svir|svider|svier|klør|kliar|kjennes|känns|føles|stråler|strålar|' +
    'virker|går|kommer|kjem',
}

/** Scandinavian: a verb and its person. */
const VERB_AND_PERSON = `(?!(?:${SCANDINAVIAN.under}) )(?:\\p{L}+ (?:${SCANDINAVIAN.persons})(?= \\p{L}|\\?)(?! (?:ikke|ikkje|inte|vel|väl|va)\\?)|` +
  `(?:${SCANDINAVIAN.verbs}) (?:${SCANDINAVIAN.things})(?= \\p{L})|\\p{L}+(?:er|ar|ir|ør|är) (?:${SCANDINAVIAN.things})\\?)`

export const ASKING_CLAUSES: Readonly<Record<Language, AskingClauses>> = {
  nb: {
    opensClause: VERB_AND_PERSON,
    joins: 'eller|og|altså',
    requests: '(?:kan|kunne|vil) (?:du|dere|hun|han) (?:fortelle|seie|si|vise|beskrive|forklare|peke|løfte|bøye|strekke|gape|puste|prøve)',
    denies: '(?:ingen|ingenting|inga|ikke|ikkje|aldri)',
    about: '(?:hva|kva) med',
  },
  sv: {
    opensClause: VERB_AND_PERSON,
    joins: 'eller|och|alltså',
    requests: '(?:kan|kunde|vill) (?:du|ni|hon|han) (?:berätta|säga|visa|beskriva|förklara|peka|lyfta|böja|sträcka|gapa|andas|prova)',
    denies: '(?:ingen|inget|inga|inte|aldrig)',
    about: '(?:vad gäller|vad sägs om)',
  },
  da: {
    opensClause: VERB_AND_PERSON,
    joins: 'eller|og|altså',
    requests: '(?:kan|kunne|vil) (?:du|i|hun|han) (?:fortælle|sige|vise|beskrive|forklare|pege|løfte|bøje|strække|gabe|trække|prøve)',
    denies: '(?:ingen|intet|ingenting|ikke|aldrig)',
    about: '(?:hvad|hvordan) med',
  },
  en: {
    opensClause: '(?:(?:do|does|did|is|are|was|were|has|have) (?:you|it|he|she|they) (?=\\p{L})(?!not\\?)|any(?:one|body)? (?=\\p{L}))',
    joins: 'or|and',
    requests: '(?:can|could|will|would) (?:you|he|she) (?:tell|say|show|describe|explain|point|lift|bend|open|try|just)',
    denies: '(?:no|not(?! \\p{L}+ing(?!\\p{L}))|nothing|never|none)',
    about: '(?:what|how) about',
  },
  ru: {
    opensClause: '(?!)',
    joins: 'или|и',
    requests: '(?:можете|могли бы|расскажите|покажите|опишите)',
    denies: '(?:не|нет|без)',
    about: '(?:а )?(?:что насчёт|как насчёт)',
  },
}

/** Words that only join a question to what was said before; what follows is in the order of a question all the same. */
export const JOINING_WORDS = 'og|och|men'

/** Words that ask what, how, where, when, who or which, at the beginning of a question. */
export const OPEN_QUESTION = '(?:(?:and|so|but|okay|og|och|så|men|и|а|но|ну),? )*(?:what|how|where|when|who|which|hva|kva|hvor|kor|korleis|hvordan|' +
  'når|hvem|hvilken|hvilket|hvad|hvornår|hvilke|vad|hur|var|när|vilken|vilket|что|как|где|когда|кто|какой|какая|какие|чем|сколько)'

/** The same at its end: operated on the left, when was that? */
export const OPEN_AT_END = '(?:,? (?:når|hvor|når da|hvor da|när|när då|var då|hvornår|when|where|why|how much|when was that|where then)|(?<=\\p{L}) ' +
  '(?:какая|какой|какие|сколько|когда|где|куда|почему|как \\p{L}{4,}))[?.\\s]*'

/** No matter to name an answer by: words that point, and what is left of words that ask. */
export const NO_MATTER = '(?:this|that|it|in|since|how|what|when|why|we|us|vi|os|oss|(?:siden|sidan|sedan)(?= *$)|det|den|dette|detta|her|här|da|då|' +
  'så|это|этот|тут|здесь|там|как|что)'

/** A question that opens with its verb and what it is about: are the suppositories Pentasa as well? */
export const VERB_AND_NOUN = '(?:(?:og|och|men) )?(?:er|är|var) (?:(?:din|ditt|dina|dit|dine|di) \\p{L}+|(?!\\p{L}*(?:evet|eret|ået|itt|ått|vert|' +
  'svart)(?!\\p{L}))\\p{L}{3,}(?:ene|erne|orna|arna|ana|en|et)) (?=\\p{L})'

/** Asks after whatever else there is, and names no matter an answer in a clause of its own needs: any other illnesses? */
export const ASKS_FOR_ANY = '(?:(?:og|och|and|so|а|и),? )?(?:(?:har du|har dere|have you|do you have|are there|er det|finns det|есть)(?: ли)? )?' +
  '(?:(?:noen|noe|nokon|några|något|nogen|noget|any|andre|andra|other|какие-нибудь|какие-то|другие|хронические|ещё) )+' +
  '(?:(?:andre|andra|other|medical|else|kjente|kända|kendte|kroniske|kroniska|хронические|другие) )*' +
  '(?:sykdom(?:mer)?|sjukdom(?:ar)?|sygdomm?e?r?|plager|besvär|gener|problem(?:er|s)?|illness(?:es)?|conditions?|health problems|заболевания|болезни|' +
  'жалобы|annet|annat|andet|else)'

/** Verbs a question opens with, and a finished answer to it may still. */
export const ASKED_FIRST = 'kan|får|skal|ska|vil|vill|må|måste|can|does|is'

/** The yes that contradicts, and the words it contradicts. */
export const SAYS_AFTER_ALL = 'jo|jau|joda|jodå|есть'
export const DENIALS = 'ikke|ikkje|inte'
/** Where the language has no word of its own for it, a yes that goes on says so: no fever? Yes, 39. */
export const YES_AND_MORE = '(?:yes|yeah|yep|aye|да),? '

/** No fever? Fever, no: what was asked as denied, in so few words; the first group, or the second, holds what. */
export const ASKED_AS_DENIED =
  '^(?:(?:og|og så|och|and|men|but|а|и) )?(?:(?:ingen|inga|inget|ingenting|ikke noen|ikke noe|ikkje noko|ikke nogen|ikke noget|inte någon|' +
  'inte något|no|not any|ikke|ikkje|inte) (\\p{L}[^,.?]{1,40})|(\\p{L}[^,.?]{1,30}) нет)$'
