import { packOf } from '#domain/language/language.ts'
import type { Told } from './told.ts'
import { CUES } from '../words/talk-cues.ts'
import type { Line } from './lines.ts'
import { pieceOf } from './lines.ts'

/** A number as policies, claims and marks bear it: `DF-20871`, `H 5512 07`, `WL/4420/B`, `900 111 000 222 333`. */
const CODE = /(?<![\p{L}\p{N}])(?:\p{Lu}{1,5}[ /-]?){0,2}\d[\d\p{Lu}]*(?:[ ./-](?:\d[\d\p{Lu}]*|\p{Lu}{1,3}(?![\p{L}])))*(?![\p{L}\p{N}])/gu
const LEAST_DIGITS = 3
/** ISO 11784; a horse's UELN has fifteen signs too. */
const CHIP_DIGITS = 15
/** So many number words in a row are a number told in groups. */
const LEAST_SPOKEN = 4

const SPOKEN = /^(?:\d+|zero|oh|null|nul|noll|ноль|dash|slash|strek|bindestrek|streg|bindestreg|streck|skråstrek|тире)$/u

type Code = { readonly from: number; readonly to: number; readonly digits: number }

function writtenIn({ text }: Line): Code[] {
  return [...text.matchAll(CODE)]
    .map(({ 0: code, index }) => ({ from: index, to: index + code.length, digits: code.replaceAll(/\D/gu, '').length }))
    .filter(({ digits }) => digits >= LEAST_DIGITS)
}

/** `fire fem, null null sju`: said word by word. */
function spokenIn({ text, marks: { tokens, language } }: Line): Code[] {
  const { units, tens } = packOf(language).numbers
  const isNumberWord = (word: string): boolean => Object.hasOwn(units, word) || Object.hasOwn(tens, word) || SPOKEN.test(word)
  const codes: Code[] = []
  let first = -1
  for (const [at, token] of [...tokens, undefined].entries()) {
    const goesOn = token !== undefined && isNumberWord(token.lower) && !/[.;:?!]/u.test(token.gap)
    if (goesOn && first < 0) first = at
    if (goesOn || first < 0) continue
    const [begin, end] = [tokens[first], tokens[at - 1]]
    if (begin && end && at - first >= LEAST_SPOKEN) codes.push({ from: begin.start, to: Math.min(end.end, text.length), digits: at - first })
    first = token !== undefined && isNumberWord(token.lower) ? at : -1
  }
  return codes
}

const codesIn = (line: Line): Code[] => {
  const written = writtenIn(line)
  return written.length > 0 ? written : spokenIn(line)
}

const isChip = (code: Code): boolean => code.digits === CHIP_DIGITS

/** Where in a line the words of a cue stand; -1 where they do not. */
const placeOf = (words: RegExp, { text }: Line): number => words.exec(text)?.index ?? -1

/** The code a cue leads to: in its own sentence behind it, or the answer to its question, or the next short sentence of the same breath. */
function codeFor(lines: readonly Line[], words: RegExp, isFit: (code: Code, line: Line) => boolean): Told | undefined {
  for (const [at, line] of lines.entries()) {
    const place = placeOf(words, line)
    const next = lines[at + 1]
    const near = place >= 0 && codesIn(line).length === 0 && next?.turn === line.turn && next.text.length < 60 ? [next] : []
    const answered = place < 0 && line.asked !== undefined && line.inTurn < 2 && words.test(line.asked.text)
    const own = place >= 0 || answered ? [line, ...near] : []
    for (const holder of own) {
      const fit = codesIn(holder).filter((code) => isFit(code, holder))
      const chosen = fit.find(({ from }) => holder !== line || from > place) ?? fit[0]
      if (chosen) return pieceOf(holder, chosen.from, chosen.to)
    }
  }
  return undefined
}

/** The last of the words before a code tells what it is a number of. */
function belongsTo(code: Code, line: Line, { own, other }: { own: RegExp; other: RegExp }): boolean {
  const before = line.text.slice(0, code.from)
  const last = (words: RegExp): number => Math.max(-1, ...[...before.matchAll(new RegExp(words.source, 'giu'))].map(({ index }) => index))
  return last(other) < 0 || last(own) > last(other)
}

const A_NUMBER = /(?<![\p{L}])(?:nummer(?:et)?|numret|numre|number|номер)(?![\p{L}])/iu

/** `With Folksam. The number, wait, it is 77120-33`: a number told in the breath in which the insurance is spoken of. */
function numberOfInsurance(lines: readonly Line[]): Told | undefined {
  const line = lines.find(
    (one, at) =>
      A_NUMBER.test(one.text) &&
      !CUES.chip.test(one.text) &&
      !CUES.claim.test(one.text) &&
      !/telefon|mobilnum|phone|телефон/iu.test(one.text) &&
      (CUES.insurance.test(one.text) ||
        (one.asked !== undefined && CUES.insurance.test(one.asked.text)) ||
        (lines[at - 1]?.turn === one.turn && CUES.insurance.test(lines[at - 1]?.text ?? ''))),
  )
  const code = line && codesIn(line).find((one) => !isChip(one))
  return line && code && pieceOf(line, code.from, code.to)
}

export const policyNumber = (lines: readonly Line[]): Told | undefined =>
  codeFor(lines, CUES.policy, (code, line) => !isChip(code) && belongsTo(code, line, { own: CUES.policy, other: CUES.claim })) ?? numberOfInsurance(lines)
export const claimNumber = (lines: readonly Line[]): Told | undefined =>
  codeFor(lines, CUES.claim, (code, line) => !isChip(code) && belongsTo(code, line, { own: CUES.claim, other: CUES.policy }))

/** The mark of the animal: a chip by its fifteen digits wherever it is said, any other mark where one is spoken of. */
export function identification(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    const chip = codesIn(line).find(isChip)
    if (chip) return pieceOf(line, chip.from, chip.to)
  }
  return codeFor(lines, CUES.chip, ({ digits }, line) => digits >= 4 && !CUES.policy.test(line.text) && !CUES.claim.test(line.text))
}
