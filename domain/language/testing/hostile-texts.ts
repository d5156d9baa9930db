/** Makes a text of about so many letters. */
export type MakeText = (letters: number) => string

const again = (piece: string): MakeText => (letters) => piece.repeat(Math.ceil(letters / piece.length))
const within = (head: string, piece: string, tail = ''): MakeText => (letters) => head + again(piece)(letters) + tail

/** Pieces that differ by a number, so that no memory of what was seen helps. */
const numbered = (piece: (number: number) => string): MakeText => (letters) => {
  const pieces: string[] = []
  for (let length = 0, number = 0; length < letters; number += 1) {
    const next = piece(number)
    pieces.push(next)
    length += next.length
  }
  return pieces.join('')
}

/** Half of it short sentences, so that the text counts as punctuated; the other half is one sentence without an end. */
const oneSentence = (piece: string): MakeText => (letters) => again('Ja. ')(letters / 2) + again(piece)(letters / 2)

const LETTERS = 'abcdefghijklmnopqrstuvwxyzæøå'
/** A word of letters alone for a number. */
const wordOf = (number: number): string => Array.from(String(number), (digit) => LETTERS.charAt((Number(digit) * 3 + 1) % LETTERS.length)).join('')

/**
 * Texts that make an algorithm slow which looks at each stretch of its text more than a few times: each is one shape said over and over, as a
 * slip of the hand, a pasted file or ill will may send it. The names are for tables.
 */
export const HOSTILE_TEXTS: Readonly<Record<string, MakeText>> = {
  'one word': again('a'),
  'one word, capitals': again('A'),
  'one Russian word': again('ж'),
  'one word of terms': again('betennelse'),
  'base64': numbered((number) => `QmFzZTY0${(number * 2_654_435_761).toString(36)}Zx9/`),
  'data: URL': within('data:image/png;base64,', 'iVBORw0KGgoAAAANSUhEUg'),
  'digits': again('1'),
  'digits and points': again('1.1.'),
  'digits and blanks': again('1 '),
  'numbers with units': again('40 mg '),
  'number and slash': again('1/'),
  'number words': again('to hundre og tjue '),
  'spoken decimals': again('tre komma fem '),
  'hyphened word': again('ord-'),
  'apostrophes': again("a'"),
  'combining marks': again('e\u0301'),
  'only marks': within('e', '\u0301'),
  'no-break blanks': again('\u00A0'),
  'zero width': again('a\u200B'),
  'blanks': again(' '),
  'lines': again('\n'),
  'blank lines': again(' \n'),
  'tabs': again('a\t1\t'),
  'commas': again(','),
  'word and comma': again('a, '),
  'stops': again('.'),
  'word and stop': again('a. '),
  'stops and blanks': again('. '),
  'colons': again('a: '),
  'brackets': again('['),
  'bracket pairs': again('[a] '),
  'open brackets': again('(a '),
  'quotes': again('"'),
  'punctuation': again('!?-–…;:»«'),
  'emoji': again('😀'),
  'families of emoji': again('👩‍👩‍👧 '),
  'right to left': again('\u202Eשלום '),
  'lone surrogates': again('\uD83D'),
  'turns that say yes': again('Lege: ja\n'),
  'yes to no question': again('Pasient: ja.\n'),
  'questions': again('ja? '),
  'questions and answers': again('Lege: Har du feber?\nPasient: Nei.\n'),
  'spelled letters': again('K A R I '),
  'one everyday word': again('og '),
  'negations': again('ikke '),
  'if and then': again('hvis så '),
  'sides': again('venstre kne høyre kne '),
  'one term': again('feber '),
  'terms and commas': again('feber, hoste, '),
  'one medicine': again('paracet '),
  'a medicine in each line': again('Pasient: Jeg tar Metoprolol 50 mg.\n'),
  'a medicine struck off each time': again('Bruker Marevan. Nei, ikke Marevan, Eliquis. '),
  'doses changed': again('Metoprolol 50 mg, nei 100 mg. '),
  'corrections': again('nei, jeg mener '),
  'values': again('BT 120/80. '),
  'people': again('moren hans sa at '),
  'hello': again('hallo '),
  'dictated stops': again('punktum komma '),
  'dictated headings': again('Vurdering: feber. '),
  'hesitation': again('eh liksom '),
  'stumbles': again('jeg jeg '),
  'one sentence of terms': oneSentence('feber, hoste, '),
  'one sentence of numbers': oneSentence('40 mg '),
  'one sentence of medicines': oneSentence('paracet, ibux, '),
  'one sentence of words': oneSentence('og så ikke venstre hvis '),
  'one sentence of letters': oneSentence('K A R I '),
  'different words': numbered((number) => `${wordOf(number)} `),
  'different sentences': numbered((number) => `Har vondt i kneet siden ${wordOf(number)}. `),
  'different values': numbered((number) => `CRP ${number}. `),
  'different words without a stop': numbered((number) => `har vondt i ${wordOf(number)} og `),
  'different speakers': numbered((number) => `${wordOf(number)}: feber\n`),
  'known words without a blank': again('hodepine_'),
  'medicines without a blank': again('metformin_'),
  'symptoms asked for by name': again('hodepine? '),
  'number words and commas': again('tolv, '),
  'different medicines': numbered((number) => `Tar ${wordOf(number)}mab 40 mg. `),
}

/** Shapes that cost so little a letter that only a very long text shows whether they cost more with each. */
export const LONG_HOSTILE_TEXTS: Readonly<Record<string, MakeText>> = {
  'one word of medicines': again('metoprolol'),
  'a phrase said over and over': again('i går-'),
  'stops within a word': within('Har vondt i kneet', '.', 'x.'),
  'blanks before a word': within('Har vondt i kneet', ' ', 'x.'),
  'one long number': within('Tar metoprolol 5', '1', 'ж mg.'),
}

/** Each shape in one text, so that one run finds whether any of them is slow beside the others. */
export function mixedText(letters: number, pick: (below: number) => number): string {
  const shapes = Object.values(HOSTILE_TEXTS)
  const parts: string[] = []
  for (let length = 0; length < letters;) {
    const part = shapes[pick(shapes.length)]?.(1 + pick(Math.min(2_000, letters))) ?? ''
    parts.push(part)
    length += part.length
  }
  return parts.join(' ').slice(0, letters)
}
