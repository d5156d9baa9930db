import type { CustomPrompt } from '#contract/optimizer.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { DoctorType, LlmProvider } from '#contract/profile.ts'
import type { Report, Section } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { Openness } from './language-model.ts'
import type { SourceText } from './source-text.ts'
import type { TextWork } from './text-work.ts'

export type ReportRequest = {
  sources: SourceText[]
  /** Language of headings, and of a model's sentences; what was said keeps its own in the built-in engine. */
  language: Language
  /** Language of what was said; read from the texts when not told. */
  heard?: Language
  vertical: Vertical
  /** Words of the case that identify nobody, by its clinician's judgement; they are not masked. */
  spared?: readonly string[]
  /** People of the case that the product knows of; they are masked whether or not any list has them. */
  known?: readonly string[]
  doctorType: DoctorType
  descriptor: PatientDescriptor | null
  generatedAt: string
  /** How long; the usual length when not told. */
  detail?: 'less' | 'usual' | 'more'
  /** What the clinician asks for in words, and the report it is asked of. */
  wish?: { prompt: string; current: Report }
  /** How this doctor wants every report, where that is active. */
  custom?: Pick<CustomPrompt, 'instructions' | 'examples'>
  /** By whom the texts are read. */
  texts: TextWork
  signal: AbortSignal
  /** Told of all sections that are whole so far, each time there is one more; an engine that writes at once tells nothing. */
  onSections?: (sections: Section[]) => void
}

/** Who asks for a text, and the model of that person's settings, unless the built-in engine is asked for by name. */
export type WriterChoice = { provider: LlmProvider; userId: string; engine?: 'builtin' | undefined }

/** Writes the report of one consultation; every sentence carries its evidence or is marked as unsupported. */
export type ReportWriter = {
  /** Absent where an engine is always there. */
  openness?: (() => Openness) | undefined
  /**
   * @throws language.unavailable, language.invalid_answer, language.refused, language.daily_limit, report.empty, what {@link TextWork} does;
   * report.prompt_unsupported for a wish the engine cannot follow
   */
  write: (request: ReportRequest) => Promise<Report>
  /** What of a wish this engine leaves undone, in the words of the wish; absent where an engine reads all of it. */
  notFollowed?: ((wish: NonNullable<ReportRequest['wish']>) => string[]) | undefined
}
