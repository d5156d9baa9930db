import { findAnalyte } from '../analytes/analytes.ts'
import { HEADS } from '../words/heads.ts'
import { NO_TEST, SENTENCE, SENTENCE_CASED, TEST_WORD } from '../words/prose.ts'
import { GENUS } from '../words/microbes.ts'
import { AROUND, JOINING, SHORTENED, TESTS } from '../words/tests.ts'
import { anyOf, isOneOf, within } from './any-of.ts'
import { keeping } from './kept.ts'
import { isUnit } from './units.ts'

/** What a laboratory prints behind a name to say what kind of quantity it is: `; kat.k.`, `; stoffk.`, `;P`. */
const KIND = new RegExp(
  [
    String.raw`[;,]\s*(?:stoff?k|massek|massk|arb\.?\s?(?:stoff?k|subst)|kat\.?k|katal|antall?k|subst\.?c|mass\s?c|cat\.?c|num\.?c|volfr`,
    String.raw`massefr|vol\.?\s?fr|entitisk\p{L}*|B|P|S|U|Pt|Nyre|fP|Ecs?)(?:[.;(]\D*)?$`,
  ].join('|'),
  'iu',
)
/** The system before or behind a name: P-, S-, U-, (B). */
const SYSTEM = new RegExp(
  [
    String.raw`^(?:f?(?:P|S|B|Pt|U|F|Hb|Sp|Csv|Erc|Lkc|aB|vB|kB|dU|tU)(?:\([A-Za-z]+\))?)[-—–](?=\p{L}|\d)`,
    String.raw`\((?:B|P|S|U|Hb|Pt)\)$`,
    String.raw`;(?:B|P|S|U|Pt|Nyre|fP|Csv)$`,
  ].join('|'),
  'u',
)
/** Codes of registers of tests, before or behind a name: NPU19651, SWE05007, A09.05.003, 718-7. */
export const CODE = /(?:^|\s)[([]?(?:(?:NPU|SWE|NOR|DNK|ASS|LOINC|DNKI|SKS|MCS)\s?-?\d{4,6}|[AА-Я]\d{2}\.\d{2}\.\d{3}(?:\.\d+)*)[)\]]?(?=\s|$|[,;:])/gu

const isListed = isOneOf(TESTS)
/** What has grown, by the two words of its name: `Escherichia coli`. */
const GROWN = new RegExp(String.raw`^${anyOf(GENUS)}\s\p{Ll}{2,}\.?$`, 'u')
export const isGrown = (text: string): boolean => GROWN.test(text)
/** A word that is cut short may stand without a blank: `tot.kol`. */
const around = new RegExp(
  String.raw`^(?:${anyOf(AROUND)}(?:\s+|-(?=\p{L}))|${anyOf(SHORTENED)}\s*(?=\p{L}))|,?\s+${anyOf(AROUND, SHORTENED)}$`, 'iu')
