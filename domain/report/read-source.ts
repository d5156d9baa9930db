import { drugAt } from '#domain/terminology/drugs.ts'
import { joinSplitNames } from '#domain/terminology/sound/split-names.ts'
import { isDialect, writeDialect } from '#domain/text/lang/dialect.ts'
import type { Tongue } from '#domain/text/language.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import { readSentences } from '#domain/text/sentences.ts'
import { writeSpokenStops } from '#domain/text/spoken-stops.ts'
import { readsAsNumber } from '#domain/text/spoken-numbers.ts'
import { withSettledChoices } from '#domain/text/settled-choices.ts'
import { withoutSlips } from '#domain/text/slips.ts'
import { withoutStumbles } from '#domain/text/stumbles.ts'
import { readUtterances } from '#domain/text/utterances.ts'
import { withoutChat } from './chat-cut.ts'
import { splitDecisions } from './decisions.ts'
import { foldExchanges } from './exchanges.ts'
import { relativesOfGrownPatient } from './grown-patient.ts'
import { withoutMachineTalk } from './machine-talk.ts'
import { withInstructions } from './instructions.ts'
import { markPhases } from './phases.ts'
import { withoutCalls } from './phone-calls.ts'
import { withoutRenamed } from './medicine-renamed.ts'
import { withProducts } from './medicine-products.ts'
import { nameValues } from './named-values.ts'
import { settleValues } from './put-right.ts'
import type { Statement } from './statement.ts'
import { has, readStatement, reworded } from './statement.ts'
import { settleContrasts } from './contrasts.ts'
import { mendLater } from './later-repairs.ts'
import { corrected, joinCorrections } from './take-back.ts'

/** A side told so shortly belongs to what was told before. */
const SIDE_WORDS = 8
/** And so far back. */
const SIDE_REACH = 3

const TERMS: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'test', 'imaging', 'procedure', 'vital', 'planCue']

function tellsOnlySide(statement: Statement): boolean {
  const hasPart = statement.folded === 'none' || statement.folded === 'answered' ? has(statement, 'body') && statement.asked === undefined : true
  return has(statement, 'left', 'right', 'both') && !hasPart && !statement.isQuestion && statement.tokens.length <= SIDE_WORDS && !has(statement, ...TERMS) && statement.drugs.length === 0
}

/** A side in a sentence or answer of its own joins the complaint before it: my shoulder hurts. The right one. */
function joinSides(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const back = tellsOnlySide(statement) ? out.slice(-SIDE_REACH).findLastIndex((one) => has(one, 'body') && (has(one, 'symptom', 'event') || one.tokens.length <= SIDE_WORDS) && !one.isQuestion && one.folded !== 'denied') : -1
    const at = Math.max(0, out.length - SIDE_REACH) + back
    const told = back < 0 ? undefined : out[at]
    const side = statement.hits.findLast((hit) => hit.mark === 'left' || hit.mark === 'right' || hit.mark === 'both')
    if (told === undefined || side === undefined || has(told, 'left', 'right', 'both') || told.speaker !== statement.speaker) {
      out.push(statement)
      continue
    }
    const word = statement.tokens.slice(side.start, side.end).map((token) => token.lower).join(' ')
    out[at] = { ...reworded(told, `${told.text.replace(/[.!?…]+$/, '')} (${word}).`, tongue), end: Math.max(told.end, statement.end) }
  }
  return out
}

/** Reads a source as statements in the order they were said: talk to a machine left out, corrected, questions folded with their answers, phases marked. */
export function readSource(said: string, tongue: Tongue): Statement[] {
  const named = joinSplitNames(said, tongue.pack.language, (word) => readsAsNumber(word, tongue.pack))
  const heardOnce = withoutStumbles(writeSpokenStops(named, tongue.pack), tongue.pack)
  const text = withoutSlips(withSettledChoices(withoutRenamed(heardOnce, tongue), tongue), tongue)
  const utterances = readUtterances(text, [tongue.pack])
  const heard = withoutMachineTalk(text, readSentences(text, utterances, { tongue, isMedicine: (tokens, at) => drugAt(tokens, at)?.isExact === true }))
  const { language } = tongue.pack
  const written = isDialect(said, language) ? heard.map((one) => ({ ...one, sentence: { ...one.sentence, text: writeDialect(one.sentence.text, language) } })) : heard
  const statements = withoutCalls(written.map(({ sentence, isDoubtful }) => corrected(readStatement(sentence, tongue, isDoubtful), tongue)))
  const told = joinSides(foldExchanges(nameValues(settleValues(mendLater(settleContrasts(joinCorrections(statements, tongue), tongue), tongue), tongue), tongue), tongue), tongue)
  return markPhases(withProducts(relativesOfGrownPatient(splitDecisions(told, tongue)))).map((statement) => withInstructions(withoutChat(statement, tongue)))
}
