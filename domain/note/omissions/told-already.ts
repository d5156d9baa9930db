import type { Report } from '#contract/report.ts'
import type { Tongue } from '#domain/language/language.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { amountsOf } from '#domain/note/annotate/amounts.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'

/** One sentence of a report: what it is about, its numbers and medicines, whether it denies, and whether it tells of a medicine that is ended or not borne. */
type ToldSentence = {
  readonly stems: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly amounts: ReadonlySet<string>
  readonly substances: ReadonlySet<string>
  readonly isDenial: boolean
  readonly isEnded: boolean
}

/** Words shorter than this are small words. */
const TELLING_LETTERS = 4
/** The beginning of a word tells it apart whatever its ending. */
const STEM_LETTERS = 5
/** So large a share of its telling words in one sentence, and a statement says nothing new. */
const TOLD_SHARE = 0.75

/** One word alone is found again anywhere. */
const LEAST_STEMS = 2

function stemsOf({ tokens }: Reading): Set<string> {
  return new Set(tokens.filter((token) => !isNumber(token) && token.lower.length >= TELLING_LETTERS).map((token) => token.lower.slice(0, STEM_LETTERS)))
}

function numbersOf({ tokens }: Reading): Set<string> {
  return new Set(tokens.filter(isNumber).map((token) => token.lower))
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean => [...part].every((one) => whole.has(one))

/** Reads what a report tells, sentence by sentence, for `isTold` and `isDoseTold`. */
export function readTold({ sections }: Pick<Report, 'sections'>, tongue: Tongue): ToldSentence[] {
  return sections.flatMap(({ blocks }) => blocks).flatMap(sentencesOfBlock).map(({ text }) => {
      const reading = readMarks(text, tongue)
      return {
        stems: stemsOf(reading),
        numbers: numbersOf(reading),
        amounts: new Set(amountsOf(reading).map(({ amount }) => amount)),
        substances: new Set(reading.drugs.map(({ substance }) => substance)),
        isDenial: has(reading, 'negation'),
        isEnded: has(reading, 'stop', 'allergy', 'reaction', 'refuse'),
      }
    })
}

/** How large a share of the telling words of a statement the nearest sentence of the report has: from nought to one. */
export function shareTold(reading: Reading, told: readonly ToldSentence[]): number {
  const stems = stemsOf(reading)
  if (stems.size === 0) return 0
  return Math.max(0, ...told.map((sentence) => [...stems].filter((stem) => sentence.stems.has(stem)).length / stems.size))
}

/** True when one sentence of the report says the same, whatever stretch of the talk it rests on: the value that is announced, and told again by and by. */
export function isTold(reading: Reading, told: readonly ToldSentence[]): boolean {
  const stems = stemsOf(reading)
  const numbers = numbersOf(reading)
  if (stems.size < LEAST_STEMS && numbers.size === 0) return false
  const isDenial = has(reading, 'negation')
  return told.some(
    (sentence) =>
      isWithin(numbers, sentence.numbers) &&
      (stems.size === 0 || (sentence.isDenial === isDenial && [...stems].filter((stem) => sentence.stems.has(stem)).length >= stems.size * TOLD_SHARE)),
  )
}

/** True when each medicine that is named stands in a sentence of the report with the numbers that were said of it. */
export function areMedicinesTold(reading: Reading, told: readonly ToldSentence[]): boolean {
  const numbers = numbersOf(reading)
  return reading.drugs.every(({ substance }) => told.some((sentence) => sentence.substances.has(substance) && isWithin(numbers, sentence.numbers)))
}

/** True when each medicine that is named stands in the report as one that is not to be taken. */
export function areMedicinesEnded({ drugs }: Reading, told: readonly ToldSentence[]): boolean {
  return drugs.length > 0 && drugs.every(({ substance }) => told.some((sentence) => sentence.isEnded && sentence.substances.has(substance)))
}

/** True when each amount with its unit stands somewhere in the report. */
export function areAmountsTold(reading: Reading, told: readonly ToldSentence[]): boolean {
  const amounts = amountsOf(reading)
  return amounts.length > 0 && amounts.every(({ amount }) => told.some((sentence) => sentence.amounts.has(amount)))
}
