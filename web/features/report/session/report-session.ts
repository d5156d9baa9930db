import type { Command } from '@tiptap/pm/state'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import type { SupportChange } from '#contract/transcript.ts'
import type { BlockChange } from '#domain/report-diff/diff-reports.ts'
import type { Side } from '#domain/report-diff/resolve-diff.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { createSubject } from '#web/audio/observable.ts'
import type { Observable } from '#web/audio/observable.ts'
import { endUndoStep, replaceReport, undoLast } from '#web/editor/commands.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { takeBlocks } from '#web/editor/take-blocks.ts'
import { takeEvidence } from '#web/editor/take-evidence.ts'
import { placeOf } from '../rewrite/proposal.ts'
import type { RewriteRequest, Sides } from '../rewrite/proposal.ts'
import { NO_SIDES, reviewOf, takenFrom } from '../rewrite/review.ts'
import type { Review } from '../rewrite/review.ts'
import { createRewriting } from '../rewrite/rewriting.ts'
import type { Rewriting, RewriteState } from '../rewrite/rewriting.ts'
import { assertSaved, revisionOf } from '../save/saved-base.ts'
import { isLegal, phaseOf } from './report-phase.ts'
import type { ReportMove } from './report-phase.ts'
import type { ReportPowers, ReportSnapshot, ReportStart, WantedCorrection, Word } from './report-snapshot.ts'
import type { Sheet } from './sheet.ts'
import { TextSession } from './text-session.ts'

/** So long after the last key a person is still writing. */
const WRITING_MS = 1_500

const AT_FIRST = {
  rewriting: { kind: 'idle' },
  review: null,
  signing: { kind: 'none' },
  answering: { kind: 'none' },
  given: new Map(),
  changes: undefined,
} as const satisfies Partial<ReportSnapshot>

/**
 * One open report from the first look at it to the signature: what is written, proposed, asked, corrected and frozen, and in which order that may be.
 * No screen, no React.
 */
export class ReportSession {
  readonly text: TextSession
  readonly #powers: ReportPowers
  readonly #isViewer: boolean
  readonly #rewriting: Rewriting
  readonly #snapshot: ReturnType<typeof createSubject<ReportSnapshot>>
  #kase: Case
  #isClosed = false
  #typedAt = -Infinity
  #sides: Sides = NO_SIDES
  #letGo: () => void = () => undefined

