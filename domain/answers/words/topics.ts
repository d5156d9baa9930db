import type { Language } from '#contract/vertical.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { conceptsIn as searchedFor } from '#domain/search/concepts.ts'
import { knowledgeIn } from '#domain/diagnoses/knowledge.ts'
import { indexPhrases } from '#domain/diagnoses/phrase-index.ts'
import type { PhraseHit, PhraseIndex } from '#domain/diagnoses/phrase-index.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Token } from '#domain/language/tokens.ts'
import { CARE_TOPICS } from './care-topics.ts'
import { DAILY_TOPICS } from './daily-topics.ts'
import { ORGAN_TOPICS } from './organ-topics.ts'
import { CALENDAR_TOPICS } from './calendar-topics.ts'
import { MEDICINE_GROUPS } from './medicine-groups.ts'
import { ANIMAL_NAMES } from './trade/animal-names.ts'
import { CARE_ACTS } from './trade/care-acts.ts'
import { CONDITION_NAMES } from './trade/condition-names.ts'
import { DAILY_LIFE } from './trade/daily-life.ts'
import { MEDICINE_CLASSES, MEDICINE_CLASS_NAMES } from './trade/medicine-classes.ts'
import { SYMPTOM_NAMES } from './trade/symptom-names.ts'

const COLUMNS: Readonly<Record<Language, number>> = { nb: 1, sv: 2, da: 3, en: 4, ru: 5 }

/** The same thing bears one id whichever language it is said in; topics, findings and conditions do not share ids. */
const topics = new Map<Language, PhraseIndex>()

const TABLES = [
  DAILY_TOPICS, CARE_TOPICS, ORGAN_TOPICS, CALENDAR_TOPICS,
  SYMPTOM_NAMES, CONDITION_NAMES, CARE_ACTS, ANIMAL_NAMES, DAILY_LIFE, MEDICINE_CLASS_NAMES,
]

function* phrasesIn(language: Language): Generator<readonly [string, string]> {
  for (const row of wholeRows(TABLES.join('').trim())) {
    const cells = row.split('|')
    for (const phrase of (cells[COLUMNS[language]] ?? '').split(',')) if (phrase.trim() !== '') yield [`topic:${(cells[0] ?? '').trim()}`, phrase.trim()]
  }
}

function topicsIn(language: Language): PhraseIndex {
  const known = topics.get(language)
  if (known !== undefined) return known
  const made = indexPhrases(phrasesIn(language))
  topics.set(language, made)
  return made
}

/** What the library is searched for by, in the same words: illnesses and things done that stand in no list of findings. */
function careIn({ text, tokens, language }: Told): PhraseHit[] {
  const at = new Map(tokens.map(({ start }, index) => [start, index]))
  return searchedFor(text.toLowerCase(), language, 'both').flatMap(({ term, start, end }): PhraseHit[] => {
    const first = term.startsWith('c:') ? at.get(start) : undefined
    if (first === undefined) return []
    let last = first
    while ((tokens[last + 1]?.end ?? Infinity) <= end) last++
    return [{ id: term, start: first, end: last + 1 }]
  })
}

type Told = { readonly text: string; readonly tokens: readonly Token[]; readonly language: Language }

/** What a stretch of text names, by ids that all five languages share. */
export function conceptsIn(told: Told): PhraseHit[] {
  const { tokens, language } = told
  const { words, names } = knowledgeIn(language)
  const found = words.find(tokens).map((hit) => ({ ...hit, id: `word:${hit.id}` }))
  const conditions = names.find(tokens).map((hit) => ({ ...hit, id: `condition:${hit.id}` }))
  return [...careIn(told), ...topicsIn(language).find(tokens), ...found, ...conditions]
}

const groupsBySubstance = new Map<string, string[]>()
for (const row of wholeRows(`${MEDICINE_GROUPS}${MEDICINE_CLASSES}`.trim())) {
  const [group = '', substances = ''] = row.split('|')
  for (const substance of substances.trim().split(/\s+/)) {
    groupsBySubstance.set(substance, [...(groupsBySubstance.get(substance) ?? []), `topic:${group.trim()}`])
  }
}

/** The groups a medicine belongs to, as a question may ask for it: any medicine, and what it is for. */
export function groupsOf(substance: string): readonly string[] {
  return ['topic:medicine', ...(groupsBySubstance.get(substance) ?? [])]
}

const GROUPS: ReadonlySet<string> = new Set([...groupsBySubstance.values()].flat())

