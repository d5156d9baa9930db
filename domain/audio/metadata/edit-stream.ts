/**
 * What is done with the next bytes of a file: `look` hands them over and leaves them next, `take` hands them over to be read and
 * written over where they stand, `pass` lets them through, `zero` puts nothing in the place of each, `passBut` lets all through but the
 * last so many, which are then handed over. Where the file ends there are fewer than were asked for.
 */
export type Step = { readonly look: number } | { readonly take: number } | { readonly pass: number } | { readonly zero: number } | { readonly passBut: number }

/** Walks through a format step by step and gets what each step hands over. */
export type Walk = Generator<Step, void, Uint8Array>

const NOTHING = new Uint8Array()

type Edited = { /** How many of the bytes are done with. */ done: number; step: Step | undefined }

/** Goes as far as these bytes reach. A step that goes beyond them comes back with what is left of it. */
function editPiece(bytes: Uint8Array, first: Step | undefined, walk: Walk): Edited {
  let [at, step] = [0, first]
  const next = (handed: Uint8Array): Step | undefined => walk.next(handed).value ?? undefined
  while (step) {
    const there = bytes.length - at
    if ('look' in step) {
      if (there < step.look) break
      step = next(bytes.subarray(at, at + step.look))
    } else if ('take' in step) {
      if (there < step.take) break
      at += step.take
      step = next(bytes.subarray(at - step.take, at))
    } else if ('passBut' in step) {
      at = Math.max(at, bytes.length - step.passBut)
      break
    } else {
      const wanted: number = 'zero' in step ? step.zero : step.pass
      const given = Math.min(there, wanted)
      if ('zero' in step) bytes.fill(0, at, at + given)
      at += given
      if (given < wanted) return { done: at, step: 'zero' in step ? { zero: wanted - given } : { pass: wanted - given } }
      step = next(NOTHING)
    }
  }
  return { done: step ? at : bytes.length, step }
}

/**
 * Takes a file in pieces and a walk through its format; gives it edited in place, as many bytes as came. Of the file it holds one piece
 * and the head of a part; what a piece costs grows with its bytes alone, however the file nests.
 * @throws what the walk throws
 */
export async function* editStream(content: AsyncIterable<Uint8Array>, walk: Walk): AsyncGenerator<Uint8Array, void, undefined> {
  let held: Uint8Array = NOTHING
  let step = walk.next().value ?? undefined
  for await (const piece of content) {
    // A copy in any case: what is written over is not the sender's.
    const bytes = new Uint8Array(held.length + piece.length)
    bytes.set(held)
    bytes.set(piece, held.length)
    const edited = editPiece(bytes, step, walk)
    step = edited.step
    held = bytes.subarray(edited.done)
    if (edited.done > 0) yield bytes.subarray(0, edited.done)
  }
  if (step) walk.next(held)
  if (held.length > 0) yield held
}
