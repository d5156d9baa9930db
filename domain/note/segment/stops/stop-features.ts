import type { Language } from '#contract/vertical.ts'
import type { HeardWord, Speech } from './hear-words.ts'
import { joined, signOf } from './signs.ts'
import type { Sign } from './signs.ts'

const NONE: readonly Sign[] = []
const BEFORE_ALL: HeardWord = { word: signOf('<'), ending: signOf('<'), kind: signOf('<'), begins: NONE, ends: NONE }
const AFTER_ALL: HeardWord = { word: signOf('>'), ending: signOf('>'), kind: signOf('>'), begins: NONE, ends: NONE }

/** The Nordic languages share most of their small words, and learn them from each other. */
const FAMILIES: Readonly<Record<Language, number>> = { nb: 1, sv: 1, da: 1, en: 2, ru: 3 }
const LANGUAGES: Readonly<Record<Language, number>> = { nb: 11, sv: 12, da: 13, en: 14, ru: 15 }
const ALL = 0

function wordAt({ words }: Speech, at: number): HeardWord {
  return words[at] ?? (at < 0 ? BEFORE_ALL : AFTER_ALL)
}

/** A feature: its name, whom it is learnt with, and its signs. */
function feature(name: number, group: number, signs: readonly Sign[]): Sign {
  return joined(name * 16 + group, signs)
}

/** What words say: those before a gap from near to far (a, b), those behind it (x, y, z). */
function byWords(speech: Speech, at: number): Sign[] {
  const group = FAMILIES[speech.language]
  const own = LANGUAGES[speech.language]
  const [b, a, x, y, z] = [wordAt(speech, at - 2), wordAt(speech, at - 1), wordAt(speech, at), wordAt(speech, at + 1), wordAt(speech, at + 2)]
  return [
    feature(1, group, [a.word]), feature(2, group, [x.word]), feature(3, group, [b.word]), feature(4, group, [y.word]), feature(5, group, [z.word]),
    feature(1, own, [a.word]), feature(2, own, [x.word]),
    feature(6, group, [a.word, x.word]),
    feature(7, group, [x.word, y.word]),
    feature(8, group, [b.word, a.word]),
    feature(9, group, [a.word, y.word]),
    feature(10, group, [b.word, x.word]),
    feature(11, group, [x.word, y.word, z.word]), feature(12, group, [b.word, a.word, x.word]), feature(13, group, [a.word, x.word, y.word]),
    feature(14, group, [a.ending]),
    feature(15, group, [x.ending]),
    feature(16, group, [y.ending]),
    feature(17, group, [a.ending, x.word]),
    feature(18, group, [a.word, x.ending]),
    feature(19, group, [a.word, x.kind]),
    feature(20, group, [a.word, x.kind, y.kind]),
    feature(21, group, [a.kind, x.word]),
    feature(22, group, [b.kind, a.kind, x.word]),
    feature(23, group, [a.kind, x.word, y.word]), feature(24, group, [a.kind, x.word, y.kind]),
  ]
}

/** What the kinds of the words say, in all languages alike. */
function byKinds(speech: Speech, at: number): Sign[] {
  const kind = (place: number) => wordAt(speech, place).kind
  const [c, b, a, x, y, z] = [kind(at - 3), kind(at - 2), kind(at - 1), kind(at), kind(at + 1), kind(at + 2)]
  return [
    feature(30, ALL, [a]),
    feature(31, ALL, [x]),
    feature(32, ALL, [a, x]),
    feature(33, ALL, [b, a]),
    feature(34, ALL, [x, y]),
    feature(35, ALL, [b, a, x]),
    feature(36, ALL, [a, x, y]),
    feature(37, ALL, [b, a, x, y]), feature(38, ALL, [x, y, z]), feature(39, ALL, [c, b, a]), feature(40, ALL, [a, x, y, z]), feature(41, ALL, [c, b, a, x]),
  ]
}

/** What the marks say that end before a gap, begin behind it, or begin a word later. */
function byMarks(speech: Speech, at: number): Sign[] {
  const group = FAMILIES[speech.language]
  const [a, x, y] = [wordAt(speech, at - 1), wordAt(speech, at), wordAt(speech, at + 1)]
  return [
    ...x.ends.flatMap((mark) => [feature(50, ALL, [mark]), feature(51, group, [mark, x.word]), ...x.begins.map((next) => feature(52, ALL, [mark, next]))]),
    ...x.begins.flatMap((mark) => [feature(53, ALL, [mark]), feature(54, group, [a.word, mark])]),
    ...y.begins.flatMap((mark) => [feature(55, ALL, [mark]), feature(56, group, [x.word, mark])]),
  ]
}

