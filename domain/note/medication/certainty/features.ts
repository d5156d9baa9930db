import type { Language, Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Heard } from '#domain/note/medication/list/ledger.ts'
import { regimenOf } from '#domain/note/medication/list/ledger.ts'
import { voiceOf } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Candidate } from './candidates.ts'
import { kindFeatures, peersOf } from './kinds.ts'
import { outcomeByRules } from './outcomes.ts'
import type { Told } from './windows.ts'
import { wordingOf } from './windows.ts'

/** The talk a candidate is of. */
export type Surroundings = Told & { readonly vertical: Vertical; readonly peers: ReturnType<typeof peersOf> }

type Talk = { readonly statements: readonly Statement[]; readonly language: Language; readonly vertical: Vertical }

/** What is around the candidates of a talk. */
export function surroundingsOf({ statements, language, vertical }: Talk, candidates: readonly Candidate[]): Surroundings {
  return { statements, places: new Map(statements.map(({ start }, at) => [start, at])), language, vertical, peers: peersOf(candidates) }
}

/** What is said of a medicine itself. */
const CUES: readonly Mark[] = [
  'start', 'given', 'takes', 'continue', 'stop', 'raise', 'lower', 'refuse', 'denyPlan', 'allergy', 'reaction', 'negation', 'no', 'yes',
]
/** How it is said, and of whom. */
const SETTING: readonly Mark[] = [
  'past', 'future', 'hypothetical', 'uncertain', 'condition', 'planCue', 'kin', 'otherPerson', 'otherAnimal', 'firstPerson', 'secondPerson',
  'thirdPerson', 'timeWord', 'frequency', 'unit', 'asNeeded', 'doseForm', 'drugClass', 'symptom', 'diagnosis', 'test', 'procedure', 'advice',
  'followUp', 'question', 'correction', 'prognosis', 'contact', 'referral', 'child', 'social',
]
const ASKED: readonly Mark[] = ['takes', 'allergy', 'stop', 'start', 'continue', 'hypothetical', 'past', 'drugClass', 'planCue']
/** What is said next may settle it. */
const NEXT: readonly Mark[] = [
  'stop', 'allergy', 'reaction', 'start', 'takes', 'continue', 'negation', 'no', 'yes', 'denyPlan', 'past', 'kin', 'otherPerson', 'raise', 'lower',
]

/** Words between a cue and the medicine it may be of. */
const REACH = 6

function nearest({ clause, mention }: Heard, marks: readonly Mark[]): Mark | undefined {
  let best: { readonly mark: Mark; readonly away: number } | undefined
  for (const { mark, start, end } of clause.hits) {
    if (!marks.includes(mark) || (start < mention.end && end > mention.start)) continue
    const away = end <= mention.start ? mention.start - end : start - mention.end
    if (best === undefined || away < best.away) best = { mark, away }
  }
  return best?.mark
}

const STATUS_CUES: readonly Mark[] = ['start', 'given', 'takes', 'continue', 'stop', 'raise', 'lower', 'allergy', 'refuse', 'denyPlan']

function near({ clause, mention }: Heard): string[] {
  return clause.hits.flatMap(({ mark, start, end }) => {
    if (!CUES.includes(mark)) return []
    if (end <= mention.start && mention.start - end <= REACH) return [`before ${mark}`]
    return start >= mention.end && start - mention.end <= REACH ? [`after ${mark}`] : []
  })
}

/** What is told after a name, until another medicine is named, is of it: so many statements at most. */
const LONGEST_FOLLOWED = 5
const FOLLOWING: readonly Mark[] = [
  ...NEXT, 'given', 'lower', 'refuse', 'hypothetical', 'condition', 'frequency', 'unit', 'doseForm', 'planCue', 'symptom', 'question', 'secondPerson',
  'firstPerson', 'otherAnimal',
]

function followed({ whole, mention }: Heard, { statements, places }: Surroundings): string[] {
  const place = places.get(whole.start) ?? 0
  const found: string[] = []
  // the rest of its own sentence
  const later = whole.drugs.find(({ start, substance }) => start >= mention.end && substance !== mention.substance)
  for (const { mark, start } of whole.hits)
    if (start >= mention.end && (later === undefined || start < later.start) && FOLLOWING.includes(mark)) found.push(`then ${mark}`)
  if (later !== undefined) return [...found, 'then another']
  for (let next = place + 1; next <= place + LONGEST_FOLLOWED && next < statements.length; next++) {
    const statement = statements[next]
    if (statement === undefined || statement.drugs.some(({ substance }) => substance !== mention.substance) || (statement.asked?.drugs.length ?? 0) > 0) break
    const voice = voiceOf(statement)
    for (const mark of FOLLOWING) if (has(statement, mark)) found.push(`then ${mark}`, `then ${mark} ${voice}`)
  }
  return found
}

