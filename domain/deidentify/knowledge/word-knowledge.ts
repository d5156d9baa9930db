import type { CodeLabel } from '#domain/deidentify/words/code-labels.ts'

/** The bit of each fact: all that is known of a word fits one number, so that the words of a text stay near the processor. */
const BITS = {
  isGiven: 1 << 0,
  isSurname: 1 << 1,
  isListed: 1 << 2,
  isWellKnown: 1 << 3,
  isPet: 1 << 4,
  isPlace: 1 << 5,
  isCommon: 1 << 6,
  isInflected: 1 << 7,
  isRareName: 1 << 8,
  isOrdinary: 1 << 9,
  isMedical: 1 << 10,
  isDrug: 1 << 11,
  isEponym: 1 << 12,
  isStrongEponym: 1 << 13,
  isEponymPart: 1 << 14,
  isBreed: 1 << 15,
  isPublicBody: 1 << 16,
  mayBeStreet: 1 << 17,
  mayBeInstitution: 1 << 18,
  isCalendar: 1 << 19,
  isAnnouncer: 1 << 20,
  isPostLike: 1 << 21,
  isKin: 1 << 22,
  mayCall: 1 << 23,
  isByDrugs: 1 << 24,
  isByEponyms: 1 << 25,
  isDisease: 1 << 26,
  isTreatment: 1 << 27,
  isDrugPart: 1 << 28,
  mayBeCalled: 1 << 29,
} as const
type Fact = keyof typeof BITS
const isFact = (key: string): key is Fact => key in BITS

/**
 * What finders look for: each goes to the places of its kind in a text and passes all others by. `number` is any: digits, a number word,
 * or a plus said aloud; `coded` has digits in it.
 */
export type Signal =
  | 'digits'
  | 'letter'
  | 'hyphened'
  | 'coded'
  | 'number'
  | 'numberWord'
  | 'codeLabel'
  | 'atSign'
  | 'calendar'
  | 'birth'
  | 'street'
  | 'homeLabel'
  | 'homeLead'
  | 'addressSign'
  | 'namedHome'
  | 'institution'
  | 'nameLabel'
  | 'fieldLabel'
  | 'login'

/** What is told of a word before it is kept. */
export type Told = {
  readonly facts: Readonly<Partial<Record<Fact, boolean>>>
  readonly signals: Readonly<Partial<Record<Signal, boolean>>>
  readonly lastOf?: number
  readonly wordOf?: number
  readonly numberValue?: number | undefined
  readonly codeLabel?: CodeLabel | undefined
}

const isSignal = (key: string, signals: Told['signals']): key is Signal => key in signals

/** What the lists say about a word in lower case. */
export class WordKnowledge {
  /** What finders look for that the word is. */
  readonly signals: readonly Signal[]
  /** The bits of the phrases it is the last word of, and of those it makes up by itself. */
  readonly lastOf: number
  readonly wordOf: number
  /** What it is worth as a number word. */
  readonly numberValue: number | undefined
  /** The kind of code it announces. */
  readonly codeLabel: CodeLabel | undefined
  private readonly bits: number

  constructor({ facts, signals, lastOf = 0, wordOf = 0, numberValue, codeLabel }: Told) {
    this.bits = Object.entries(facts).reduce((bits, [fact, holds]) => (holds && isFact(fact) ? bits | BITS[fact] : bits), 0)
    this.signals = Object.keys(signals).filter((key): key is Signal => isSignal(key, signals) && signals[key] === true)
    this.lastOf = lastOf
    this.wordOf = wordOf
    this.numberValue = numberValue
    this.codeLabel = codeLabel
  }

