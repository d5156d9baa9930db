import { answeringSentence } from '#domain/answers/answering-sentence.ts'
import { findPlaces as placesOf } from '#domain/answers/case-places.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { CasePlace, CaseText, TextTasks } from '#server/ports/text-work.ts'

/** In each text the sentence that answers the question. */
export function setOff({ question, texts }: TextTasks['setOff']['input']): TextTasks['setOff']['output'] {
  return texts.map(({ text, language }) => answeringSentence({ question, text, language }))
}

/** A place with its words, and where it is in the sound; what is written of a case has no sound. */
export function placeIn({ kind, recordingId, text, segments }: CaseText, { start, end }: { start: number; end: number }): CasePlace {
  const quote = text.slice(start, end)
  if (kind === 'report') return { source: kind, start, end, quote }
  const at = evidenceOf({ kind, text, ...(recordingId !== undefined && { recordingId }), ...(segments && { segments }) }, start, end)
  return { ...at, source: kind, quote }
}

/** The places of a case that answer a question, best first. */
export function findPlaces({ question, language, sources }: TextTasks['findPlaces']['input']): TextTasks['findPlaces']['output'] {
  const asked = sources.map(({ kind, recordingId, text }) => ({ source: kind, text, ...(recordingId !== undefined && { recordingId }) }))
  const { places, answered } = placesOf({ question, language, sources: asked })
  const found = places.flatMap(({ source, recordingId, start, end }) => {
    const text = sources.find((one) => one.kind === source && one.recordingId === recordingId)
    return text ? [placeIn(text, { start, end })] : []
  })
  return { places: found, answered }
}
