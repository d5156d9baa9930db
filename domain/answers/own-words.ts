import type { Block, Report } from '#contract/report.ts'

/** Written or put in by a person, and not only taken from the talk; what a model wrote without a source is nobody's word. */
function isOwn({ kind, supported, evidence }: Block): boolean {
  if (kind !== 'paragraph' || supported === false) return false
  return evidence.length === 0 || evidence.some(({ edited, source }) => edited === true || source === 'trigger')
}

/** Takes a report; gives the paragraphs that say more than the talk does, a line each: what the clinician wrote into it. */
export function ownWords({ sections }: Report): string {
  return sections.flatMap(({ blocks }) => blocks.filter(isOwn).map(({ text }) => text.trim())).filter((text) => text !== '').join('\n')
}
