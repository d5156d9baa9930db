import type { Language } from '#contract/vertical.ts'
import { CONDITION, DENIAL, DENIAL_BEFORE, KIN } from './cue-words.ts'
import type { Gold, GoldFact } from './gold.ts'
import { goldPattern, wholeWordPattern } from './gold-pattern.ts'
import { scoreMedicineList, type ListPrediction, type MedicineListScore } from './medicine-list.ts'
import { scoreMedicines, type MedicineScore } from './medicine-score.ts'
import { checkNumbers } from './numbers/reported-numbers.ts'
import { spokenNumbers } from './numbers/spoken-numbers.ts'
import { countWords, normalized, sentenceAround } from './text.ts'

/** A report as it is scored: sections in order, what it asks, and codes of diagnoses where the engine gives some. */
export interface Prediction extends ListPrediction {
  readonly codes?: readonly string[]
}

/** What a report of one consultation was worth, before anything is summed up. */
export interface ConsultationScore {
  readonly id: string
  readonly facts: {
    readonly total: number
    readonly key: number
    readonly found: number
    readonly keyFound: number
    readonly placed: number
    readonly keyPlaced: number
  }
  readonly missed: readonly string[]
  /** Found, but in no section where it belongs. */
  readonly misplaced: readonly string[]
  readonly polarityErrors: readonly string[]
  /** `said`: why each thing that stands in the report must not. */
  readonly forbidden: { readonly total: number; readonly critical: number; readonly said: readonly string[] }
  readonly medicines: MedicineScore
  /** Beside the score, which counts no question: the lines of the list of medicines. */
  readonly list: MedicineListScore
  readonly numbers: { readonly unsupported: readonly string[]; readonly total: number }
  readonly words: { readonly report: number; readonly transcript: number }
  /** Whether a consultation without anything medical was answered near-empty; undefined for all others. */
  readonly isQuiet: boolean | undefined
  /** Whether one of the first five codes is acceptable; undefined where none was asked or given. */
  readonly isCodeRight: boolean | undefined
  readonly score: number
}

const SUGGESTIONS = 5
const GUARD_REACH = 30

/** Scores the report of one consultation; a consultation without a report is scored as an empty one. */
export function scoreConsultation(gold: Gold, prediction: Prediction = { sections: [] }): ConsultationScore {
  const sections = prediction.sections.map(({ type, text }) => ({ type, text: normalized(text) }))
  const whole = sections.map(({ text }) => text).join('\n')
  const listed = sections.filter(({ type }) => type === 'medications').map(({ text }) => text).join('\n')
  const { facts, missed, misplaced } = findFacts(gold, sections)
  const measured = {
    id: gold.id,
    facts,
    missed,
    misplaced,
    polarityErrors: gold.facts.flatMap((fact) => contradiction(fact, whole, gold.language) ?? []),
    forbidden: countForbidden(gold, whole),
    medicines: scoreMedicines(gold, whole, listed),
    list: scoreMedicineList(gold, prediction),
    numbers: checkNumbers(gold.language === 'en' ? withoutShorthand(whole) : whole, spokenNumbers(gold.transcript, gold.language)),
    words: { report: countWords(whole), transcript: countWords(gold.transcript) },
    isCodeRight: codeVerdict(gold, prediction.codes),
  }
  const isQuiet = gold.mostWords === undefined ? undefined : measured.words.report <= gold.mostWords && measured.forbidden.total === 0
  return { ...measured, isQuiet, score: scoreOf({ ...measured, isQuiet }) }
}

/** 3/7 in an English note is three days. */
function withoutShorthand(text: string): string {
  return text.replace(/(?<![\d/])(\d+)\/(?:7|52|12)(?![\d/])/g, '$1')
}

function codeVerdict(gold: Gold, codes: readonly string[] | undefined): boolean | undefined {
  if (gold.codes.length === 0 || codes === undefined) return undefined
  return codes.slice(0, SUGGESTIONS).some((code) => gold.codes.includes(code.toUpperCase().slice(0, 3)))
}