/** What a test looks for, behind the name of an agent: its kinds, and words of tests: `HIV 1/2 antigen og antistoff`. */
const isOfAgent = isOneOf(AROUND, TEST_WORD, JOINING)
const JOINED = new RegExp(String.raw`(?<!\S)(\S{1,24})\s${anyOf(JOINING)}\s(\S{1,24})(?!\S)`, 'giu')
const isKind = (word: string): boolean => /^(?:\d{1,2}(?:[/+-]\d{1,2})?|[A-C])$/u.test(word) || isOfAgent(word) || isOfAgent(word.replace(/^[A-Z]-/u, ''))
const noTest = new RegExp(String.raw`^(?:${anyOf(NO_TEST)})(?![\p{L}\p{N}])`, 'iu')
const sentence = within(SENTENCE)
const cased = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(SENTENCE_CASED)}\s\p{Ll}`, 'u')
const testWord = new RegExp(String.raw`(?:^|[\s-])${anyOf(TEST_WORD)}(?=$|[\s,-])|\p{L}{3}(?=\p{L}{4})${anyOf(TEST_WORD)}$`, 'iu')
const isHeadWord = isOneOf(...Object.values(HEADS))

/** A name as printed, without the code of the register. */
export const nameOf = (printed: string): string =>
  printed
    .replace(CODE, ' ')
    // A name between its code and the register of the code, as messages print it: `718-7^Hemoglobin^LN`.
    .replace(/^[^^]{0,20}\^([^^]+)\^[^^]{0,12}$/u, '$1')
    .replace(/^\d{5}\s+(?=\p{L})/u, '')
    .replace(/\s{3,}/gu, ' ')
    .replace(/^\s*(?:kl\.?\s*)?\d{1,2}:\d{2}\s+(?=\p{L})|\s+(?:kl\.?\s*)?\d{1,2}:\d{2}\s*$/gu, '')
    .replace(/^[\s,;:*·•▪◦\p{So}]+|[\s:;=,]+$|\s+(?:[-–—/]+|-?[→➔➜⇒»])$|\s+\.{1,3}$/gu, '')
    .trim()

export const bareName = (name: string): string => name.replace(KIND, '').replace(/[—–]/gu, '-').trim()
const withoutBracket = (name: string): string => name.replace(/\s*[([][^()[\]]*[)\]]$/u, '')

/** Which of the explained analytes a name is, however it is dressed. */
export function keyOf(printed: string): string | undefined {
  return findAnalyte(printed) ?? findAnalyte(bareName(printed)) ?? findAnalyte(withoutBracket(printed)) ?? findAnalyte(withoutBracket(bareName(printed)))
}

const LONGEST_NAME = 90
const isKnownTest = keeping((printed) => isListedTest(nameOf(printed)))

/** True for the name of a test that is known, alone or with its material, kind or bracket around it. */
export const isTest = (printed: string): boolean => printed !== '' && printed.length <= LONGEST_NAME && isKnownTest(printed)

/** The code of an allergen behind its name: `Birk (t3)`, `Bjørk t3`. */
const ALLERGEN = /^\p{L}{2}.*\s(?:\([a-z]{1,2}\d{1,3}\)|[a-z]{1,2}\d{1,3})$/u

function isListedTest(name: string): boolean {
  if (keyOf(name) !== undefined || ALLERGEN.test(name) || isGrown(name)) return true
  const bare = withoutBracket(bareName(name).replace(SYSTEM, ''))
  if (isListed(name) || isListed(bare) || isListed(bareName(name))) return true
  const measured = unitBehind(name)
  if (measured && isListedTest(measured.name)) return true
  const core = bare.replace(around, '').replace(around, '').replace(around, '').trim()
  return (core !== bare && core !== '' && (findAnalyte(core) !== undefined || isListed(core))) || isAgentTest(bare)
}

function isAgentTest(name: string): boolean {
  const [agent = '', ...kinds] = name.split(/[\s,]+/u)
  const isOfTwo = kinds.length === 2 && isKind(kinds[0] ?? '') && isListed(`${agent} ${kinds[0] ?? ''}`)
  return /\p{L}{3}/u.test(agent) && kinds.length > 1 && kinds.every(isKind) && (isListed(agent) || isOfTwo)
}

export const hasSystem = (name: string): boolean => SYSTEM.test(name) || new RegExp(CODE.source, 'u').test(name)
/** A name that tells by one of its words that it is a test. */
export const isTestLike = (name: string): boolean => testWord.test(name) || /^[A-ZÆØÅÄÖ][A-ZÆØÅÄÖ0-9+-]{1,6}$/u.test(name)
export const isNoTest = (name: string): boolean => noTest.test(name)
/** Two kinds of what a test looks for are joined by a word of sentences. */
const withoutJoined = (text: string): string =>
  text.replace(JOINED, (whole, kind: string, other: string) => (isKind(kind) && isKind(other) ? `${kind} ${other}` : whole))
export const isSentence = (text: string): boolean => {
  const plain = withoutJoined(text)
  return sentence.test(plain) || cased.test(plain)
}

const MOST_WORDS = 10
/** The head of a table: `Test  Resultat  Referanse`. */
const isHeadLine = (name: string): boolean => {
  const words = name.split(/\s+/u)
  return words.length > 2 && words.every(isHeadWord)
}
/** What may be a name: letters, and neither a sentence nor something that is no test. */
export function isName(text: string): boolean {
  const name = nameOf(text).replace(/\s*:\s*$/u, '')
  if (name.length > LONGEST_NAME || !/\p{L}/u.test(name) || name.split(/\s+/u).length > MOST_WORDS || isHeadWord(name) || isHeadLine(name)) return false
  if (isTest(name)) return true
  return !noTest.test(name) && !isUnit(name) && !/[!?]$|["«»]|https?:/u.test(name) && !(/\p{L}{3}\.$/u.test(bareName(name)) && /\s\S+\s/u.test(name))
}

/** A unit behind a name, with a comma or nothing before it: `АЛТ, Ед/л`, `Fett %`, `Alkalisk fosfatase  U/L`. */
export function unitBehind(name: string): { name: string; unit: string } | undefined {
  const [, bare, unit] = /^(.*[^\s,:;])(?:\s*,\s*|\s+)([^\s,()[\]]{1,24})$/u.exec(name.replace(/[\s:]+$/u, '')) ?? []
  const isOne = bare !== undefined && unit !== undefined && /\p{L}/u.test(bare) && /^[%‰]$|\//u.test(unit) && isUnit(unit)
  return isOne ? { name: bare, unit } : undefined
}

/** A unit that stands with the name: `Glukose (mmol/L)`, `Kreatinin, µmol/L`, or with a heading: `MINERALER (mmol/L)`. */
export function unitIn(name: string): string | undefined {
  const unit = /[,([]\s*([^,()[\]]{1,24})[)\]]?$/u.exec(name.replace(/:$/u, ''))?.[1]?.trim()
  return unit !== undefined && /[/%‰]|^(?:fL|pg|kPa|fl|g%|mm)$/u.test(unit) && isUnit(unit) ? unit : undefined
}
