import { align } from './align.ts'

/** A stretch of text that stays, goes or comes. */
export type Piece = { readonly kind: 'kept' | 'gone' | 'new'; readonly text: string }

/** A word with the points inside it (39,5 or 1-0-1 is one), white space, or one sign. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[.,:/’'-][\p{L}\p{N}\p{M}]+)*|\s+|[^\s\p{L}\p{N}\p{M}]/gu

const WORD = /[\p{L}\p{N}]/u

export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? []
}

/** Takes two versions of a paragraph; gives its words in order: kept and gone together are the first, kept and new the second. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, fresh] = [tokensOf(before), tokensOf(after)]
  const isSame = (a: number, b: number): boolean => old[a] === fresh[b]
  // Words carry the alignment; a blank or a comma that happens to agree weighs next to nothing.
  const weights = old.map((token) => (WORD.test(token) ? 1 : 0.01))
  const pairs = align({ before: old.length, after: fresh.length, fit: (a, b) => (isSame(a, b) ? (weights[a] ?? 0) : 0) }, isSame)
  const pieces: Piece[] = []
  let [a, b] = [0, 0]
  for (const pair of [...pairs, { before: old.length, after: fresh.length }]) {
    pieces.push({ kind: 'gone', text: old.slice(a, pair.before).join('') }, { kind: 'new', text: fresh.slice(b, pair.after).join('') })
    pieces.push({ kind: 'kept', text: old[pair.before] ?? '' })
    ;[a, b] = [pair.before + 1, pair.after + 1]
  }
  return joinRuns(pieces).reduce(slideToSentence, [])
}

/** Brings what changed side by side: a blank kept alone between two changed words would chop the line to bits. */
function joinRuns(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let [kept, gone, fresh] = ['', '', '']
  const close = (): void => {
    for (const piece of [{ kind: 'gone', text: gone }, { kind: 'new', text: fresh }] as const) if (piece.text !== '') joined.push(piece)
    ;[gone, fresh] = ['', '']
  }
  const take = ({ kind, text }: Piece): void => {
    // A kept stretch without a word between two changes goes with them.
    if (kept !== '' && (gone !== '' || fresh !== '') && !WORD.test(kept)) [gone, fresh, kept] = [gone + kept, fresh + kept, '']
    if (kept !== '') {
      close()
      joined.push({ kind: 'kept', text: kept })
      kept = ''
    }
    if (kind === 'gone') gone += text
    else fresh += text
  }
  for (const piece of pieces) {
    if (piece.text === '') continue
    if (piece.kind === 'kept') kept += piece.text
    else take(piece)
  }
  close()
  if (kept !== '') joined.push({ kind: 'kept', text: kept })
  return joined
}

/**
 * Where one whole sentence goes or comes, alignment may as well begin it at the full stop of the one before. Takes the pieces up to
 * here and the next one; moves a change of that kind on to where its own sentence begins.
 */
function slideToSentence(done: readonly Piece[], next: Piece): Piece[] {
  const change = done.at(-1)
  const before = done.at(-2)
  if (next.kind !== 'kept' || !change || change.kind === 'kept' || before?.kind !== 'kept') return [...done, next]
  const border = /^[.!?…]\s+/u.exec(change.text)?.[0]
  if (border === undefined || border === change.text || !next.text.startsWith(border)) return [...done, next]
  const slid: Piece[] = [{ kind: 'kept', text: before.text + border }, { kind: change.kind, text: change.text.slice(border.length) + border }]
  const rest = next.text.slice(border.length)
  return [...done.slice(0, -2), ...slid, ...(rest === '' ? [] : [{ kind: 'kept' as const, text: rest }])]
}
