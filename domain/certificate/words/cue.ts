const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Takes phrases with commas between them, in any of the five languages; `@` stands for the rest of a word. Gives what finds them as whole words,
 * whatever their capitals.
 */
export const cue = (phrases: string): RegExp => {
  const any = phrases.split(',').map((phrase) => phrase.trim()).filter((phrase) => phrase !== '')
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${any.map((phrase) => escape(phrase).replaceAll('@', String.raw`\p{L}{0,24}`)).join('|')})(?![\p{L}\p{N}])`,
    'iu',
  )
}

/** A pattern written over several lines, whose breaks and indents are no part of it. */
export const pattern = (source: string): RegExp => new RegExp(source.replace(/\n\s*/gu, ''), 'iu')
