import type { Case } from '#contract/case.ts'

const isComma = (letter: string | undefined): boolean => letter === ',' || letter === ';'

function withoutLastCommas(word: string): string {
  let { length } = word
  while (length > 0 && isComma(word[length - 1])) length -= 1
  return word.slice(0, length)
}

/** A comma or a blank more or less tells nobody anything: `5,0` keeps its own. */
const withoutCommas = (text: string): string =>
  text
    .split(/\s+/u)
    .map(withoutLastCommas)
    .filter((word) => word !== '')
    .join(' ')

/** What the list of omissions follows from: what was said, and what the report says, without its commas. */
export function whatCounts({
  transcription,
  manualNote,
  additionalNotes,
  audioRecordings,
  textReport,
}: Pick<Case, 'transcription' | 'manualNote' | 'additionalNotes' | 'audioRecordings' | 'textReport'>): readonly (string | null)[] {
  const said = [transcription, manualNote, additionalNotes, ...audioRecordings.flatMap((recording) => [recording.id, recording.transcription])]
  const told = textReport?.sections.flatMap(({ type, blocks }) =>
    blocks.flatMap(({ kind, text, evidence }) => [
      type,
      kind,
      withoutCommas(text),
      ...evidence.map(({ source, recordingId, start, end }) => [source, recordingId, start, end].join(' ')),
    ]),
  )
  return [...said, textReport?.language ?? null, textReport?.generatedAt ?? null, ...(told ?? [])]
}

export const isSameGround = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])
