import type { Block, Evidence, Omission, Question, Report, SectionType } from '#contract/report.ts'
import type { Ground } from '#web/editor/statement-spans.ts'

/** Sections that gather from the whole talk say nothing of what was being talked about. */
const GATHERED: ReadonlySet<SectionType> = new Set(['summary', 'medications', 'insuranceCertificate'])

/** Words said within this many characters of each other are taken to be about the same. */
const NEAR_CHARACTERS = 160
/** The nearer of two neighbours decides when the other is more than twice as far and this much more. */
const CLEAR_CHARACTERS = 20

type Neighbour = { type: SectionType; distance: number }

/** The section an omission was told among: the one its neighbours in the talk went to; additional notes when they disagree or are far. */
function sectionByNeighbours({ evidence }: Omission, report: Pick<Report, 'sections'>): SectionType {
  let before: Neighbour | undefined
  let after: Neighbour | undefined
  for (const { type, ground } of groundsOf(report)) {
    if (!isSameSource(ground, evidence)) continue
    if (ground.end <= evidence.start) before = nearer(before, { type, distance: evidence.start - ground.end })
    if (ground.start >= evidence.end) after = nearer(after, { type, distance: ground.start - evidence.end })
  }
  if (before && before.type === after?.type) return before.type
  const nearest = [before, after].filter((each) => each !== undefined).toSorted((a, b) => a.distance - b.distance)
  const [first, second] = nearest
  const isClear = first !== undefined && first.distance <= NEAR_CHARACTERS && (second === undefined || second.distance > 2 * first.distance + CLEAR_CHARACTERS)
  return isClear ? first.type : 'additionalNotes'
}

export type OmissionPlace = { type: SectionType; /** The paragraph it comes after, where one is its kin. */ after: string | undefined }

/** So much of what an omission says must a paragraph say too to be about the same thing; one word in common, such as `vondt`, tells nothing. */
const KIN_SHARE = 0.4
const KIN_WORDS = 2

/**
 * Where an omission belongs: after the paragraph on the same thing where there is one, else among what was told around it, there after the
 * paragraph that rests on what was said last before it.
 */
export function placeOmission(omission: Omission, report: Pick<Report, 'sections'>): OmissionPlace {
  const kin = kinOf(omission, report)
  if (kin) return kin
  const type = sectionByNeighbours(omission, report)
  return { type, after: lastBefore(omission, report, type) }
}

function kinOf({ text }: Omission, { sections }: Pick<Report, 'sections'>): OmissionPlace | undefined {
  const words = contentWords(text)
  let best: { place: OmissionPlace; share: number } | undefined
  for (const { type, blocks } of sections) {
    if (GATHERED.has(type)) continue
    for (const { id, text: written } of blocks) {
      const common = words.intersection(contentWords(written)).size
      const share = common / words.size
      if (common >= KIN_WORDS && share >= KIN_SHARE && share > (best?.share ?? 0)) best = { place: { type, after: id }, share }
    }
  }
  return best?.place
}

/** Words shorter than this tie sentences together and say little of what they are about. */
const CONTENT_LETTERS = 5
/** Endings differ by number and definiteness: `kneet` and `knee`, `smerter` and `smertene`. */
const STEM_LETTERS = 5

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= CONTENT_LETTERS).map((word) => word.slice(0, STEM_LETTERS)))
}

function lastBefore({ evidence }: Omission, { sections }: Pick<Report, 'sections'>, type: SectionType): string | undefined {
  let found: { id: string; end: number } | undefined
  for (const { id, evidence: grounds } of sections.filter((section) => section.type === type).flatMap(({ blocks }) => blocks)) {
    for (const ground of grounds) {
      if (isSameSource(ground, evidence) && ground.end <= evidence.start && ground.end >= (found?.end ?? 0)) found = { id, end: ground.end }
    }
  }
  return found?.id
}

function groundsOf({ sections }: Pick<Report, 'sections'>): { type: SectionType; ground: Evidence }[] {
  return sections
    .filter(({ type }) => !GATHERED.has(type))
    .flatMap(({ type, blocks }) => blocks.flatMap(({ evidence }) => evidence.map((ground) => ({ type, ground }))))
}

function nearer(known: Neighbour | undefined, other: Neighbour): Neighbour {
  return known && known.distance <= other.distance ? known : other
}

function isSameSource(a: Ground, b: Ground): boolean {
  return a.source === b.source && a.recordingId === b.recordingId
}

const placeOf = ({ source, recordingId, start, end }: Ground): string => [source, recordingId, start, end].join(' ')

/** Where a report rests in what was said, each place once. */
export function placesOf(report: Pick<Report, 'sections'> | null | undefined): ReadonlySet<string> {
  return new Set(report?.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence.map(placeOf))))
}

/**
 * Those that nothing new in the open text rests on: one that was just added is gone before the server has heard of it. What the report rested on when
 * the list was read is `known`: a line of the list of medicines rests on words of which it has no room for all.
 */
export function stillOmitted(omissions: readonly Omission[], grounds: readonly Ground[], known: ReadonlySet<string>): Omission[] {
  const fresh = grounds.filter((ground) => !known.has(placeOf(ground)))
  return omissions.filter(
    ({ evidence }) => !fresh.some((ground) => isSameSource(ground, evidence) && ground.start < evidence.end && ground.end > evidence.start),
  )
}

/** So much of what was said must be what a question rests on for it to be asked about. */
const ASKED_SHARE = 0.8

/** Those that no open question asks about already: nobody is to decide on the same words twice. */
export function notAsked(omissions: readonly Omission[], questions: readonly Pick<Question, 'evidence'>[]): Omission[] {
  const grounds = questions.flatMap(({ evidence }) => evidence)
  return omissions.filter(({ evidence }) => {
    const covered = grounds
      .filter((ground) => isSameSource(ground, evidence))
      .reduce((sum, ground) => sum + Math.max(0, Math.min(ground.end, evidence.end) - Math.max(ground.start, evidence.start)), 0)
    return covered < (evidence.end - evidence.start) * ASKED_SHARE
  })
}

/** What was said, as a paragraph that the clinician stands for, with its evidence. */
export function omissionBlock({ text, evidence }: Omission, id: string): Block {
  const words = text.trim()
  const sentence = words.charAt(0).toLocaleUpperCase() + words.slice(1)
  return { id, kind: 'paragraph', text: /[\p{L}\p{N})]$/u.test(sentence) ? `${sentence}.` : sentence, evidence: [evidence], supported: true }
}
