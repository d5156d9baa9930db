import type { Language } from '#contract/vertical.ts'

/** How who treats answers whether it is what somebody feared, and how a note says so: `§` stands for what was asked about. */
export type VerdictWords = {
  /** Whether one has it, or it is that: what stands straight before the name, with an article or little else between. */
  readonly asks: string
  /** Nothing but that it is so, or is not so, over the words of an answer behind its yes or no. */
  readonly bareYes: string
  readonly bareNo: string
  /** It hardly is; it may be. */
  readonly unlikely: string
  readonly possible: string
  readonly told: { readonly ruledOut: string; readonly unlikely: string; readonly possible: string }
}

/** What may stand between what asks and the name, in all languages: an article, or how sure one is. */
export const BETWEEN_ASKED =
  'en|ei|et|ett|a|an|any|some|the|really|just|maybe|still|then|virkelig|bare|kanskje|verkligen|bara|kanske|måske|kun|noe|noko|något|noget|nok|nog|da|då|' +
  'всё-таки|все-таки|просто|правда'

export const VERDICTS: Readonly<Record<Language, VerdictWords>> = {
  nb: {
    asks: String.raw`(?:er|e|blir) (?:det|dette|jeg|han|hun|ho)|kan (?:det|dette|æ|jeg|han|hun|ho) (?:være|ha|ha fått)|` +
      String.raw`(?:det|dette) (?:er|kan være)|har (?:jeg|æ|eg|han|hun|ho)(?: fått)?|ikke`,
    bareYes: 'ja|jo|jepp|det er det|det er det nok|det stemmer|det stemmer det|akkurat|nettopp|dessverre|absolutt',
    bareNo: 'nei|neida|nei da|nei nei|det er det ikke|det e det ikkje|det er ikke det|er det ikke|ikke det|ikke|langt ifra|overhodet ikke|absolutt ikke',
    unlikely: 'nei|neida|det|tror jeg ikke|trur eg ikkje|tror æ itj|jeg tror ikke det|det tror jeg ikke|det er lite sannsynlig|det er lite trolig|neppe',
    possible: 'ja|det|kan det være|det kan det|kan godt være|det kan godt være|kan være|det kan være|det kan det være|muligens|kanskje|det er mulig',
    told: { ruledOut: 'Ikke §', unlikely: 'Trolig ikke §', possible: 'Mulig §' },
  },
  sv: {
    asks: String.raw`(?:är|blir) (?:det|det här|jag|han|hon)|kan (?:det|det här|jag|han|hon) (?:vara|ha|ha fått)|(?:det|` +
      String.raw`det här) (?:är|kan vara)|har (?:jag|han|hon)(?: fått)?|inte`,
    bareYes: 'ja|jo|japp|det är det|det är det nog|det stämmer|precis|just det|tyvärr|absolut',
    bareNo: 'nej|nejdå|nej då|nä|det är det inte|det är inte det|inte|inte det|absolut inte|inte alls',
    unlikely: 'nej|nä|det tror jag inte|jag tror inte det|tror jag inte|knappast|det är inte troligt|det är osannolikt',
    possible: 'ja|det kan det vara|kan det vara|det kan vara|det kan det|kanske|möjligen|det är möjligt|kan mycket väl vara|det kan mycket väl vara',
    told: { ruledOut: 'Inte §', unlikely: 'Sannolikt inte §', possible: 'Möjlig §' },
  },
  da: {
    asks: String.raw`(?:er|bliver) (?:det|dette|jeg|han|hun)|kan (?:det|dette|jeg|han|hun) (?:være|have|have fået)|` +
      String.raw`(?:det|dette) (?:er|kan være)|har (?:jeg|han|hun)(?: fået)?|ikke`,
    bareYes: 'ja|jo|jep|det er det|det er det nok|det stemmer|præcis|netop|desværre|absolut',
    bareNo: 'nej|nejda|næ|det er det ikke|det er ikke det|ikke|ikke det|absolut ikke|slet ikke',
    unlikely: 'nej|næ|det tror jeg ikke|jeg tror det ikke|tror jeg ikke|næppe|det er ikke sandsynligt|det er usandsynligt',
    possible: 'ja|det kan det være|kan det være|det kan være|det kan det|måske|muligvis|det er muligt|det kan godt være|det kan det godt være',
    told: { ruledOut: 'Ikke §', unlikely: 'Formentlig ikke §', possible: 'Mulig §' },
  },
  en: {
    asks: String.raw`(?:is|could|might|would) (?:it|this|that)(?: be)?|(?:it|that)(?:['’]s| is| could be)|(?:have i|` +
      String.raw`has (?:he|she)) got|do i have|does (?:he|she|it) have|i(?:['’]ve| have) got|not`,
    bareYes: String.raw`yes|yeah|yep|it is|that['’]s right|that is right|exactly|i['’]m afraid so|i['’]m afraid it is|correct|it certainly is|afraid so`,
    bareNo: String.raw`no|nope|it isn['’]t|it['’]s not|it is not|not at all|certainly not|definitely not|that['’]s not it|it['’]s not that|not that`,
    unlikely: String.raw`no|i don['’]t think so|i don['’]t think it is|i doubt it|probably not|unlikely|that['’]s unlikely|i wouldn['’]t think so|not likely`,
    possible: 'yes|it could be|could be|it might be|might be|possibly|maybe|perhaps|it may be|may be|it may well be|it could well be',
    told: { ruledOut: 'Not §', unlikely: 'Probably not §', possible: 'Possible §' },
  },
  ru: {
    asks: String.raw`это|у (?:меня|него|неё|нее)|может быть|может|неужели|это может быть|не`,
    bareYes: 'да|да-да|она|он|оно|она самая|он самый|именно|так и есть|верно|к сожалению|конечно',
    bareNo: 'нет|не|нет-нет|что вы|не она|не он|не оно|это не она|это не он|точно нет|точно не она|ни в коем случае',
    unlikely: 'нет|не думаю|вряд ли|едва ли|маловероятно|скорее нет|я так не думаю|непохоже|не похоже',
    possible: 'да|может быть|возможно|не исключено|может|вполне возможно|может и быть',
    told: { ruledOut: 'Не §', unlikely: 'Вероятно, не §', possible: 'Возможно, §' },
  },
}