/** What tells of a medicine at one place where it is named. */
function atMention(heard: Heard, { statements, places }: Surroundings): string[] {
  const { clause, whole, mention, told, subject } = heard
  const voice = voiceOf(whole)
  const status = told === undefined ? 'untold' : told === 'foreign' ? 'foreign' : `${told.status}${told.isExplicit ? '' : ' implied'}`
  const place = places.get(whole.start) ?? 0
  const next = statements[place + 1]
  const regimen = regimenOf(clause, mention)
  const others = whole.drugs.filter(({ substance }) => substance !== mention.substance).length
  const cue = nearest(heard, STATUS_CUES) ?? 'none'
  return [
    `told ${status}`,
    `${voice} ${whole.phase}`,
    `told ${status} ${voice}`,
    `cue ${cue}`,
    `cue ${cue} ${voice} ${whole.phase}`,
    `folded ${whole.folded}`,
    `subject ${subject}`,
    `others ${String(Math.min(others, 2))}`,
    ...(whole.isQuestion ? ['question'] : []),
    ...(mention.isExact ? [] : ['inexact']),
    ...(mention.isTrade ? ['trade'] : []),
    ...(regimen.hasDose ? ['dose'] : []),
    ...(regimen.hasFrequency ? ['often'] : []),
    ...(regimen.hasDose ? [`dose ${voice} ${whole.phase}`] : []),
    ...(whole.isDoubtful ? ['doubtful'] : []),
    ...(place > statements.length * 0.6 ? ['late'] : []),
    ...CUES.filter((mark) => has(clause, mark)).map((mark) => `in ${mark}`),
    ...near(heard),
    ...SETTING.filter((mark) => has(clause, mark)).map((mark) => `in ${mark}`),
    ...(clause === whole ? [] : SETTING.filter((mark) => has(whole, mark)).map((mark) => `beside ${mark}`)),
    ...(whole.asked === undefined
      ? []
      : ['asked', ...ASKED.filter((mark) => whole.asked !== undefined && has(whole.asked, mark)).map((mark) => `asked ${mark}`)]),
    ...(next === undefined || next.drugs.length > 0 ? [] : NEXT.filter((mark) => has(next, mark)).map((mark) => `next ${mark}`)),
  ]
}

function ofCourse({ course, isRead, heard }: Candidate): string[] {
  const statuses = new Set(heard.flatMap(({ told }) => (told === undefined || told === 'foreign' ? [] : [told.status])))
  const contradicts = [...statuses].toSorted().join('+')
  if (!isRead) return ['rules none', `among ${contradicts}`]
  const status = course.isDropped ? 'dropped' : course.isIntolerance && course.status === 'allergy' ? 'intolerance' : course.status
  return [
    `rules ${status}`,
    `among ${contradicts}`,
    `rules ${status} of ${String(statuses.size)}`,
    `rules ${status}${course.regimen.hasDose ? ' dosed' : ' undosed'}`,
    `rules ${status}${course.regimen.hasFrequency ? ' often' : ''}`,
    `rules ${status} in ${String(Math.min(course.spans.length, 3))}`, `rules ${status} ${course.isTrade ? 'trade' : 'generic'}`,
  ]
}

/** A talk in so many parts. */
const PARTS = 5

/** In which part of the talk a medicine is named. */
function placeOf(heard: Heard | undefined, { statements, places }: Surroundings): number {
  return heard === undefined ? PARTS : Math.floor((PARTS * (places.get(heard.whole.start) ?? 0)) / statements.length)
}

/** What tells whether a candidate is the patient's medicine and what becomes of it; each once. */
export function featuresOf(candidate: Candidate, surroundings: Surroundings): string[] {
  const { heard, answers } = candidate
  const mentions = heard.map((one) => atMention(one, surroundings))
  const follows = heard.map((one) => followed(one, surroundings))
  const words = heard.map((one) => wordingOf(one, surroundings))
  const last = mentions.at(-1)
  const rules = outcomeByRules(candidate)
  const found = [
    'any', surroundings.vertical, surroundings.language, `mentions ${String(Math.min(heard.length, 3))}`, ...ofCourse(candidate),
    ...(mentions[0] ?? []).map((name) => `first ${name}`),
    ...follows.flat(),
    ...(follows.at(-1) ?? []).map((name) => `last ${name}`),
    ...(follows[0] ?? []).map((name) => `first ${name}`),
    ...words.flatMap(({ single, paired }) => [...single, ...paired]),
    ...[...(words.at(-1)?.single ?? []), ...(words.at(-1)?.paired ?? [])].map((name) => `last ${name}`),
    ...kindFeatures(candidate, surroundings.peers),
    `named ${String(placeOf(heard[0], surroundings))}`, `named last ${String(placeOf(heard.at(-1), surroundings))}`,
    ...mentions.flat(), ...(last ?? []).map((name) => `last ${name}`),
    ...(last ?? []).filter((name) => name.startsWith('told') || name.startsWith('cue')).map((name) => `rules ${rules} last ${name}`),
    ...(answers.length > 0
      ? [
          'answers',
          ...answers.flatMap((one) => [
            `answers ${one.folded}`,
            `answers ${one.phase}`,
            ...CUES.filter((mark) => has(one, mark)).map((mark) => `answers ${mark}`),
          ]),
        ]
      : []),
    ...(heard.length === 0 ? ['unheard', `unheard ${rules}`] : []),
  ]
  return [...new Set(found)]
}
