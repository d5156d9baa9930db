import type { KeyObject } from 'node:crypto'
import type { CertificateFill } from '#contract/certificate.ts'
import type { HeardWord } from '#contract/recording.ts'
import type { Masked } from '#contract/masked.ts'
import type { Block, Omission, Reason, Report, SectionType } from '#contract/report.ts'
import type { CaseCard } from '#contract/source.ts'
import type { SuggestionGround } from '#contract/diagnosis.ts'
import type { TranscriptCorrection } from '#contract/transcript.ts'
import type { Trigger } from '#contract/trigger.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { Stretch } from '#domain/audio/missing-stretches.ts'
import type { StitchedTranscript, TimedSegment } from '#domain/audio/words/transcript.ts'
import type { ActionFrame } from '#domain/actions/frame-action.ts'
import type { ActionOrder } from '#domain/actions/draft/action-order.ts'
import type { WrittenAction } from '#domain/actions/write-action.ts'
import type { CertificateOrder } from '#domain/certificate/fill-certificate.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { LetterOrder } from '#domain/documents/patient-letter.ts'
import type { ReferralOrder } from '#domain/documents/referral/referral.ts'
import type { Composing, Rejected } from '#domain/note/facts/compose-facts.ts'
import type { Answer, Unheld } from '#domain/note/facts/fact.ts'
import type { StandingWishes } from '#domain/note/prompt/standing-wishes.ts'
import type { ReportRequest as BuiltinRequest } from '#domain/note/pipeline/write-report.ts'
import type { Speaker } from '#domain/note/segment/utterances.ts'
import type { Person } from '#domain/diagnoses/person.ts'
import type { Suggestion } from '#domain/diagnoses/suggest-diagnoses.ts'
import type { SaidComplaint } from '#domain/symptoms/animal-complaints-said.ts'
import type { Correction } from '#domain/transcript/correction.ts'
import type { CorrectedSource, SupportChange } from '#domain/transcript/support-changes.ts'
import type { SaidTrigger } from '#domain/triggers/listen.ts'
import type { SourceText } from './source-text.ts'

/** What masking goes by: words of the case that identify nobody, and people who are known to be in it. */
export type MaskingRules = { vertical: Vertical; spared?: readonly string[] | undefined; known?: readonly string[] | undefined }

/** A model is asked with these, masked as one so that one person has one placeholder in all of them. */
export type Material = MaskingRules & { sources: readonly SourceText[]; wish?: { prompt: string; current: Report } | undefined }

/** What of it may leave. `placeholders` is the key to it, by which words are put back; it stays in the house. */
export type MaskedMaterial = {
  sources: MaskedText[]
  wish: MaskedText | undefined
  current: { type: SectionType; paragraphs: MaskedText[] }[] | undefined
  placeholders: ReadonlyMap<string, string>
}

/** A talk a model is asked about, with what its doctor asks of every report and facts that are asked for once more. */
export type TalkMaterial = Material & {
  heard?: Language | undefined
  custom?: { instructions: string; examples: readonly string[] } | undefined
  rejected?: readonly string[]
}

/** A statement under its number in the talk. */
export type MaskedStatement = { id: number; by: Speaker; text: MaskedText }

/** What of a talk may leave: the statements of each source, and all that is asked of them. */
export type MaskedTalk = Omit<MaskedMaterial, 'sources'> & {
  statements: MaskedStatement[][]
  rejected: MaskedText[]
  /** What holds for every report of the doctor; who is named in it belongs to other cases, and no placeholder leads back to them. */
  custom: { instructions: MaskedText; examples: MaskedText[] } | undefined
}

/** One answer of a model, and how it was asked: by which words are put back, and what is never to be quoted. */
export type ModelWords = { answer: Answer; placeholders: ReadonlyMap<string, string>; instructions: string }

/** What a model said that is not carried by what it named. */
export type RejectedWords = { kind: Rejected['kind']; text: string; ids: number[]; reasons: Unheld[] }

/** What of a model's answer is held to the sources; `instructions` are never to be quoted. */
export type Answered = { language: Language; sources: readonly SourceText[]; placeholders: ReadonlyMap<string, string>; instructions: string }

/** One group of a recording as it was heard. */
export type HeardText = { startMs: number; endMs: number; segments: TimedSegment[]; isTimed: boolean; text: string }

/** How what is heard of nobody in particular is masked: placeholders take their numbers from a digest under the key of the case. */
export type HeardMasking = MaskingRules & { language: Language; key: KeyObject }

/** A text of a case that can be asked of: what was heard, typed or noted, or what is written of it. */
export type CaseText = Omit<SourceText, 'kind'> & { kind: SourceText['kind'] | 'report' }

/** A place in one of them, with its words. */
export type CasePlace = Omit<CaseCard, 'n' | 'kind'> & { quote: string }

type Work<Input, Output> = { input: Input; output: Output }

