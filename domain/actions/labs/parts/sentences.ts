import { SHORTENED } from '../words/tests.ts'
import { anyOf } from './any-of.ts'

const ENDS = /(?<=[.!?])\s+(?=\p{Lu})/u
/** A word of a name that is cut short ends no sentence: `своб. Т4`, `korr. Ca`. */
const isShort = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(SHORTENED)}$`, 'iu')

/** The sentences of a text: they end with a stop before a capital letter. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let isOpen = false
  for (const part of text.split(ENDS)) {
    const last = sentences.length - 1
    if (isOpen) sentences[last] += ` ${part}`
    else sentences.push(part)
    isOpen = isShort.test(part.slice(-16))
  }
  return sentences
}