/** True for the id of a group of medicines. */
export function isGroup(id: string): boolean {
  return GROUPS.has(id)
}

/** Marks of the language packs that tell a topic, for words the rows of topics lack. */
export const TOPIC_OF_MARK: Readonly<Partial<Record<Mark, string>>> = {
  allergy: 'topic:allergy',
  referral: 'topic:referral',
  followUp: 'topic:followup',
  sickLeave: 'topic:sicklist',
  drugClass: 'topic:medicine',
  assessmentCue: 'topic:diagnosis',
  judged: 'topic:diagnosis',
  contact: 'topic:warning',
}

/** Topics that frame a question and are rarely said with its answer: they help to choose among places and do not make one. */
const FRAMES: ReadonlySet<string> = new Set(
  [
    'medicine', 'dose', 'started', 'stopped', 'raised', 'lowered', 'swapped', 'history', 'onset', 'duration', 'cause', 'plan', 'treatment', 'time',
    'advice', 'naming', 'children', 'stress', 'evening', 'nighttime', 'morningtime', 'yesterday', 'tomorrow', 'worse', 'better', 'complication',
    'visitother',
  ].map((id) => `topic:${id}`),
)
/** The same of the rows in `trade/`. */
const TRADE_FRAMES: ReadonlySet<string> = new Set(`
  administer asneeded regularly discontinue continue commence increasedose decreasedose replace postpone consider prescribing instructions
  followorder dosage howoften regimen onsetcourse severity trigger purpose expectation benefit ineffective improved deteriorated normalfinding
  abnormalfinding unsatisfactory
  wellcontrolled examination recurrence reviewing grading nameofperson equipment oral anamnesisowner emergencies`
    .trim()
    .split(/\s+/)
    .map((id) => `topic:${id}`),
)
/** The same of the words that the library is searched by. */
const SEARCH_FRAMES: ReadonlySet<string> = new Set([
  'c:dose', 'c:duration', 'c:first-choice', 'c:contraindication', 'c:interaction', 'c:emergency',
  'c:self-care', 'c:diagnostics', 'c:prevention', 'c:withdrawn', 'c:resistance',
])

/** True when all that a word names only frames what is asked. */
export function isFrame(ids: readonly string[]): boolean {
  return ids.length > 0 && ids.every((id) => FRAMES.has(id) || TRADE_FRAMES.has(id) || SEARCH_FRAMES.has(id))
}

/** What holds what: an answer that names the one answers a question for the other. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  imaging: ['xray', 'ultrasound', 'mri', 'ctscan'],
  bloodtest: ['crp', 'leukocyte', 'hemoglobin', 'creatinine', 'potassium', 'glucose', 'lipids', 'thyroidtest', 'iron'],
  family: ['father', 'mother', 'brother', 'sister', 'grandparent'],
  urinetest: ['culture'], living: ['spouse'], treatment: ['therapy', 'physio', 'surgery'],
}
const OUTER = new Map<string, string[]>()
for (const [outer, inner] of Object.entries(WITHIN)) for (const id of inner) OUTER.set(`topic:${id}`, [...(OUTER.get(`topic:${id}`) ?? []), `topic:${outer}`])
const OF_WORDS: Readonly<Record<string, string>> = {
  fever: 'constitutional',
  weightloss: 'constitutional',
  nightsweat: 'constitutional',
  nightsweats: 'constitutional',
}

/** The wider things that a thing named in a talk belongs to. */
export function widerThan(id: string): readonly string[] {
  const word = id.startsWith('word:') ? OF_WORDS[id.slice('word:'.length)] : undefined
  return word === undefined ? (OUTER.get(id) ?? []) : [`topic:${word}`]
}

/** Things that are measured or looked into: asked what they showed, a mention without a result answers nothing. */
const MEASURED: ReadonlySet<string> = new Set(
  [
    'bloodpressure', 'pulse', 'temperature', 'saturation', 'resprate', 'weight', 'height', 'bloodtest', 'crp', 'leukocyte', 'hemoglobin',
    'creatinine', 'potassium', 'glucose', 'lipids', 'thyroidtest', 'iron', 'urinetest', 'culture', 'xray', 'ultrasound', 'mri', 'ctscan', 'ecg',
    'imaging',
  ].map((id) => `topic:${id}`),
)

/** True for the id of something that has a result. */
export function isMeasured(id: string): boolean {
  return MEASURED.has(id)
}
