import type { Language } from '#contract/vertical.ts'
import { BOTH, EDGES, ENGLISH_VERBS, OFTEN, SUBJECTS, UNBENT } from './spoken-edges.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** Some words of one clause; a joining word or a comma begins another. */
const clause = (joins: string): string => `(?:(?! (?:${joins}) )[^,.:;]){1,80}?`

/** `The patient sleeps badly, but the patient eats`: who it is of is named once; where another clause stands between, it may be of another. */
function namedOnce(language: Language): Rewrite {
  const { subject, joins, parts } = SUBJECTS[language]
  return [`=(?<=(?:^|[.:] |, (?:(?:${parts}) )?)${subject} (?!['’])${clause(parts)},? (?:${joins}) )${subject} (?=\\p{L})`, '']
}

/** What was asked in so many words, and agreed to, stands without its yes. */
const LEAST_STATED = 5
/** An English yes to a question that denies may mean either. */
const DENIED_NOWHERE = "(?![^:]*(?:not|n['’]t|never|no)(?!\\p{L}))"

function edgesOf(language: Language): Rewrite[] {
  const { before, behind, yes, no, denies, thereupon } = EDGES[language]
  const { joins } = SUBJECTS[language]
  return [
    [`=^(?:(?:${before}), )+(?=\\p{L}|\\d)`, ''],
    [`=(?<=[\\p{L}\\d][^:]*), (?:${behind}|${yes})(?=[.?!]?$)`, ''],
    [`=(?<=(?:^|[:,] )(?:${denies}) [^:]*), (?:${no})(?=[.?!]?$)`, ''],
    [`=(?<=^(?:${denies}) [^,:]*\\p{L}{3,}) ${thereupon}(?=[.?!]?$)`, ''],
    [`=(?<=\\p{L}{2,}[)%]?)(?<!(?:${BOTH})),? (?:${joins})(?=[.?!]?$)`, ''],
    [`=(?<=^(?=(?:[^ :]+ ){${LEAST_STATED}})${language === 'en' ? DENIED_NOWHERE : ''}[^:]*): (?:${yes})(?=[.?!]?$)`, ''],
    namedOnce(language),
  ]
}

/** I come, you come; the patient comes. */
const BENT: readonly Rewrite[] = [
  [`=(?<!(?<!\\p{L})(?:${UNBENT}) )(?<!\\p{L})(the patient(?: (?:${OFTEN}))?) (wish|teach|reach|press|go)(?![\\p{L}'’])`, '$1 $2es'],
  [`=(?<!(?<!\\p{L})(?:${UNBENT}) )(?<!\\p{L})(the patient(?: (?:${OFTEN}))?) (${ENGLISH_VERBS})(?![\\p{L}'’])`, '$1 $2s'],
  ["=(?<!\\p{L})the patient do(?=n['’]?t(?!\\p{L}))", 'the patient does'],
  ["=(?<!\\p{L})the patient have(?=n['’]?t(?!\\p{L}))", 'the patient has'],
  ['=(?<!(?<!\\p{L})if )(?<!\\p{L})the patient were(?= (?:\\d|on |not |very |quite |a |in ))', 'the patient was'],
]

export const SPOKEN_EDGES: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: edgesOf('nb'), sv: edgesOf('sv'), da: edgesOf('da'), en: [...BENT, ...edgesOf('en')], ru: edgesOf('ru'),
}
