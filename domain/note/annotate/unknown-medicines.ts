import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'

/** A name has so many letters or more. */
const SHORTEST_NAME = 5
/** Weights that only medicines are measured in at the bedside; grams and millilitres are of food and drink too. */
const OF_MEDICINES = /^(?:mg|µg|mcg|ug|ie|iu|mg\/kg|µg\/kg|mcg\/kg|мг|мкг|ед)$/
/** Words between a medicine and its dose. */
const NEAR = 3
const LETTERS = /^\p{L}[\p{L}\p{M}-]+$/u
const CAPITAL = /^\p{Lu}\p{Ll}/u

/** Words of how and how long, which nobody takes by the milligram. */
const ADVERB = new RegExp(
  String.raw`^(?:stadig\p{L}*|fortsatt|fremdeles|framleis|fortfarande|fortsat|alltid|altid|alltså|altså|nemlig|nämligen|cirka|circa|omtrent|` +
    'omkring|ungef[äæ]r|drygt|knapt|knappt|nesten|nästan|næsten|maks|maximum|maksimum|maksimalt|maximalt|minst|mindst|høyst|højst|högst|' +
    'bare|bara|always|still|about|around|roughly|exactly|nearly|almost|только|всегда|примерно|около|почти|ровно|максимум|минимум|опять|' +
    String.raw`снова|сейчас|обычно|\p{L}+(?:ligen|ligvis|ligt|tvis))$`,
  'u',
)

function isKnown(at: number, hits: readonly Hit[], drugs: readonly DrugMention[]): boolean {
  return hits.some((hit) => hit.start <= at && at < hit.end) || drugs.some((drug) => drug.start <= at && at < drug.end)
}

/** A number with a weight of medicines right behind the word: brivix, 25 mg. */
function isWeighed(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at + 1]
  const unit = tokens[at + 2]
  if (!isNumber(number) || !/^,?$/.test(number?.gap ?? '') || unit === undefined) return false
  return OF_MEDICINES.test(unit.lower) && unit.gap === ''
}

/** And a word without a capital is seldom a name where a medicine was named without a number: half an X, the one for people, 2 mg. */
const FAR = 9

/** The dose is of a medicine just named: take losartan instead, 50 mg. */
function isOfNamed(tokens: readonly Token[], at: number, drugs: readonly DrugMention[]): boolean {
  const named = drugs.findLast((drug) => drug.end <= at)
  const reach = CAPITAL.test(tokens[at]?.text ?? '') ? NEAR : FAR
  return named !== undefined && at - named.end <= reach && !tokens.slice(named.end, at).some(isNumber)
}

/** A count of a form of medicine behind a name: Brivix, one tablet twice a day. */
function isCounted(tokens: readonly Token[], at: number, hits: readonly Hit[]): boolean {
  const next = tokens[at + 1]
  // Rocky's drops: whose they are, and no name of them
  if (next === undefined || !/^,?$/.test(next.gap) || /^(?:sin|sine|sitt|si)$/.test(next.lower)) return false
  const isForm = (from: number): boolean =>
    hits.some((hit) => (hit.mark === 'doseForm' || hit.mark === 'frequency') && hit.start >= from && hit.start <= from + 1)
  return isForm(at + 1) || (isNumber(next) && isForm(at + 2))
}

/** Minerals are measured in the blood too: only with a weight or a count of tablets straight behind are they taken. */
const MINERALS: ReadonlyMap<string, RegExp> = new Map([
  ['jerntabletter', /^(?:jern|jernet|järn|järnet|iron|железо|железа)$/u],
  ['kalsium', /^(?:kalsium(?:et)?|calcium|kalcium(?:et)?|kalk(?:en)?|кальций|кальция)$/u],
  ['magnesium', /^(?:magnesium(?:et)?|магний|магния)$/u],
  ['glukose', /^(?:glukos|glukose|glucose|глюкоза|глюкозу|глюкозы)$/u],
  ['sinktabletter', /^(?:sink|zink|zinc|цинк)$/u],
])
const TAKEN_AS = /^(?:mg|g|µg|mcg|ie|iu|мг|г|мкг|ед|tabl?|tablett\p{L}*|tablets?|kaps\p{L}*|caps\p{L}*|таблет\p{L}*|капсул\p{L}*)$/u

/** With a dose straight behind, or where what is taken is told of and nothing is measured (`isTaken`). */
export function mineralsIn(tokens: readonly Token[], isTaken: boolean): DrugMention[] {
  if (isTaken) {
    return tokens.flatMap((token, at): DrugMention[] => {
      const substance = [...MINERALS].find(([, words]) => words.test(token.lower))?.[0]
      return substance === undefined || MEASURED.test(tokens[at + 1]?.lower ?? '')
        ? []
        : [{ substance, start: at, end: at + 1, name: token.text, isTrade: false, isExact: false }]
    })
  }
  return dosedMinerals(tokens)
}

/** Straight behind the name, it tells of blood. */
const MEASURED = /^(?:er|var|är|is|was|på|of|at|i|in|в|и)$/u

function dosedMinerals(tokens: readonly Token[]): DrugMention[] {
  return tokens.flatMap((token, at): DrugMention[] => {
    const [number, unit] = [tokens[at + 1], tokens[at + 2]]
    if (
      number === undefined ||
      unit === undefined ||
      !isNumber(number) ||
      !/^,?$/.test(number.gap) ||
      unit.gap !== '' ||
      !TAKEN_AS.test(unit.lower) ||
      tokens[at + 3]?.lower === 'dl'
    )
      return []
    const substance = [...MINERALS].find(([, words]) => words.test(token.lower))?.[0]
    return substance === undefined ? [] : [{ substance, start: at, end: at + 1, name: token.text, isTrade: false, isExact: true }]
  })
}

/** Once she has peed, 0.6 mg: what was done, and in Russian what is to be done, is no name. */
const DONE = /^(?:har|hadde|hade|havde|has|have|had|she's|he's|been)$/u
const RUSSIAN_VERB = /^[а-яё]{3,}(?:ть|ться|йте|ете|ите|ется)$/u

function isVerb(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? ''
  return RUSSIAN_VERB.test(word) || (DONE.test(tokens[at - 1]?.lower ?? '') && !CAPITAL.test(tokens[at]?.text ?? '') && tokens[at + 1]?.gap === ',')
}

/**
 * Names that no list holds but that are dosed like medicines: a word nobody knows, straight before a weight of medicines, or written with a
 * capital within a sentence and followed by a form or by how often.
 */
export function unknownMedicines(tokens: readonly Token[], hits: readonly Hit[], drugs: readonly DrugMention[]): DrugMention[] {
  return tokens.flatMap((token, at): DrugMention[] => {
    if (token.text.length < SHORTEST_NAME || !LETTERS.test(token.text) || ADVERB.test(token.lower) || isKnown(at, hits, drugs)) return []
    const isName = at > 0 && CAPITAL.test(token.text) && !/[.!?:]/.test(token.gap)
    if (isOfNamed(tokens, at, drugs) || isVerb(tokens, at)) return []
    if (!isWeighed(tokens, at) && !(isName && isCounted(tokens, at, hits))) return []
    return [{ substance: token.lower, start: at, end: at + 1, name: token.text, isTrade: CAPITAL.test(token.text), isExact: false }]
  })
}
