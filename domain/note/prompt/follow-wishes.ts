import type { Block, Evidence, Report, Section, SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { withSection } from '#domain/note/realise/with-section.ts'
import type { Wish } from './read-wishes.ts'

/** The length that is asked for, the last word counting; undefined where none is. */
export function detailOf(wishes: readonly Wish[]): 'less' | 'more' | undefined {
  const kind = wishes.findLast((wish) => wish.kind === 'shorter' || wish.kind === 'longer')?.kind
  return kind === undefined ? undefined : kind === 'shorter' ? 'less' : 'more'
}

function arrange(sections: readonly Section[], wish: Wish): readonly Section[] {
  if (!('sections' in wish)) return sections
  const named = wish.sections
  const isNamed = ({ type }: Section): boolean => named.includes(type)
  if (wish.kind === 'drop') return sections.filter((section) => !isNamed(section))
  if (wish.kind === 'only') return sections.filter(isNamed)
  const order = (type: SectionType): number => named.indexOf(type)
  return [...sections.filter(isNamed).toSorted((a, b) => order(a.type) - order(b.type)), ...sections.filter((section) => !isNamed(section))]
}

/** Takes a report; gives it with the sections that are asked for, in the order that is asked for. Not a word of them changes. */
export function arrangeReport(report: Report, wishes: readonly Wish[]): Report {
  return { ...report, sections: [...wishes.reduce<readonly Section[]>(arrange, report.sections)] }
}

/** A person wrote, changed or vouched for it, whole or in part. */
function isByHand(block: Block): boolean {
  if (block.supported === false) return false
  if (block.supported === true || block.evidence.some(({ edited }) => edited === true)) return true
  return (
    block.evidence.length === 0 ||
    (block.evidence.some(({ textStart }) => textStart !== undefined) && sentencesOfBlock(block).some(({ evidence }) => evidence.length === 0))
  )
}

const overlaps = (a: Evidence, b: Evidence): boolean => a.source === b.source && a.recordingId === b.recordingId && a.start < b.end && b.start < a.end

/**
 * Takes a report written anew from the talk and the one that stands; gives the new one with every paragraph in which a person has written, in its
 * section. What the new one says on the very grounds of such a paragraph gives way to it.
 */
export function keepByHand(written: Report, current: Report, language: Language): Report {
  let { sections } = written
  for (const { type, heading, blocks } of current.sections) {
    const own = blocks.filter((block) => block.kind === 'paragraph' && isByHand(block))
    if (own.length === 0) continue
    const grounds = own.flatMap(({ evidence }) => evidence)
    const texts = new Set(own.map(({ text }) => text.trim()))
    const isTold = (block: Block): boolean =>
      texts.has(block.text.trim()) || (block.evidence.length > 0 && block.evidence.every((one) => grounds.some((ground) => overlaps(one, ground))))
    const isNew = !sections.some((section) => section.type === type)
    sections = withSection(sections, type, language).map((section) =>
      section.type === type
        ? {
            ...section,
            heading: isNew ? heading : section.heading,
            blocks: [...section.blocks.filter((block) => !isTold(block)), ...underOwnNames(own, section.blocks)],
          }
        : section,
    )
  }
  return { ...written, sections }
}

/** A paragraph kept beside new ones needs a name that none of them has. */
function underOwnNames(own: readonly Block[], others: readonly Block[]): Block[] {
  const taken = new Set(others.map(({ id }) => id))
  return own.map((block) => (taken.has(block.id) ? { ...block, id: `own-${block.id}`.slice(0, 64) } : block))
}