  get isGiven(): boolean { return (this.bits & BITS.isGiven) !== 0 }
  get isSurname(): boolean { return (this.bits & BITS.isSurname) !== 0 }
  /** Stands in a list of names letter for letter, not only without its genitive or case ending. */
  get isListed(): boolean { return (this.bits & BITS.isListed) !== 0 }
  /** Read as a name by itself, in lower case too. */
  get isWellKnown(): boolean { return (this.bits & BITS.isWellKnown) !== 0 }
  get isPet(): boolean { return (this.bits & BITS.isPet) !== 0 }
  get isPlace(): boolean { return (this.bits & BITS.isPlace) !== 0 }
  get isCommon(): boolean { return (this.bits & BITS.isCommon) !== 0 }
  /** An everyday word in another form than the list has; a capital in the midst of a sentence outweighs it. */
  get isInflected(): boolean { return (this.bits & BITS.isInflected) !== 0 }
  /** A long and noisy list of names from all over the world has it; never enough alone. */
  get isRareName(): boolean { return (this.bits & BITS.isRareName) !== 0 }
  /** Any dictionary has it, in this form, another or as a compound. */
  get isOrdinary(): boolean { return (this.bits & BITS.isOrdinary) !== 0 }
  get isMedical(): boolean { return (this.bits & BITS.isMedical) !== 0 }
  /** A medicine by the lists, in this form or another. */
  get isDrug(): boolean { return (this.bits & BITS.isDrug) !== 0 }
  /** A word of every day that people are called by too; in text without capitals what stands around it decides. */
  get mayBeCalled(): boolean { return (this.bits & BITS.mayBeCalled) !== 0 }
  /** One of the words a medicine is called by, whatever else it means: teva, junior, olive. */
  get isDrugPart(): boolean { return (this.bits & BITS.isDrugPart) !== 0 }
  get isEponym(): boolean { return (this.bits & BITS.isEponym) !== 0 }
  get isStrongEponym(): boolean { return (this.bits & BITS.isStrongEponym) !== 0 }
  /** One of the names of a disease that has several. */
  get isEponymPart(): boolean { return (this.bits & BITS.isEponymPart) !== 0 }
  get isBreed(): boolean { return (this.bits & BITS.isBreed) !== 0 }
  get isPublicBody(): boolean { return (this.bits & BITS.isPublicBody) !== 0 }
  get mayBeStreet(): boolean { return (this.bits & BITS.mayBeStreet) !== 0 }
  get mayBeInstitution(): boolean { return (this.bits & BITS.mayBeInstitution) !== 0 }
  get isCalendar(): boolean { return (this.bits & BITS.isCalendar) !== 0 }
  /** The last word of what announces a person, an animal or a place. */
  get isAnnouncer(): boolean { return (this.bits & BITS.isAnnouncer) !== 0 }
  /** Ends in the word for a post or profession: hjemmesykepleier. */
  get isPostLike(): boolean { return (this.bits & BITS.isPostLike) !== 0 }
  /** The word for a relative: listed, or a compound of such. */
  get isKin(): boolean { return (this.bits & BITS.isKin) !== 0 }
  /** Says what somebody is called, or stands between that and the name. */
  get mayCall(): boolean { return (this.bits & BITS.mayCall) !== 0 }
  /** A dosage form, a way of giving: beside it stands a medicine. */
  get isByDrugs(): boolean { return (this.bits & BITS.isByDrugs) !== 0 }
  /** Test, sign, score: before it stands whom that is named after. */
  get isByEponyms(): boolean { return (this.bits & BITS.isByEponyms) !== 0 }
  /** Ends in the word for a disease or a test. */
  get isDisease(): boolean { return (this.bits & BITS.isDisease) !== 0 }
  /** Said before what is taken. */
  get isTreatment(): boolean { return (this.bits & BITS.isTreatment) !== 0 }
}

export const NOTHING_KNOWN = new WordKnowledge({ facts: {}, signals: {} })
/** Of digits no list tells, but finders look for them. */
export const DIGITS_KNOWN = new WordKnowledge({ facts: {}, signals: { digits: true, number: true, coded: true } })
