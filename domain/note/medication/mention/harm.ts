import { drugHarmsOf } from '#domain/terminology/drug-harms.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { wordsOf } from './clauses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What comes of it is told so near before `of it`: swollen lips from it. */
const OF_REACH = 2
/** And so far behind what gave it: it gave me a dreadful headache. */
const GIVES_REACH = 5

/** From it he had a bloody stool: said before what it did. */
const FROM_IT = / (?:от (?:него|нее|них|этого)|av (?:det|den|dem)|af (?:det|den|dem)|from (?:it|that|them)) (?:\S+ ){0,2}$/u

/** I also gave him: who gives stands so near before. */
const GIVER_WORDS = 2

/** What gave it is the medicine: who says I gave him speaks of giving it. */
function isGivenBy(words: string, talk: DrugTalk): boolean {
  const gives = talk.gives.exec(words)
  const giver = words.slice(0, gives?.index ?? 0).trim().split(' ').slice(-GIVER_WORDS)
  return gives !== null && !talk.self.test(` ${giver.join(' ')} `)
}

/** An illness or a complaint is told so soon behind the word that somebody got it. */
const GOT_REACH = 4

/** Whether somebody got what is told there, as it is said of what a medicine did: was not the better for it, nor had it go by itself, nor was spared it. */
export function wasGot(statement: Statement, ill: Hit): boolean {
  const hits = drugHarmsOf(statement.language).scan(statement.tokens)
  if (hits.some(({ mark }) => mark === 'eased')) return false
  const got = hits.find(({ mark, end }) => mark === 'got' && end <= ill.start && ill.start - end <= GOT_REACH)
  return got !== undefined && !statement.hits.some(({ mark, start }) => mark === 'negation' && start >= got.start - 1 && start < ill.end)
}

/** Got a bleeding ulcer of it. */
function cameOfIt(statement: Statement, ill: Hit, talk: DrugTalk): boolean {
  if (!talk.of.test(wordsOf(statement, ill.end, ill.end + OF_REACH)) || has(statement, 'secondPerson', 'hypothetical', 'condition')) return false
  return wasGot(statement, ill)
}

/** It made ill: told of the medicine in the statement, or by a pronoun of the one before. */
export function isHarmful(statement: Statement, talk: DrugTalk): boolean {
  // if you get a rash, ring: said to the one who takes it, it has not come
  if (statement.speaker !== 'patient' && has(statement, 'condition') && has(statement, 'secondPerson') && !has(statement, 'past')) return false
  const words = wordsOf(statement, 0, statement.tokens.length)
  if (talk.harm.test(words)) return true
  if (
    statement.hits.some(
      (hit) => (hit.mark === 'reaction' || hit.mark === 'symptom') && FROM_IT.test(wordsOf(statement, Math.max(0, hit.start - GIVES_REACH), hit.start)),
    )
  )
    return true
  return statement.hits.some((hit) => {
    const isGiven = isGivenBy(wordsOf(statement, Math.max(0, hit.start - GIVES_REACH), hit.start), talk)
    if (hit.mark === 'reaction') return isGiven || talk.of.test(wordsOf(statement, hit.end, hit.end + OF_REACH))
    if (hit.mark !== 'symptom' && hit.mark !== 'diagnosis') return false
    return (isGiven && !has(statement, 'secondPerson')) || cameOfIt(statement, hit, talk)
  })
}

/** Swollen legs come of the vessels, not of an allergy. */
const LEGS =
  / (?:legs?|ankles?|feet|be(?:in|n)a?|bena?|benene|ankl(?:er|ene)|anklar(?:na)?|ankler|føtte(?:r|ne)|fötter(?:na)?|fødder(?:ne)?|ног[иа]|лодыжки|голени) /u

/** Given up because it was not borne, but for no reaction of allergy: the stomach, the head. */
export function isGivenUp(statement: Statement, stops: readonly Hit[], talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  return stops.length > 0 && !has(statement, 'allergy') && (!talk.allergic.test(words) || LEGS.test(words))
}
