import type { RawAnswer } from './handler.ts'

/** A text as a file of that name, in UTF-8. */
export function textFile(content: string, { mediaType, fileName }: Pick<RawAnswer, 'mediaType' | 'fileName'>): RawAnswer {
  const bytes = Buffer.from(content)
  async function* read({ start, end }: { start: number; end: number }) {
    yield bytes.subarray(start, end + 1)
  }
  return { mediaType: `${mediaType}; charset=utf-8`, fileName, totalBytes: bytes.length, read }
}

export const PLAIN_TEXT = 'text/plain'
/** HL7 FHIR as JSON (hl7.org/fhir/R4/json.html). */
export const FHIR_JSON = 'application/fhir+json'
