import { SectionType } from '#contract/report.ts'
import type { Block, Report, RewriteCommand, Section } from '#contract/report.ts'
import type { BlockChange, ReportDiff, SectionChange } from '#domain/report-diff/diff-reports.ts'
import type { Choose, Side } from '#domain/report-diff/resolve-diff.ts'
import { resolveDiff } from '#domain/report-diff/resolve-diff.ts'
import { statementSpans } from '#web/editor/statement-spans.ts'

export type Detail = NonNullable<RewriteCommand['command']>

/** What the clinician asked for. */
export type RewriteRequest =
  | { kind: 'report'; command?: Detail; engine?: 'builtin'; /** Under the headings of another template, too. */ isReshaped?: boolean }
  | { kind: 'section'; type: SectionType; heading: string; command?: Detail; engine?: 'builtin' }
  | { kind: 'prompt'; prompt: string }

/** A text the engine offers. Nothing of it counts before it is kept. */
export type Proposal = {
  request: RewriteRequest
  value: { report: Report } | { section: Section }
  /** The text the server held when it was asked: what was typed since, no engine has seen. */
  seen: Report
  /** What of a request in words is not done, in those words. */
  notFollowed?: readonly string[]
  /** Nothing was written anew: the text was at hand, such as an earlier version. */
  wasAtHand?: boolean
  /** An earlier text whose own words are to be had back: all else stays as it stands unless somebody chooses otherwise. */
  givesBackOwnWords?: boolean
}

/** The whole report as it would stand with the proposal in the place of what is open now. */
export function proposedReport({ value, request }: Proposal, current: Report): Report {
  if ('section' in value) return { ...current, sections: putSection(current.sections, withConfirmations(value.section, current)) }
  const { report } = value
  const headings = new Map(current.sections.map(({ type, heading }) => [type, heading]))
  const sections = report.sections.map((section) => {
    // A heading the clinician gave stays, unless the report comes in another language or by another template.
    const isReshaped = request.kind === 'report' && request.isReshaped === true
    const standing = !isReshaped && report.language === current.language ? headings.get(section.type) : undefined
    return { ...withConfirmations(section, current), ...(standing && { heading: standing }) }
  })
  return { ...report, sections }
}

/** What the clinician has once stood for, word for word, is not doubted anew. */
function withConfirmations(section: Section, current: Report): Section {
  const confirmed = new Set(current.sections.flatMap(({ blocks }) => blocks.filter(({ supported }) => supported === true).map(({ text }) => text)))
  return { ...section, blocks: section.blocks.map((block) => (block.supported === false && confirmed.has(block.text) ? { ...block, supported: true } : block)) }
}

function putSection(sections: readonly Section[], section: Section): Section[] {
  const exact = sections.findIndex(({ type, heading }) => type === section.type && heading === section.heading)
  const at = exact >= 0 ? exact : sections.findIndex(({ type }) => type === section.type)
  const standing = sections[at]
  if (standing) return sections.with(at, { ...section, heading: standing.heading })
  const order = (type: SectionType): number => SectionType.options.indexOf(type)
  const before = sections.filter(({ type }) => order(type) < order(section.type)).length
  return sections.toSpliced(before, 0, section)
}

/**
 * Whether a paragraph holds words of the clinician that the engine has not seen, and so cannot have meant to change: typed since it
 * was asked, or, where it writes from what was said alone, anything written, changed or vouched for by hand (REL-16).
 */
export function isOwn(block: Block, { request, seen }: Proposal): boolean {
  if (!seen.sections.some(({ blocks }) => blocks.some(({ text }) => text === block.text))) return true
  return request.kind !== 'prompt' && isByHand(block)
}

/** Whether a person wrote, changed or vouched for something in it. */
function isByHand(block: Block): boolean {
  if (block.supported === false) return false
  return block.supported === true || block.evidence.some(({ edited }) => edited === true) || hasBareWords(block)
}

function hasBareWords(block: Block): boolean {
  let bare = ''
  let at = 0
  for (const { start, end } of statementSpans(block)) {
    bare += block.text.slice(at, start)
    at = end
  }
  return (bare + block.text.slice(at)).trim() !== ''
}

/** Names a place of a diff from one reading of the text to the next. */
export function placeOf(change: BlockChange): string {
  return `${change.before?.id ?? ''}|${change.after?.id ?? ''}`
}

export type Sides = ReadonlyMap<string, Side>

/** Which version counts where nobody has chosen: the new one, but never over words of the clinician. */
export function sideOf(change: BlockChange, { proposal, sides }: { proposal: Proposal; sides: Sides }): Side {
  const chosen = sides.get(placeOf(change))
  if (chosen) return chosen
  if (proposal.givesBackOwnWords) return change.after && isByHand(change.after) ? 'after' : 'before'
  return change.kind !== 'kept' && change.before && isOwn(change.before, proposal) ? 'before' : 'after'
}

/** The text that Keep puts in the place of the one that stands; every paragraph under a name of its own. */
export function keptSections(diff: ReportDiff, choice: { proposal: Proposal; sides: Sides }, newId: () => string): Section[] {
  const choose: Choose = (change: BlockChange | SectionChange) => ('kind' in change ? sideOf(change, choice) : 'after')
  const taken = new Set<string>()
  const named = (block: Block): Block => {
    const id = taken.has(block.id) ? newId() : block.id
    taken.add(id)
    return { ...block, id }
  }
  return resolveDiff(diff, choose).map((section) => ({ ...section, blocks: section.blocks.map(named) }))
}

/** Whether the kept text holds anything of the older one that the engine did not write this time. */
export function keepsOwnWords(diff: ReportDiff, choice: { proposal: Proposal; sides: Sides }): boolean {
  return diff.some(({ blocks }) => blocks.some((change) => change.kind !== 'kept' && sideOf(change, choice) === 'before'))
}