/** All thinking about texts that the server asks for: what each task takes and gives, all of it data that can be handed to another thread. */
export type TextTasks = {
  /** The report by rule, without a model. */
  writeReport: Work<BuiltinRequest, Report>
  /** A report written anew or arranged as was asked in words, as far as rules can. */
  followWish: Work<{ request: BuiltinRequest; wish: { prompt: string; current: Report } }, Report>
  /** A report brought to what its doctor asks of every report; one of a model gets the medicines and allergies back that it was told to leave out. */
  followCustom: Work<{ report: Report; standing: StandingWishes; isWordsOnly: boolean; request: BuiltinRequest }, Report>
  /** What was said of trigger phrases, and the sources without those that stand alone. */
  hearTriggers: Work<{ triggers: readonly Trigger[]; sources: readonly SourceText[] },
    { said: readonly SaidTrigger[]; sources: SourceText[]; detail: 'less' | 'more' | undefined }>
  addTriggers: Work<{ report: Report; triggers: readonly Trigger[]; said: readonly SaidTrigger[]; language: Language }, Report>
  maskMaterial: Work<Material, MaskedMaterial>
  /** Words put back, plain lines, in the order of the trade, each sentence with its evidence or marked. @throws language.invalid_answer */
  /** A talk as numbered statements, masked. */
  maskStatements: Work<TalkMaterial, MaskedTalk>
  /** What a model said of a talk, held to it and composed; a draft asks neither what is missing nor what is open. */
  holdAnswer: Work<Omit<Composing, 'answer' | 'sources'> & { answers: readonly ModelWords[]; sources: readonly SourceText[] },
    { report: Report; isEmpty: boolean; rejected: RejectedWords[]; untold: number[] }>
  /** The same for the parts of a document, which may rest on the report too. @throws language.invalid_answer */
  arrangeParts: Work<Answered & { parts: readonly { part: string; paragraphs: readonly string[] }[]; report: Report }, { part: string; blocks: Block[] }[]>
  listMasked: Work<MaskingRules & { sources: readonly SourceText[]; judged?: string | undefined }, { masked: Masked[]; isJudgedFound: boolean }>
  maskGroup: Work<{ heard: HeardText; masking: HeardMasking }, HeardText>
  /** Groups as one text, masked once more where there is a masking; `worn` are the other texts of the case. */
  stitch: Work<{ groups: readonly HeardText[]; missing?: readonly Stretch[]; masking?: HeardMasking | undefined; worn?: readonly string[] }, StitchedTranscript>
  listOmissions: Work<{ report: Report; sources: readonly SourceText[]; vertical: Vertical }, Omission[]>
  /** What the built-in engine made of each statement. */
  listReasons: Work<{ sources: readonly SourceText[]; vertical: Vertical; doctorType: string }, Reason[]>
  suggestDiagnoses: Work<{ sources: readonly SourceText[]; picked: readonly string[]; person: Partial<Person> },
    (Omit<Suggestion, 'evidence'> & { grounds: SuggestionGround[] })[]>
  listComplaints: Work<{ sources: readonly SourceText[]; picked: readonly string[]; species?: string | undefined },
    (Omit<SaidComplaint, 'evidence'> & { grounds: SuggestionGround[] })[]>
  writeReferral: Work<ReferralOrder, Report>
  composeReferral: Work<{ order: ReferralOrder; written: { part: string; blocks: Block[] }[]; engine: string }, Report>
  writePatientLetter: Work<LetterOrder, Report>
  /** What case, report and talk tell of the fields of an insurance certificate. */
  fillCertificate: Work<CertificateOrder, CertificateFill[]>
  /** @throws recording.not_found, case.stale_revision, case.empty */
  correctTexts: Work<
    { sources: readonly SourceText[]; correction: TranscriptCorrection; texts: readonly Report[] },
    { at: CorrectedSource; correction: Correction; text: string; texts: { report: Report; changes: readonly SupportChange[] }[] }
  >
  /** In each text the sentence that answers the question, null where none does. */
  setOff: Work<{ question: string; texts: readonly { text: string; language: Language }[] }, ({ start: number; end: number } | null)[]>
  /** The places of a case that answer a question, best first, and where they are in the sound. `answered` false: it is not spoken of. */
  findPlaces: Work<{ question: string; language: Language; sources: readonly CaseText[] }, { places: CasePlace[]; answered: boolean }>
  /** Stretches of an answer that none of the passages it names carries; [1] names the first. */
  holdAgainst: Work<{ answer: string; passages: readonly string[]; language: Language }, { start: number; end: number }[]>
  /** A quick action by rule, without a model; and what stands around one that a model writes. */
  writeAction: Work<ActionOrder, WrittenAction>
  frameAction: Work<ActionOrder, ActionFrame>
  correctWords: Work<{ words: readonly HeardWord[]; text: string; correction: Correction }, HeardWord[]>
}

export type TextTaskName = keyof TextTasks

export type TextRun = {
  /** Ends the work when nobody waits for it any more. */
  signal?: AbortSignal | undefined
  /** Told when a thread is free and the work is about to begin; what it throws is thrown instead. */
  onBegin?: (() => Promise<void>) | undefined
}

/** Reads texts away from the thread that serves everybody. */
export type TextWork = {
  /**
   * @throws text.too_hard when it ran longer than its time or asked for too much memory; engine.busy when too many wait or the server
   * stops; what the task itself refuses; the signal's reason
   */
  run: <Name extends TextTaskName>(name: Name, input: TextTasks[Name]['input'], options?: TextRun) => Promise<TextTasks[Name]['output']>
  stop: () => Promise<void>
}