function findFacts(gold: Gold, sections: Prediction['sections']): Pick<ConsultationScore, 'facts' | 'missed' | 'misplaced'> {
  const rows = gold.facts.map((fact) => {
    const places = sections.filter(({ text }) => states(text, fact, gold.language)).map(({ type }) => type)
    return { fact, isFound: places.length > 0, isPlaced: fact.section.some((section) => places.includes(section)) }
  })
  const count = (isCounted: (row: (typeof rows)[number]) => boolean) => rows.filter(isCounted).length
  return {
    facts: {
      total: rows.length,
      key: count(({ fact }) => fact.isKey),
      found: count(({ isFound }) => isFound),
      keyFound: count(({ fact, isFound }) => fact.isKey && isFound),
      placed: count(({ isPlaced }) => isPlaced),
      keyPlaced: count(({ fact, isPlaced }) => fact.isKey && isPlaced),
    },
    missed: rows.filter(({ isFound }) => !isFound).map(({ fact }) => fact.id),
    misplaced: rows.filter(({ isFound, isPlaced }) => isFound && !isPlaced).map(({ fact }) => fact.id),
  }
}

/** Whether a text states a fact: for one that is not a denial, no denial may stand straight before it. */
export function states(text: string, fact: GoldFact, language: Language): boolean {
  return fact.any.some(({ pattern, isDenial }) =>
    [...text.matchAll(pattern)].some(({ index }) => isDenial || !cues(language).deniedBefore.test(text.slice(Math.max(0, index - GUARD_REACH), index))),
  )
}

interface Cues {
  readonly denial: RegExp
  readonly condition: RegExp
  readonly kin: RegExp
  readonly deniedBefore: RegExp
}

const knownCues = new Map<Language, Cues>()

function cues(language: Language): Cues {
  const known = knownCues.get(language) ?? {
    denial: goldPattern(String.raw`(?<!\w)(?:${DENIAL[language]})(?!\w)|fri\b|\bu\.?a\b`, 'iu'),
    condition: wholeWordPattern(CONDITION[language], 'iu'),
    kin: wholeWordPattern(KIN[language], 'iu'),
    deniedBefore: goldPattern(String.raw`(?:^|\W)(?:${DENIAL_BEFORE[language]})\s+(?:\w+\s+)?$`, 'iu'),
  }
  knownCues.set(language, known)
  return known
}

/** The sentence that says the opposite of a fact; questions, advice and what is told of relatives pass. */
function contradiction(fact: GoldFact, text: string, language: Language): string | undefined {
  const { denial, condition, kin } = cues(language)
  const sentences = fact.wrong.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((hit) => sentenceAround(text, { start: hit.index, end: hit.index + hit[0].length })),
  )
  return sentences.find(
    (sentence) => !((fact.isNegated && denial.test(sentence)) || condition.test(sentence) || kin.test(sentence) || sentence.trimEnd().endsWith('?')),
  )
}

function countForbidden(gold: Gold, text: string): ConsultationScore['forbidden'] {
  const hits = gold.forbidden.filter(({ pattern, unless }) =>
    [...text.matchAll(pattern)].some((hit) => unless?.test(sentenceAround(text, { start: hit.index, end: hit.index + hit[0].length })) !== true),
  )
  return {
    total: hits.length,
    critical: hits.filter(({ isCritical }) => isCritical).length,
    said: hits.map(({ kind, why }) => `${kind.replaceAll('_', ' ')} (${why})`),
  }
}

/** Length a report may have of the talk before it loses, and what it has lost at the talk's own length. */
const FREE_LENGTH = 0.7

/** 0 to 100: facts in their section, medicines, numbers; less for length and for what is wrong. */
function scoreOf(row: Omit<ConsultationScore, 'score'>): number {
  const { facts, medicines, numbers, words, forbidden } = row
  if (row.isQuiet !== undefined) return row.isQuiet && numbers.unsupported.length === 0 ? 100 : 0
  const parts = [
    { weight: 0.45, share: facts.keyPlaced / Math.max(1, facts.key) },
    { weight: 0.2, share: facts.placed / Math.max(1, facts.total) },
    ...(medicines.total > 0 ? [{ weight: 0.25, share: medicines.right / medicines.total }] : []),
    ...(numbers.total > 0 ? [{ weight: 0.1, share: 1 - numbers.unsupported.length / numbers.total }] : []),
  ]
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const base = parts.reduce((sum, { weight, share }) => sum + weight * share, 0) / weights
  const compression = words.report / Math.max(1, words.transcript)
  const length = compression <= FREE_LENGTH ? 1 : Math.max(0, (1 - compression) / (1 - FREE_LENGTH))
  const penalty = 0.1 * (row.polarityErrors.length + medicines.wrongStatus.length + forbidden.critical) + 0.04 * (forbidden.total - forbidden.critical)
  return Math.max(0, 100 * (base * length - penalty))
}
