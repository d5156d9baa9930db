import type { Language } from '#contract/vertical.ts'
import type { Gold, GoldMedicine } from './gold.ts'
import { wholeWordPattern } from './gold-pattern.ts'
import { STATUS_WORDS, type MedicineStatus } from './medicine-status-words.ts'

export interface MedicineScore {
  readonly total: number
  readonly named: number
  /** Named with the dose. */
  readonly dosed: number
  /** Named with dose and status, and not listed as if in use after it was stopped. */
  readonly right: number
  /** Those that are not right, by the first of their names. */
  readonly notRight: readonly string[]
  /** Names that stand in the list of medicines as if in use. */
  readonly wrongStatus: readonly string[]
}

/** How far from its name a dose, and the words of its status, may stand. */
const DOSE_REACH = 110
const STATUS_REACH = 70
const LIST_REACH = { before: 70, after: 90 }

const patterns = new Map<string, RegExp>()

function says(text: string, language: Language, status: MedicineStatus): boolean {
  const key = `${language} ${status}`
  const pattern = patterns.get(key) ?? wholeWordPattern(STATUS_WORDS[language][status], 'iu')
  patterns.set(key, pattern)
  return pattern.test(text)
}

/** The text around a hit, within its line. */
function lineAround(text: string, { index, length }: { index: number; length: number }, reach: number): string {
  const start = text.lastIndexOf('\n', index - 1) + 1
  const end = text.indexOf('\n', index + length)
  return text.slice(Math.max(index === 0 ? 0 : start, index - reach), Math.min(end === -1 ? text.length : end, index + length + reach))
}

function isStatusRight(text: string, language: Language, wanted: MedicineStatus): boolean {
  const hasEnded = says(text, language, 'stopped') || says(text, language, 'allergy')
  if (wanted === 'allergy' || wanted === 'stopped') return says(text, language, wanted)
  if (wanted === 'started') return says(text, language, 'started') || !(hasEnded || says(text, language, 'continued'))
  return says(text, language, 'continued') || !hasEnded
}

/** The name of an ended medicine where the list of medicines has it as if in use. */
function listedAsInUse({ name, status }: GoldMedicine, listed: string, language: Language): string | undefined {
  if (status !== 'stopped' && status !== 'allergy') return undefined
  return [...listed.matchAll(name)].map(([hit], at, hits) => ({ hit, index: hits[at]?.index ?? 0 })).find(({ hit, index }) => {
    const line = lineAround(listed, { index, length: hit.length }, Infinity)
    const at = line.indexOf(hit)
    const near = line.slice(Math.max(0, at - LIST_REACH.before), at + LIST_REACH.after)
    return !says(near, language, 'stopped') && !says(near, language, 'allergy')
  })?.hit
}

function scoreMedicine(medicine: GoldMedicine, { gold, whole, listed }: { gold: Gold; whole: string; listed: string }) {
  const hits = [...whole.matchAll(medicine.name)].map((hit) => {
    const place = { index: hit.index, length: hit[0].length }
    const near = whole.slice(Math.max(0, place.index - DOSE_REACH), place.index + place.length + DOSE_REACH)
    const isDosed = medicine.dose === undefined || near.search(medicine.dose) !== -1
    return { isDosed, isRight: isDosed && isStatusRight(lineAround(whole, place, STATUS_REACH), gold.language, medicine.status) }
  })
  const isNamedTwice = gold.medicines.some((other) => other !== medicine && other.source === medicine.source)
  const wrongStatus = isNamedTwice ? undefined : listedAsInUse(medicine, listed, gold.language)
  return {
    isNamed: hits.length > 0,
    isDosed: hits.some(({ isDosed }) => isDosed),
    isRight: wrongStatus === undefined && hits.some(({ isRight }) => isRight),
    wrongStatus,
  }
}

/** An expression for a name, as a name: `metformin\w*|glucophage` is metformin. */
function plainName(source: string): string {
  return (source.split('|')[0] ?? '').replace(/\\[bwW][*?]?|[?()^$*[\]\\]/g, '')
}

/** Scores the medicines of a report: name, dose near it, status on its line. */
export function scoreMedicines(gold: Gold, whole: string, listed: string): MedicineScore {
  const scored = gold.medicines.map((medicine) => scoreMedicine(medicine, { gold, whole, listed }))
  return {
    total: scored.length,
    named: scored.filter(({ isNamed }) => isNamed).length,
    dosed: scored.filter(({ isDosed }) => isDosed).length,
    right: scored.filter(({ isRight }) => isRight).length,
    notRight: gold.medicines.filter((_, at) => scored[at]?.isRight !== true).map(({ source }) => plainName(source)),
    wrongStatus: scored.flatMap(({ wrongStatus }) => wrongStatus ?? []),
  }
}
