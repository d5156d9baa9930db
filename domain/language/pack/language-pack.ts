import type { Language } from '#contract/vertical.ts'
import type { SpeakerLabels } from './speaker-labels.ts'

/**
 * What a word or phrase may tell the report engine. Terms name things of the trade, cues name what the speaker does with them.
 * One pass over a sentence finds all of them (lexicon.ts), so a new rule costs a new name here and words in five packs.
 */
export const MARKS = [
  // terms
  'symptom', 'body', 'finding', 'normal', 'vital', 'test', 'imaging', 'diagnosis', 'procedure', 'social', 'animal', 'sign',
  'function', 'drugClass', 'unit', 'left', 'right', 'both', 'timeWord', 'event', 'course', 'device', 'fluid', 'diet',
  // who
  'kin', 'child', 'otherPerson', 'otherAnimal', 'observes', 'firstPerson', 'secondPerson', 'thirdPerson',
  // turns of talk
  'question', 'openingQuestion', 'yes', 'no', 'negation', 'nothing', 'unknown', 'filler', 'greeting', 'smallTalk', 'backchannel', 'phantom', 'identifier',
  'correction', 'closing', 'reassurance',
  // parts of a consultation
  'examStart', 'examCue', 'assessmentCue', 'judged', 'uncertain', 'planCue', 'referral', 'followUp', 'advice', 'measure', 'sickLeave', 'condition', 'contact',
  'prognosis', 'admin', 'past', 'future', 'denyPlan', 'hypothetical', 'opensCondition',
  // where a statement begins, and what it may not end on, in speech without punctuation
  'opener', 'joiner', 'copula',
  // medicines
  'start', 'continue', 'stop', 'raise', 'lower', 'allergy', 'refuse', 'asNeeded', 'frequency', 'route', 'doseForm', 'given', 'takes', 'reaction',
] as const
export type Mark = (typeof MARKS)[number]

/** Further words by what they tell, for any of the marks. */
export type Terms = Readonly<Partial<Record<Mark, string>>>

/** Pattern and replacement. In a pattern a blank stands for white space and `@` for any letters; see phrase.ts. */
export type Rewrite = readonly [pattern: string, replacement: string]

/** The numbers of a language as words. */
export type NumberWords = {
  /** Words below one hundred that stand alone or as parts of a compound, with their value. */
  readonly units: Readonly<Record<string, number>>
  readonly tens: Readonly<Record<string, number>>
  readonly hundred: readonly string[]
  readonly thousand: readonly string[]
  /** Hundreds with a word of their own (Russian). */
  readonly hundreds: Readonly<Record<string, number>>
  /** Joins tens and units or hundreds and the rest, inside a word or between words. */
  readonly and: readonly string[]
  readonly point: readonly string[]
  /** Said for the decimal mark of a measure, when a single digit and a pause follow: temperature thirty-eight and two. */
  readonly pointBeforePause: readonly string[]
  /** Between the two numbers of a blood pressure. */
  readonly over: readonly string[]
  /** Words that are an article as often as a number: read as one only before a unit or after a point. */
  readonly article: readonly string[]
  /** Words for times: a number straight before one stands alone (four hundred, three times). */
  readonly counted: readonly string[]
  /** Whole expressions with their value, such as one and a half. */
  readonly fractions: Readonly<Record<string, number>>
  /** Said after a whole number for one half more. */
  readonly half: string
  /** True where a unit before a ten means hundreds: two fifty. */
  readonly hasImpliedHundreds: boolean
  /** Words whose sequence with a number makes an ordinal, so that no part of it is turned into digits. */
  readonly ordinal: RegExp | null
  /** Their stems with their value, for years. */
  readonly ordinalStems: Readonly<Record<string, number>>
  readonly decimalMark: ',' | '.'
  /** Units said in full with their sign. */
  readonly unitSigns: Readonly<Record<string, string>>
}

/** How a statement is worded in the report of the language. */
export type StyleRules = {
  /** For every sentence: fillers out, talk to the machine out, units. */
  readonly always: readonly Rewrite[]
  /** First person of the patient or owner into report style. */
  readonly patient: readonly Rewrite[]
  /** What the clinician says to the patient into report style. */
  readonly clinician: readonly Rewrite[]
  /** A question that names only things, reduced to them. */
  readonly topic: readonly Rewrite[]
  /** A question with a verb, answered yes / answered no, as a statement. First pattern that fits wins. */
  readonly affirm: readonly Rewrite[]
  readonly deny: readonly Rewrite[]
  /** A question word into the label before a short answer. */
  readonly label: readonly Rewrite[]
  readonly words: StyleWords
}

export type StyleWords = {
  /** Before a blood pressure told as two numbers only. */
  readonly pressure: string
  /** Who speaks of himself: the rules write the patient, the animal edition puts the owner there. */
  readonly patient: string
  readonly owner: string
  /** `No {x}` before a list of denied things; empty where the denial stands after it. */
  readonly none: string
  /** Before a denied topic that is no plain list; empty where `topic: no` is written. */
  readonly denies: string
  /** Joins the last of several denied things. */
  readonly or: string
  readonly yes: string
  readonly no: string
  readonly started: string
  readonly continued: string
  readonly stopped: string
  readonly raised: string
  readonly lowered: string
  /** Stopped step by step. */ readonly tapered: string
  readonly given: string
  readonly allergy: string
  /** Not borne, and said to be no allergy. */
  readonly intolerance: string
  readonly past: string
}

/** All a language brings to the engine, as data; five of them have the same shape. */
export type LanguagePack = SpeakerLabels & {
  readonly language: Language
  /** Comma- or line-separated entries; `@` is any letters, before, behind or on both sides of a part of a word, `_` up to two words. */
  readonly marks: Readonly<Record<Mark, string>>
  /** Terms of the specialties, written as the marks are. */
  readonly terms: Terms
  /** How people tell it at home, written as the marks are. */
  readonly spoken: Terms
  readonly numbers: NumberWords
  readonly style: StyleRules
  /** Frequent small words that tell the language from the others. */
  readonly common: readonly string[]
}
