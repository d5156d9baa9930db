/** The longest text one case takes (contract, CaseChange): about sixteen hours of talk. */
export const MOST_CHARACTERS = 600_000

/** A text file larger than this cannot hold fewer characters than that. */
const MOST_FILE_BYTES = MOST_CHARACTERS * 4

export type Judgement = 'empty' | 'tooLong' | 'fine'

/** Whether a typed or pasted conversation can be sent. */
export function judgeText(text: string): Judgement {
  if (text.trim() === '') return 'empty'
  return text.length > MOST_CHARACTERS ? 'tooLong' : 'fine'
}

/** Whether a dropped file can be read as plain text; its type or its name must say so. */
export function judgeFile({ name, type, size }: { name: string; type: string; size: number }): 'notText' | 'tooLong' | 'fine' {
  if (!type.startsWith('text/') && !/\.(txt|md|text)$/i.test(name)) return 'notText'
  return size > MOST_FILE_BYTES ? 'tooLong' : 'fine'
}
