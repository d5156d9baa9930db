import { drugsIn } from '#domain/terminology/drugs.ts'
import { compileWords } from '#domain/language/lexicon.ts'
import type { Lexicon } from '#domain/language/lexicon.ts'
import { MACHINE_WORDS } from './device-words.ts'
import type { Sentence } from '#domain/note/segment/sentences.ts'
import { tokenise } from '#domain/language/tokens.ts'

type MachineMark = keyof typeof MACHINE_WORDS

/** A sentence, and whether it stands so close to talk to a machine that it proves nothing by itself. */
export type Heard = { readonly sentence: Sentence; readonly isDoubtful: boolean }

/** Tags, roles before a colon, pictures and links: written for a program, whoever is told to read them. */
const SIGNS = new RegExp(
  String.raw`<\/?[a-z][^<>\n]{0,80}>|<\|[^<>\n]{0,40}\|?>|\[\/?INST\]|<<\/?SYS>>|!\[[^\]\n]{0,200}\]\(|\]\((?:https?|javascript|data):|` +
    String.raw`^[ \t#*>-]*(?:system|assistant|developer|user)[ \t]*:`,
  'gimu',
)
/** Between a sign and the words it is about stand at most so many characters. */
const SIGN_REACH = 3
/** Typed lines so near talk to a machine may have come with it. */
const NEAR_LINES = 2
/** May stand before an order. */
const POLITE = new Set(['og', 'så', 'och', 'and', 'then', 'please', 'vennligst', 'vær', 'venligst', 'и', 'пожалуйста', 'also', 'også', 'också'])

let lexicon: Lexicon<MachineMark> | undefined

function scannerOf(): Lexicon<MachineMark> {
  lexicon ??= compileWords(new Map<MachineMark, string>([['address', MACHINE_WORDS.address], ['order', MACHINE_WORDS.order], ['record', MACHINE_WORDS.record]]))
  return lexicon
}

type Judged = { readonly isAddress: boolean; readonly isOrder: boolean }

function judge(sentence: Sentence): Judged {
  const tokens = tokenise(sentence.text)
  const hits = scannerOf().scan(tokens)
  const first = POLITE.has(tokens[0]?.lower ?? '') ? 1 : 0
  const isOrder = hits.some(({ mark, start }) => mark === 'order' && start === first)
  const isAddress = hits.some(({ mark }) => mark === 'address') || (isOrder && hits.some(({ mark }) => mark === 'record'))
  return { isAddress, isOrder }
}

/** The sentences at the signs; both stand in the order of the text. */
function atSigns(text: string, sentences: readonly Sentence[]): number[] {
  const found: number[] = []
  let first = 0
  for (const match of text.matchAll(SIGNS)) {
    while (first < sentences.length && (sentences[first]?.end ?? 0) + SIGN_REACH <= match.index) first++
    for (let at = first; (sentences[at]?.start ?? Infinity) < match.index + match[0].length + SIGN_REACH; at++) found.push(at)
  }
  return found
}

/** Orders in a row with talk to a machine, in the same turn, belong to it. */
function spread(found: Set<number>, sentences: readonly Sentence[], judged: readonly Judged[]): void {
  for (const [step, order] of [[1, sentences.keys()], [-1, [...sentences.keys()].toReversed()]] as const) {
    for (const at of order) {
      const isNext = found.has(at - step) && sentences[at - step]?.turn === sentences[at]?.turn
      if (isNext && judged[at]?.isOrder === true) found.add(at)
    }
  }
}

/** A typed line beside talk to a machine that names a medicine: perhaps what the machine was to take in. */
function isDoubtful({ speaker, turn, text }: Sentence, turns: ReadonlySet<number>): boolean {
  if (speaker !== 'unknown' || turns.has(turn)) return false
  const isNear = Array.from({ length: NEAR_LINES }, (_, at) => at + 1).some((lines) => turns.has(turn - lines) || turns.has(turn + lines))
  return isNear && drugsIn(tokenise(text)).length > 0
}

/**
 * Leaves out what is said or typed to a machine: it is no part of the consultation, and what it claims is evidence of nothing (LLM-1).
 * What a talk to a machine may have brought along stays, and is told apart.
 */
export function withoutMachineTalk(text: string, sentences: readonly Sentence[]): Heard[] {
  const judged = sentences.map(judge)
  const found = new Set(atSigns(text, sentences))
  judged.forEach(({ isAddress }, at) => isAddress && found.add(at))
  if (found.size === 0) return sentences.map((sentence) => ({ sentence, isDoubtful: false }))
  spread(found, sentences, judged)
  const turns = new Set([...found].map((at) => sentences[at]?.turn ?? 0))
  return sentences.flatMap((sentence, at) => (found.has(at) ? [] : [{ sentence, isDoubtful: isDoubtful(sentence, turns) }]))
}