/** What speaks for and against an end of a sentence before the word at a place. */
export function endFeatures(speech: Speech, at: number): Sign[] {
  return [feature(0, ALL, [1]), ...byWords(speech, at), ...byKinds(speech, at), ...byMarks(speech, at)]
}

/** What speaks for a question in how a sentence begins, and in what was said just before it. */
export function openingFeatures(speech: Speech, at: number): Sign[] {
  const group = FAMILIES[speech.language]
  const [b, a, x] = [wordAt(speech, at - 2), wordAt(speech, at - 1), wordAt(speech, at)]
  const [y, z, u] = [wordAt(speech, at + 1), wordAt(speech, at + 2), wordAt(speech, at + 3)]
  return [
    feature(60, ALL, [1]),
    feature(61, group, [x.word]),
    feature(62, group, [y.word]),
    feature(63, group, [x.word, y.word]),
    feature(64, group, [x.word, y.word, z.word]),
    feature(65, group, [x.ending]),
    feature(66, group, [x.ending, y.word]),
    feature(67, ALL, [x.kind]),
    feature(68, ALL, [x.kind, y.kind]),
    feature(69, ALL, [x.kind, y.kind, z.kind]),
    feature(70, group, [x.word, y.kind]),
    ...x.begins.flatMap((mark) => [feature(71, ALL, [mark]), feature(72, group, [mark, y.word])]),
    ...y.begins.flatMap((mark) => [feature(73, ALL, [mark]), feature(74, group, [x.word, mark])]),
    feature(75, group, [a.word]), feature(76, group, [a.word, x.word]), feature(77, ALL, [a.kind, x.kind, y.kind]), feature(78, group, [b.word, a.word]),
    feature(79, ALL, [x.kind, y.kind, z.kind, u.kind]),
  ]
}

/** What speaks for a question in each of its words, wherever it stands in it. */
export function insideFeatures(speech: Speech, at: number): Sign[] {
  const group = FAMILIES[speech.language]
  const [a, x, y] = [wordAt(speech, at - 1), wordAt(speech, at), wordAt(speech, at + 1)]
  return [
    feature(92, ALL, [1]), feature(93, group, [x.word]), feature(94, group, [x.word, y.word]), feature(95, ALL, [x.kind]), feature(96, ALL, [a.kind, x.kind]),
    feature(97, group, [a.kind, x.word]),
    feature(98, group, [x.word, y.kind]), feature(99, group, [x.ending]), ...x.begins.map((mark) => feature(100, ALL, [mark])),
  ]
}

/** What speaks for a question in its last words, and in what follows it. */
export function answerFeatures(speech: Speech, at: number): Sign[] {
  const group = FAMILIES[speech.language]
  const [b, a, x, y, z] = [wordAt(speech, at - 2), wordAt(speech, at - 1), wordAt(speech, at), wordAt(speech, at + 1), wordAt(speech, at + 2)]
  return [
    feature(80, group, [a.word]), feature(81, group, [x.word]), feature(82, group, [x.word, y.word]), feature(83, group, [a.word, x.word]),
    ...x.begins.map((mark) => feature(84, ALL, [mark])),
    ...x.ends.map((mark) => feature(85, ALL, [mark])),
    feature(86, group, [b.word, a.word]), feature(87, ALL, [b.kind, a.kind]), feature(88, ALL, [a.kind, x.kind, y.kind]), feature(89, ALL, [x.kind, y.kind]),
    feature(101, group, [x.word, y.word, z.word]),
    feature(102, group, [a.ending]), feature(103, group, [a.kind, x.word]), feature(104, ALL, [x.kind]),
  ]
}

/** The lengths of sentences are told apart by these. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 22]

/** The length of a sentence, a statement's and a question's apart. */
export function lengthFeature(words: number, isQuestion: boolean): Sign {
  return feature(isQuestion ? 91 : 90, ALL, [LENGTHS.findLast((least) => words >= least) ?? 1])
}
