import { join } from 'node:path'
import { readStatements, readTalk } from '#domain/note/pipeline/write-report.ts'
import { placeFeatures } from '#domain/note/classify/after-rules/place-features.ts'
import { PLACES } from '#domain/note/classify/after-rules/learnt-place.ts'
import { readConsultations, type GoldCase } from '../data.ts'
import type { ClassExample } from '../learning/learn-classes.ts'
import { degrade } from '../robust/degrade.ts'
import { states } from '../scoring/consultation-score.ts'
import { normalized } from '../scoring/text.ts'

/** A statement with the places the gold allows: those of the facts it tells, or none. `byRules`: the place the rules gave, -1 for none. */
export type Placed = ClassExample & { readonly set: string; readonly talk: number; readonly byRules: number }

const EVAL = join(import.meta.dirname, '..')
/** Of the forms a fact or two are gold: what is none of them may be told all the same. */
const SETS = [
  { name: 'practice', path: 'consultations/practice.jsonl', share: 1, untold: 0.5 },
  { name: 'practice 2', path: 'consultations/practice-2.jsonl', share: 1, untold: 0.5 },
  { name: 'practice 3', path: 'consultations/practice-3.jsonl', share: 1, untold: 0.5 },
  { name: 'dense', path: 'consultations/dense.jsonl', share: 1, untold: 0.5 },
  { name: 'short', path: 'consultations/short.jsonl', share: 1, untold: 0.5 },
  { name: 'forms', path: 'forms/open.jsonl', share: 2, untold: 0.5 },
  { name: 'more forms', path: 'forms/more.jsonl', share: 2, untold: 0.5 },
] as const
/** A talk with stops and speakers is learnt from as a recogniser may write it, too. */
const FLAT_SHARE = 0.5

function placeOf(section: string): number {
  return PLACES.findIndex((place) => place === (section === 'treatmentMeasures' ? 'treatmentPlans' : section))
}

type Context = { readonly set: string; readonly talk: number; readonly share: number; readonly untold: number }

function placedOf({ transcript: text, language, vertical, gold }: GoldCase, { set, talk, share, untold }: Context): Placed[] {
  const { ruled } = readTalk({ text, language, vertical }, readStatements(text, language, vertical))
  const seen = ruled.map((one) => ({ statement: one.statement, decision: one }))
  return ruled.flatMap(({ statement, place }, at): Placed[] => {
    const said = normalized(statement.text)
    const facts = gold.facts.filter((fact) => states(said, fact, language))
    const right = PLACES.map((_, one) => facts.some(({ section }) => section.some((name) => placeOf(name) === one)))
    const isTold = right.some(Boolean)
    // Told anywhere but on a list it teaches nothing, nor do medicines alone.
    if (facts.length > 0 && (!isTold || right.slice(0, -1).every(Boolean))) return []
    const features = placeFeatures(seen, at, vertical)
    const byRules = place === 'out' ? -1 : placeOf(place.section)
    return [{ features, right: isTold ? right : PLACES.map((one) => one === 'none'), share: isTold ? share : share * untold, set, talk, byRules }]
  })
}

/** The statements of all open talks with gold facts, and those of their flat form. */
export function readPlaced(): Placed[] {
  let talk = 0
  return SETS.flatMap(({ name, path, share, untold }) =>
    readConsultations(join(EVAL, path)).flatMap((one) => {
      talk += 1
      const own = placedOf(one, { set: name, talk, share, untold })
      if (one.gold.form === 'lower') return own
      const flat = { ...one, transcript: degrade(one.transcript, one.language, 'one line') }
      return [...own, ...placedOf(flat, { set: `${name}, flat`, talk, share: share * FLAT_SHARE, untold })]
    }),
  )
}
