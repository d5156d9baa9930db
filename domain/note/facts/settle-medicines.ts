import { evidenceOf } from '#domain/note/annotate/sources.ts'
import { askedOf, withOwnIds } from '#domain/note/medication/certainty/questions.ts'
import { lineOf } from '#domain/note/medication/course/courses.ts'
import type { Written } from '#domain/note/realise/compose.ts'
import type { EngineMedicines } from './engine-medicines.ts'
import type { MedicineRecord } from './fact.ts'
import type { Court } from './hold-fact.ts'
import { joinRecords } from './join-facts.ts'
import type { Standing } from './join-facts.ts'
import { settleRecord } from './settle-records.ts'
import type { Settlement } from './settle-records.ts'

type Pair = EngineMedicines['pairs'][number]

/** Two of one class that the model lists both are asked about together, as when the engine writes alone. */
function settlePairs(pairs: readonly Pair[], { talk, tongue }: Court): Settlement['questions'] {
  return pairs.flatMap((pair) => {
    const source = talk.sources[pair.source]
    return source === undefined ? [] : askedOf([pair], { tongue, evidence: (start, end) => evidenceOf(source, start, end) })
  })
}

/** What the engine would ask of medicines that the model has no word of. */
function openQuestions({ engine: { bySubstance }, talk, tongue }: Court, isRead: (substance: string) => boolean): Settlement['questions'] {
  return [...bySubstance].flatMap(([substance, one]) => {
    if (one.kind !== 'open' || isRead(substance) || one.chances === undefined) return []
    const source = talk.sources[one.source]
    return source === undefined ? [] : askedOf([{ kind: 'medicine', course: one.course, chances: one.chances }],
      { tongue, evidence: (start, end) => evidenceOf(source, start, end) })
  })
}

/** An allergy that was heard stands in the report though the model has no word of it. */
function unreadAllergies({ engine: { bySubstance }, talk, tongue }: Court, isRead: (substance: string) => boolean): Written[] {
  return [...bySubstance].flatMap(([substance, one]): Written[] => {
    if (one.kind !== 'sure' || one.course.status !== 'allergy' || isRead(substance)) return []
    const source = talk.sources[one.source]
    const { text, group, spans } = lineOf(one.course, tongue)
    return source === undefined ? [] : [{ section: 'medications', group, text, evidence: spans.map(({ start, end }) => evidenceOf(source, start, end)) }]
  })
}

/** Puts what a model read of the medicines beside what the engine heard: where they agree a line stands, where they do not the clinician is asked. */
export function settleMedicines(records: readonly Standing<MedicineRecord>[], court: Court): Settlement {
  const { engine } = court
  const joined = joinRecords(records, court)
  const isRead = (substance: string): boolean => joined.has(substance)
  const isListed = (substance: string): boolean => {
    const status = joined.get(substance)?.item.status
    return status === 'uses' || status === 'started' || status === 'changed'
  }
  const pairs = engine.pairs.filter(({ first, second }) => isListed(first.substance) && isListed(second.substance))
  const paired = new Set(pairs.flatMap(({ first, second }) => [first.substance, second.substance]))
  const settled = [...joined].filter(([substance]) => !paired.has(substance)).map(([substance, standing]) =>
    settleRecord({ substance, standing, engine: engine.bySubstance.get(substance), court }))
  return {
    written: [...settled.flatMap(({ written }) => written), ...unreadAllergies(court, isRead)],
    questions: withOwnIds([...settled.flatMap(({ questions }) => questions), ...settlePairs(pairs, court), ...openQuestions(court, isRead)]),
  }
}
