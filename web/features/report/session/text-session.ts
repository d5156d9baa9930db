import type { Block, Report, SectionType } from '#contract/report.ts'
import { createSubject } from '#web/audio/observable.ts'
import type { Observable } from '#web/audio/observable.ts'
import { createAutosave } from '#web/editor/autosave.ts'
import type { Autosave, AutosaveState, Version } from '#web/editor/autosave.ts'
import { insertBlock, replaceReport } from '#web/editor/commands.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { isSame } from '#web/editor/is-same.ts'
import type { Sheet } from './sheet.ts'
import type { TextPowers, TextSnapshot, TextStart } from './text-snapshot.ts'

/** One text that is written in, report or document: its sheet, its saving, and whatever else was saved of it meanwhile. No screen, no React. */
export class TextSession {
  /** Sets the statements of this sheet apart from those of any other. */
  readonly keyPrefix: string
  readonly #powers: TextPowers
  readonly #start: TextStart
  readonly #snapshot: ReturnType<typeof createSubject<TextSnapshot>>
  #autosave: Autosave | undefined
  #sheet: Sheet | null = null
  #standing: Version | null = null

  constructor(powers: TextPowers, start: TextStart) {
    this.#powers = powers
    this.#start = start
    this.keyPrefix = powers.newId().slice(0, 8)
    const shown = start.found?.draft.report ?? start.opened.report
    const isRestored = start.found !== null
    this.#snapshot = createSubject<TextSnapshot>({
      shown,
      isEdited: isRestored || shown.editedAt !== undefined,
      saving: { kind: 'clean' },
      canKeepDrafts: true,
      isRestored,
      newer: null,
      isOpen: false,
    })
  }

  get snapshot(): Observable<TextSnapshot> {
    return this.#snapshot
  }

  get sheet(): Sheet | null {
    return this.#sheet
  }

  /** Begins to save what is written, first of all what this device still held; gives what ends it, saving what is left. */
  open(): () => void {
    const { drafts, save, clock, newId, onLeaving } = this.#powers
    const { found, opened } = this.#start
    const id = newId()
    const closing = new AbortController()
    drafts.hold(id, closing.signal)
    const cannotKeep = () => this.#show({ canKeepDrafts: false })
    const autosave = createAutosave(found?.draft.base ?? opened, {
      save,
      drafts: { put: (draft) => drafts.put(id, draft), remove: () => drafts.remove(id) },
      clock,
      onState: (saving) => this.#show({ saving }),
      onDraftFailure: cannotKeep,
    })
    this.#autosave = autosave
    this.#show({ isOpen: true })
    if (found) {
      const { draft } = found
      autosave.edit(() => draft.report)
      // The old copy goes only once this page has written its own.
      void drafts.put(id, draft).then(() => drafts.remove(found.id), cannotKeep)
    }
    const stopWatching = onLeaving(() => autosave.flush())
    return () => {
      stopWatching()
      autosave.close()
      closing.abort()
      this.#show({ isOpen: false })
    }
  }

  /** The sheet has been laid out, or taken away. */
  attach(sheet: Sheet | null): void {
    this.#sheet = sheet
  }

  /** The text as it stands this moment. */
  read(): Report {
    const { shown } = this.#snapshot.get()
    return this.#sheet ? readReport(this.#sheet.document(), shown) : shown
  }

  /** A person changed the text on the sheet. */
  wrote(): void {
    const { shown } = this.#snapshot.get()
    const document = this.#sheet?.document()
    if (!document) return
    const editedAt = this.#powers.now().toISOString()
    this.#show({ isEdited: true })
    this.#autosave?.edit(() => ({ ...readReport(document, shown), editedAt }))
  }

  /** What a person decided now stands in the text, and is on the server already. */
  noteEdited(): void {
    this.#show({ isEdited: true })
  }

  /** The sheet holds a text of another making from now on, which is saved like all that is written. */
  takeIn(report: Report): void {
    this.#autosave?.edit(() => report)
    this.#showTaken(report)
  }

  /** What the server was last heard to hold. */
  meet(standing: Version | null): void {
    this.#standing = standing
    this.#show({})
  }

  /** Puts the newer text in the place of one that nobody has written in since. */
  showNewer(): void {
    const { newer } = this.#snapshot.get()
    if (!newer || !this.#autosave) return
    this.#autosave.rebase(newer)
    this.#sheet?.run(replaceReport(newer.report, this.keyPrefix))
    this.#showTaken(newer.report)
  }

  /** Ends a conflict: this side is saved over the other. */
  keepMine(): void {
    this.#autosave?.keepMine()
  }

  /** Ends a conflict: the other side takes the place of this one, as one step that can be undone. */
  keepTheirs(): void {
    const { saving } = this.#snapshot.get()
    if (saving.kind !== 'conflict') return
    this.#autosave?.keepTheirs()
    const theirs = saving.current.report
    if (!theirs) return
    this.#sheet?.run(replaceReport(theirs, this.keyPrefix))
    this.#showTaken(theirs)
  }

  /** Takes one paragraph of the other side over into this one. */
  copyToMine(type: SectionType, block: Block): void {
    this.#sheet?.run(insertBlock({ type, block: { ...block, id: this.#powers.newId() }, keyPrefix: this.keyPrefix }))
  }

  closeRestored(): void {
    this.#show({ isRestored: false })
  }

  /** Saves at once what is not saved yet and waits for the answer, whatever it is; gives the text the server holds then. */
  async settle(): Promise<Report> {
    await this.#autosave?.settle()
    return this.#autosave?.base().report ?? this.#snapshot.get().shown
  }

  /** Does something else to the case between two saves; false, and nothing done, where what is written cannot be saved now. */
  alongside(work: (base: Version) => Promise<Version>): Promise<boolean> {
    return this.#autosave?.alongside(work) ?? Promise.resolve(false)
  }

  isUnsaved(): boolean {
    return this.#autosave?.isUnsaved() ?? false
  }

  savingNow(): AutosaveState {
    return this.#autosave?.state() ?? { kind: 'clean' }
  }

  #showTaken(shown: Report): void {
    this.#start.onTakeIn?.(shown)
    this.#show({ shown, isEdited: shown.editedAt !== undefined })
  }

  #newer({ kind }: AutosaveState): Version | null {
    const base = this.#autosave?.base()
    const standing = this.#standing
    if (!base || !standing || (kind !== 'clean' && kind !== 'saved')) return null
    return standing.revision <= base.revision || isSame(standing.report, base.report) ? null : standing
  }

  #show(change: Partial<TextSnapshot>): void {
    const before = this.#snapshot.get()
    const next = { ...before, ...change }
    const saving = isSameState(before.saving, next.saving) ? before.saving : next.saving
    const after = { ...next, saving, newer: this.#newer(saving) }
    if (!isSameShallow(before, after)) this.#snapshot.set(after)
  }
}

/** A state that holds nothing besides its name is the same each time. */
function isSameState(before: AutosaveState, after: AutosaveState): boolean {
  return before.kind === after.kind && after.kind !== 'conflict' && after.kind !== 'refused'
}

function isSameShallow(a: TextSnapshot, b: TextSnapshot): boolean {
  const right = new Map(Object.entries(b))
  return Object.entries(a).every(([key, value]) => Object.is(value, right.get(key)))
}
