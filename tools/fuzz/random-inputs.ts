import { HOSTILE_TEXTS, mixedText } from '#domain/language/testing/hostile-texts.ts'
import { type Random, randomOf } from './chance.ts'
import { hostileFile, type SentFile } from './hostile-files.ts'

/** Where a text goes into the product. */
export const TEXT_PLACES = ['transcription', 'note', 'documents', 'trigger', 'prompt', 'patientName'] as const
export type TextPlace = (typeof TEXT_PLACES)[number]
/** Where a file goes into it. */
export type FilePlace = 'upload' | 'chunk'

export type FuzzInput =
  | { readonly index: number; readonly place: TextPlace; readonly shape: string; readonly text: string }
  | { readonly index: number; readonly place: FilePlace; readonly shape: string; readonly file: SentFile }

/** The most letters a text of a case may have; a text may ask for one more than that. */
const MOST_LETTERS = 600_000
/** One input in so many is a file. */
const TEXTS_TO_FILES = 3
const MIXED = 'mixed'

/** As many short texts as long ones: from 1 letter to 600,000 by the number of digits. */
function lengthOf(random: Random): number {
  return Math.max(1, Math.round(MOST_LETTERS ** (random.below(1_001) / 1_000)))
}

/** The input of a number: the same for the same seed. */
export function inputOf(seed: number, index: number): FuzzInput {
  const random = randomOf(seed, index)
  if (random.below(TEXTS_TO_FILES) === 0) {
    const file = hostileFile(random)
    return { index, place: random.pick(['upload', 'chunk'] as const), shape: `${file.name}, ${file.how}`, file }
  }
  const shape = random.pick([...Object.keys(HOSTILE_TEXTS), MIXED, MIXED, MIXED, MIXED])
  const letters = lengthOf(random)
  const text = (shape === MIXED ? mixedText(letters, random.below) : (HOSTILE_TEXTS[shape]?.(letters) ?? '')).slice(0, letters)
  return { index, place: random.pick(TEXT_PLACES), shape: `${shape}, ${String(text.length)} letters`, text }
}
