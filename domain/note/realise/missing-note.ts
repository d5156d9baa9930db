import type { Block, Evidence, Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { GAP_MARK } from '#domain/audio/stitch.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { withSection } from './with-section.ts'

const SECTION = 'additionalNotes'

const NOTE: Readonly<Record<Language, (stretches: string) => string>> = {
  nb: (stretches) => `Minutt ${stretches} av opptaket mangler. Det som ble sagt da, er ikke med her.`,
  sv: (stretches) => `Minut ${stretches} av inspelningen saknas. Det som sades då finns inte med här.`,
  da: (stretches) => `Minut ${stretches} af optagelsen mangler. Det, der blev sagt dér, er ikke med her.`,
  en: (stretches) => `Minutes ${stretches} of the recording are missing. What was said then is not included here.`,
  ru: (stretches) => `Минуты ${stretches} записи отсутствуют. Сказанное в это время сюда не вошло.`,
}

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Where the text of a recording has a gap, each as a place to go to. */
function gapsOf({ recordingId, text, segments = [] }: ReportSource): Evidence[] {
  return segments
    .filter(({ start, end }) => text.slice(start, end) === GAP_MARK)
    .map((place) => ({ source: 'recording', ...(recordingId !== undefined && { recordingId }), ...place }))
}

function noteOf(source: ReportSource, language: Language): { text: string; evidence: Evidence[] } | undefined {
  const evidence = source.kind === 'recording' ? gapsOf(source) : []
  if (evidence.length === 0) return undefined
  const text = NOTE[language](evidence.map(({ startMs = 0, endMs = 0 }) => `${clock(startMs)}–${clock(endMs)}`).join(', '))
  return { text, evidence: evidence.map((one) => ({ ...one, textStart: 0, textEnd: text.length })) }
}

/**
 * Takes a report and the texts it rests on; gives it with a line for each recording of which a part never arrived: from when to when, so that
 * nobody takes what is missing for not said (REL-7). A line that an engine kept from the report before stands once.
 */
export function addMissingNotes(report: Report, sources: readonly ReportSource[], language: Language): Report {
  const notes = sources.flatMap((source) => noteOf(source, language) ?? [])
  if (notes.length === 0) return report
  const texts = new Set(notes.map(({ text }) => text))
  const cleared = report.sections.map((section) => ({ ...section, blocks: section.blocks.filter(({ text }) => !texts.has(text.trim())) }))
  const blocks = notes.map(({ text, evidence }, at): Block => ({ id: `missing-${String(at + 1)}`, kind: 'paragraph', text, evidence }))
  const sections = withSection(cleared, SECTION, language).map((section) =>
    section.type === SECTION ? { ...section, blocks: [...blocks, ...section.blocks] } : section,
  )
  return { ...report, sections }
}
