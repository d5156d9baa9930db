import type { Language } from '#contract/vertical.ts'
import { readCues } from '#domain/actions/draft/cues.ts'
import { TOPIC_CUES } from './topic-cues.ts'

const LONGEST = 4_000

/** What is told by its form and not by words: a time, a distance, a person near, a code of a diagnosis, a medicine with its strength. */
const FORMS: readonly (readonly [topic: string, asked: RegExp, told: RegExp])[] = [
  [
    'time', /(?<!\p{L})(?:når|hvor lenge|hvor ofte|hvornår|hvor længe|hur länge|hur ofta|när|when|how (?:long|often|soon)|когда|как долго|сколько (?:дней|недель)|varighet|varaktighet|varighed|siden)(?!\p{L})/iu,
    /\d\s?(?:-\s?\d+\s?)?(?:min|t|h|dag\p{L}*|dgr|døgn|dygn|uke\p{L}*|u|v|vecko?r?|uge\p{L}*|mnd|mån\p{L}*|md|år|days?|weeks?|months?|years?|hours?|дн\p{L}*|недел\p{L}*|мес\p{L}*|час\p{L}*|лет)(?!\p{L})|(?<![\d.,])\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?(?!\d)|(?<!\p{L})(?:i morgen|i morgon|imorgen|siden|sedan|jan|feb|mars?|april|mai|maj|juni|juli|aug|sept?|okt|nov|des|dec|påske|sommer|sommar|høst|vår|завтра|утром)(?!\p{L})/iu,
  ],
  ['distance', /(?<!\p{L})(?:hvor langt|hur långt|how far|как далеко|gangdistanse)(?!\p{L})/iu, /\d\s?(?:m|meter|km|м|км)(?!\p{L})/iu],
  ['person', /(?<!\p{L})(?:hvem|vem|who|кто|pårørende|anhörig\p{L}*)(?!\p{L})/iu, /(?<!\p{L})(?:datter|sønn|søn|son|dotter|kone|mann|mand|fru|make|hustru|mor|far|søster|bror|daughter|wife|husband|дочь|сын|муж|жена|мать)(?!\p{L})/iu],
  ['diagnosis', /(?!)/u, /(?<![\p{L}\d])[A-Z]\d{2}(?:\.\d{1,2})?(?![\p{L}\d])|(?:itt|itis|ose|oser|artrose|svikt|flimmer|astma|diabetes|kols|kol|copd)(?!\p{L})/u],
]

/** What a sentence asks about or tells of, of the things that messages and letters ask about. */
export function topicsOf(text: string, language: Language): ReadonlySet<string> {
  const read = text.slice(0, LONGEST)
  const byForm = FORMS.flatMap(([topic, asked, told]) => (asked.test(read) || told.test(read) ? [topic] : []))
  return new Set([...readCues(TOPIC_CUES, language).flatMap(([topic, cue]) => (read.search(cue) >= 0 ? [topic] : [])), ...byForm])
}

/** How much of what is asked about is told of, from 0 to 1. */
export function sharedTopics(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  return asked.size === 0 ? 0 : asked.intersection(told).size / asked.size
}
