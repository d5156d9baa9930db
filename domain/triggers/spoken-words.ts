/** A word as it is compared, its place in the text (UTF-16), and what stands between it and the word before. */
export type SpokenWord = { readonly word: string; readonly start: number; readonly end: number; readonly pause: number }

/** A stop or a new line within a phrase: recognisers put one at every pause, so it is forgiven in long phrases only. */
const STOP_COST = 2
/** A question or an empty line: no phrase goes on behind it. */
const BREAK_COST = 1_000

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
const LONG_ENOUGH_FOR_SINGLE_LETTERS = 6

/** Numbers to twelve are written in digits or in words as the recogniser likes; the words of one language mean little in another. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  [
    'en ett et én ein eit one один одна одно', 'to två two два две', 'tre three три', 'fire fyra four четыре', 'fem five пять', 'seks sex six шесть',
    'sju syv syvende seven семь', 'åtte åtta otte eight восемь', 'ni nio nine девять', 'ti tio ten десять', 'elleve elva eleven одиннадцать',
    'tolv twelve двенадцать',
  ].flatMap((words, at) => words.split(' ').map((word): [string, string] => [word, String(at + 1)])),
)

const SAME_SOUND: Readonly<Record<string, string>> = {
  ä: 'æ',
  ö: 'ø',
  é: 'e',
  è: 'e',
  ê: 'e',
  ü: 'y',
  w: 'v',
  z: 's',
  x: 'ks',
  q: 'k',
  ё: 'е',
  ph: 'f',
  ck: 'k',
  aa: 'å',
  c: 'k',
}
const OTHER_SOUNDS = /ph|ck|aa|c(?=[eiyæøäö])|[äöéèêüwzxqёc]/g
const DOUBLED = /(\p{L})\1+/gu
/** Most words are spelt one way: a look is cheaper than a rewriting. */
const HAS_OTHER_SPELLING = /[^abdefghijklmnoprstuvyæøå]|ph|aa|([a-zæøå])\1/

/** In short words a doubled letter makes another word (tak, takk). */
const undouble = (word: string): string => (word.length < LONG_ENOUGH_FOR_SINGLE_LETTERS ? word : word.replaceAll(DOUBLED, '$1'))

/** Spellings that sound the same become the same: recognisers choose between them, and Nordic neighbours spell differently. */
function foldSpelling(lower: string): string {
  if (!HAS_OTHER_SPELLING.test(lower)) return lower
  return undouble(
    lower.replaceAll(OTHER_SOUNDS, (letters, at: number) =>
      letters === 'c' && /[eiyæøäö]/.test(lower.charAt(at + 1)) ? 's' : (SAME_SOUND[letters] ?? letters),
    ),
  )
}

/** Takes a word as written; gives it as it is compared: lower case, one spelling per sound, small numbers as digits. */
function foldWord(written: string): string {
  const lower = written.normalize('NFC').toLowerCase().replaceAll(/['’]/g, '')
  return NUMBERS.get(lower) ?? (/^\p{N}/u.test(lower) ? lower : foldSpelling(lower))
}

/** Takes two words as they are compared; gives them as one. */
export const joinWords = (first: string, second: string): string => undouble(first + second)

function pauseIn(gap: string): number {
  if (gap.includes('?') || /\n\s*\n/.test(gap)) return BREAK_COST
  return /[.!…\n]/.test(gap) ? STOP_COST : 0
}

/** Cuts a text into words as they are compared, in one pass; each distinct word is folded once. */
export function spokenWords(text: string): SpokenWord[] {
  const folded = new Map<string, string>()
  const words: SpokenWord[] = []
  let last = 0
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const [written] = match
    const start = match.index
    let word = folded.get(written)
    if (word === undefined) {
      word = foldWord(written)
      folded.set(written, word)
    }
    const end = start + written.length
    // Most gaps are one blank.
    words.push({ word, start, end, pause: start - last <= 1 && text[last] === ' ' ? 0 : pauseIn(text.slice(last, start)) })
    last = end
  }
  return words
}

/** Said without meaning, in five languages; a phrase is heard though they stand within it. Denials are never among them. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'eh ehm øh øhm æh æhm hm hmm mm mhm uh uhm um umm ehh øøh', 'altså alltså liksom likssom lissom ligesom asså jo ju nok typ sånn', 'okay ok well like',
    'э ээ эээ эм ну вот типа значит мм хм',
  ].flatMap((line) => line.split(' ').map(foldWord)),
)

/** Takes a word as it is compared; true when it says nothing. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}