  constructor(powers: ReportPowers, { kase, isViewer, ...start }: ReportStart) {
    this.#powers = powers
    this.#kase = kase
    this.#isViewer = isViewer
    this.text = new TextSession(powers, start)
    this.#rewriting = createRewriting({
      settle: () => this.text.settle(),
      ask: powers.ask,
      current: () => this.text.read(),
      isWriting: () => this.text.sheet?.isFocused() === true && powers.ticks() - this.#typedAt < WRITING_MS,
      onState: (rewriting) => this.#rewritten(rewriting),
      onUnchanged: (notFollowed) => powers.say({ kind: 'unchanged', notFollowed }),
      onKept: (proposal) => powers.say({ kind: 'kept', proposal }),
    })
    this.#snapshot = createSubject<ReportSnapshot>({ ...AT_FIRST, phase: 'opening' })
    this.text.snapshot.subscribe(() => this.#show({}))
    this.#show({})
  }

  get snapshot(): Observable<ReportSnapshot> {
    return this.#snapshot
  }

  /** Begins; gives what ends it: what is unsaved is sent, an engine's work called off. */
  open(): () => void {
    this.#isClosed = false
    const close = this.text.open()
    return () => {
      this.#rewriting.drop()
      this.#isClosed = true
      close()
    }
  }

  attach(sheet: Sheet | null): void {
    this.#letGo()
    this.text.attach(sheet)
    this.#letGo = sheet?.onChange(() => this.#moved()) ?? (() => undefined)
    this.#show({})
  }

  /** The case as the server told it last: other things of it than the text may have changed, or the text in another tab. */
  meet(kase: Case): void {
    this.#kase = kase
    const report = kase.textReport && withoutQuestions(kase.textReport)
    this.text.meet(report && { report, revision: kase.revision })
    this.#show({})
  }

  /** Whether a move is legal this moment. */
  may(move: ReportMove): boolean {
    return isLegal(this.#snapshot.get().phase, move)
  }

  ask(request: RewriteRequest): void {
    if (this.may('ask')) this.#rewriting.start(request)
  }

  /** Asks once more for what failed or takes long. */
  retry(): void {
    if (this.may('ask')) this.#rewriting.retry()
  }

  /** Ends a wait, gives a proposal back, closes a message: the report stands as it is. */
  drop(): void {
    this.#rewriting.drop()
  }

  /** Shows a proposal that came while somebody wrote. */
  show(): void {
    if (this.may('show')) this.#rewriting.show()
  }

  /** Lays a text that is at hand against the one that stands, such as an earlier version: to be taken whole, or for what a person wrote in it. */
  offer(report: Report, aim?: 'whole' | 'ownWords'): void {
    if (this.may('offer')) this.#rewriting.offer(report, aim)
  }

  /** Has one of the two count at a place of the proposal. */
  choose(change: BlockChange, side: Side): void {
    this.#sides = new Map(this.#sides).set(placeOf(change), side)
    this.#show({ review: this.#reviewNow() })
  }

  /** Puts the text as chosen in the place of the one that stands, as one step that can be undone. */
  use(): void {
    const { review } = this.#snapshot.get()
    const { sheet } = this.text
    if (!this.may('use') || !review || !sheet) return
    const { shown, isEdited } = this.text.snapshot.get()
    const { report, hasOwnWords } = takenFrom(review, this.#powers.newId)
    // Statements of a text that was taken in bear names of their own: none is taken for one of the text before.
    sheet.run(replaceReport(report, this.#newPrefix()))
    sheet.run(endUndoStep)
    const kept = readReport(sheet.document(), report)
    // A section leaves what a person wrote elsewhere in the report as it is.
    const staysEdited = hasOwnWords || (isEdited && kept.generatedAt === shown.generatedAt)
    this.text.takeIn(staysEdited ? { ...kept, editedAt: this.#powers.now().toISOString() } : kept)
    this.#rewriting.kept()
  }

  /** Takes back the text that was taken in a moment ago. */
  giveBack(): void {
    this.text.sheet?.run(undoLast)
  }

  /** Answers a question, or puts it again: the lines that follow from it come into the open text, beside whatever is typed meanwhile. */
  async answer(word: Word): Promise<void> {
    if (!this.may('answer')) return
    this.#show({ answering: { kind: 'underWay', word } })
    try {
      await this.#alongside((revision) => this.#powers.answer(word, revision), (before, after) => takeBlocks({ before, after }, this.#newPrefix()))
      const given = new Map(this.#snapshot.get().given)
      if (word.answer === null) given.delete(word.question.id)
      else given.set(word.question.id, word.answer)
      this.text.noteEdited()
      this.#show({ answering: { kind: 'none' }, given })
    } catch (error) {
      this.#show({ answering: { kind: 'failed', word, error } })
    }
  }

  /** Puts right what was heard or typed; the open report takes over what its sentences rest on now, and keeps every word. @throws Refusal, Offline */
  async correct(wanted: WantedCorrection): Promise<void> {
    if (!this.may('correct')) throw new Refusal('case.stale_revision')
    // For the moment that takes: what is typed meanwhile would be written on evidence that is just being moved.
    this.text.sheet?.setEditable(false)
    try {
      let changes: readonly SupportChange[] = []
      const call = async (revision: number): Promise<Case> => {
        const answer = await this.#powers.correct(wanted, revision)
        changes = answer.changes
        return answer.case
      }
      await this.#alongside(call, (_before, after) => takeEvidence(after, this.#newPrefix()))
      this.#show({ changes })
    } finally {
      this.text.sheet?.setEditable(true)
    }
  }

  closeChanges(): void {
    this.#show({ changes: undefined })
  }

  /**
   * Freezes the text that stands here and no other: what was typed last is saved first, and what another tab saved meanwhile is refused, not signed
   * unseen. True when it is signed.
   */
  async sign(): Promise<boolean> {
    if (!this.may('sign')) return false
    this.#show({ signing: { kind: 'underWay' } })
    this.text.sheet?.setEditable(false)
    try {
      const signed = await this.#alongside((revision) => this.#powers.sign(revision))
      this.#rewriting.drop()
      this.#show({ signing: { kind: 'none' } })
      this.#powers.say({ kind: 'signed', at: signed.signature?.signedAt })
      return true
    } catch (error) {
      this.text.sheet?.setEditable(true)
      this.#show({ signing: { kind: 'failed', error } })
      return false
    }
  }

  /** Does something to the case between two saves, and lays what it changed of the report into the open text. */
  async #alongside(call: (revision: number) => Promise<Case>, lay?: (before: Report, after: Report) => Command): Promise<Case> {
    let changed: Case | undefined
    const isDone = await this.text.alongside(async (base) => {
      changed = await call(revisionOf(base, this.#kase))
      const report = changed.textReport && withoutQuestions(changed.textReport)
      const isLaid = report !== null && lay !== undefined && this.text.sheet?.run(lay(base.report, report)) === true
      // What was typed meanwhile was noted of a text without it.
      if (isLaid && this.text.isUnsaved()) this.text.wrote()
      return { report: report ?? base.report, revision: changed.revision }
    })
    if (!isDone) assertSaved(this.text.savingNow())
    if (!changed) throw new Refusal('case.stale_revision')
    this.#kase = changed
    this.#powers.onCase(changed)
    return changed
  }

  #newPrefix(): string {
    return this.#powers.newId().slice(0, 8)
  }

  /** The text on the sheet changed, whoever changed it. */
  #moved(): void {
    this.#typedAt = this.#powers.ticks()
    const { rewriting } = this.#snapshot.get()
    // From here on one undo would take back this change, and not the text that was taken in.
    if (rewriting.kind === 'kept') this.#rewriting.drop()
    if (rewriting.kind === 'proposed') this.#show({ review: this.#reviewNow() })
  }

  #rewritten(rewriting: RewriteState): void {
    if (rewriting.kind !== 'proposed') this.#sides = NO_SIDES
    this.#show({ rewriting, review: this.#reviewNow(rewriting) })
  }

  #reviewNow(rewriting = this.#snapshot.get().rewriting): Review | null {
    return rewriting.kind === 'proposed' ? reviewOf(rewriting.proposal, this.text.read(), this.#sides) : null
  }

  #show(change: Partial<Omit<ReportSnapshot, 'phase'>>): void {
    const before = this.#snapshot.get()
    const next = { ...before, ...change }
    const { saving, isOpen } = this.text.snapshot.get()
    const isReady = isOpen && this.text.sheet !== null
    const isReading = this.#isViewer || this.#kase.signature !== null
    const phase = phaseOf({
      isClosed: this.#isClosed,
      isReading,
      isReady,
      isSigning: next.signing.kind === 'underWay',
      rewriting: next.rewriting.kind,
      saving: saving.kind,
    })
    if (phase !== before.phase || Object.keys(change).length > 0) this.#snapshot.set({ ...next, phase })
  }
}
