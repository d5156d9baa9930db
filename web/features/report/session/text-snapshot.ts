import type { Report } from '#contract/report.ts'
import type { AutosavePorts, AutosaveState, Draft, Version } from '#web/editor/autosave.ts'

/** What an open text shows of itself. */
export type TextSnapshot = {
  /** The text whose language, engine and times the sheet is read with: as opened, or as taken in last. */
  readonly shown: Report
  /** A person has written in it. */
  readonly isEdited: boolean
  readonly saving: AutosaveState
  /** This device can keep a copy of what is unsaved. */
  readonly canKeepDrafts: boolean
  /** Words that this device still held were put back, and nobody has closed the notice. */
  readonly isRestored: boolean
  /** Another text that was saved elsewhere while this one lay untouched; never put in its place unasked. */
  readonly newer: Version | null
  /** What is written is being saved: the text may be written in. */
  readonly isOpen: boolean
}

export type TextPowers = {
  readonly save: AutosavePorts['save']
  readonly drafts: {
    /** Says, until `signal` ends, that this page writes the draft of that id. */
    readonly hold: (id: string, signal: AbortSignal) => void
    readonly put: (id: string, draft: Draft) => Promise<void>
    readonly remove: (id: string) => Promise<void>
  }
  readonly clock: AutosavePorts['clock']
  readonly newId: () => string
  readonly now: () => Date
  /** Calls when the page is being left or the network is back; gives what ends that. */
  readonly onLeaving: (save: () => void) => () => void
}

export type TextStart = {
  readonly opened: Version
  /** What this device still held of it. */
  readonly found: { readonly id: string; readonly draft: Draft } | null
  /** A text of another making now stands on the sheet; told before anything is shown or saved of it. */
  readonly onTakeIn?: (report: Report) => void
}
