import { drugAt } from '#domain/terminology/drugs.ts'
import { joinSplitNames } from '#domain/terminology/sound/split-names.ts'
import { isDialect, writeDialect } from '#domain/language/tables/dialect.ts'
import type { Tongue } from '#domain/language/language.ts'
import { readSentences } from '#domain/note/segment/sentences.ts'
import type { Sentence } from '#domain/note/segment/sentences.ts'
import { writeContractions } from '#domain/note/normalise/contractions.ts'
import { writeSpokenStops } from '#domain/note/normalise/dictated-punctuation.ts'
import { readsAsNumber } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { withSettledChoices } from '#domain/note/normalise/settled-choices.ts'
import { askedByPronoun } from '#domain/note/normalise/asked-by-name.ts'
import { nameValuesOfNow } from '#domain/note/normalise/values-of-now.ts'
import { withoutTakenBackOrders } from '#domain/note/normalise/taken-back-orders.ts'
import { withoutSlips } from '#domain/note/normalise/self-repairs.ts'
import { withoutStumbles } from '#domain/note/normalise/disfluencies.ts'
import { readUtterances } from '#domain/note/segment/utterances.ts'
import { withoutChat } from '#domain/note/classify/small-talk.ts'
import { splitDecisions } from '#domain/note/discourse/decisions.ts'
import { withRefusals } from '#domain/note/resolve/exchange/offers.ts'
import { foldExchanges } from '#domain/note/resolve/exchange/fold-exchanges.ts'
import { withAddressee } from '#domain/note/context/narrator/addressee.ts'
import { relativesOfGrownPatient } from '#domain/note/context/grown-patient.ts'
import { withoutMachineTalk } from '#domain/note/normalise/device-directed-speech.ts'
import { withVisitReason } from '#domain/note/discourse/visit-reason.ts'
import { withInstructions } from '#domain/note/discourse/instructions.ts'
import { withJudgedParts } from '#domain/note/discourse/judged-parts.ts'
import { markPhases } from '#domain/note/discourse/phases.ts'
import { withoutCalls } from '#domain/note/classify/phone-calls.ts'
import { withoutRenamed } from '#domain/note/normalise/renamed-medicines.ts'
import { withProducts } from '#domain/note/medication/mention/products.ts'
import { nameValues } from '#domain/note/resolve/repair/labelled-measurements.ts'
import { settleValues } from '#domain/note/resolve/repair/reconcile-values.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { readStatement } from '#domain/note/annotate/statement.ts'
import { settleContrasts } from '#domain/note/resolve/repair/contrastive-negation.ts'
import { mendLater } from '#domain/note/resolve/repair/later-repairs.ts'
import { retractValues } from '#domain/note/resolve/repair/retracted-values.ts'
import { withoutReversedDenials } from '#domain/note/resolve/repair/reversed-denials.ts'
import { corrected, joinCorrections } from '#domain/note/resolve/repair/self-correction.ts'
import { joinHalves } from '#domain/note/resolve/reference/parted-halves.ts'
import { joinSides } from '#domain/note/resolve/repair/told-sides.ts'

/** Where the statements of a talk are between sentences and report; `observe` hears of each stage what went in and what came out. */
type Reading = { readonly tongue: Tongue; readonly observe?: Observe }
export type Observe = (stage: string, before: readonly Statement[], after: readonly Statement[]) => void

/** One stage: all statements of a talk in, all out. Its name is what the trace tells. */
type Stage = { readonly id: string; readonly run: (statements: readonly Statement[], tongue: Tongue) => readonly Statement[] }

/** What is done to the statements of any talk, in this order: repairs before answers are folded, answers before phases are told. */
const STAGES: readonly Stage[] = [
  { id: 'annotate/self-correction', run: (statements, tongue) => statements.map((one) => corrected(one, tongue)) },
  { id: 'classify/phone-calls', run: withoutCalls },
  { id: 'repair/retracted-values', run: retractValues },
  { id: 'repair/joined-corrections', run: joinCorrections },
  { id: 'repair/contrastive-negation', run: settleContrasts },
  { id: 'repair/later-repairs', run: mendLater },
  { id: 'repair/reconciled-values', run: settleValues },
  { id: 'repair/labelled-measurements', run: nameValues },
  { id: 'discourse/visit-reason', run: withVisitReason },
  { id: 'exchange/questions-and-answers', run: foldExchanges },
  { id: 'exchange/refusals', run: withRefusals },
  { id: 'repair/reversed-denials', run: withoutReversedDenials },
  { id: 'repair/told-sides', run: joinSides },
  { id: 'discourse/decisions', run: splitDecisions },
  { id: 'context/proxy-informant', run: relativesOfGrownPatient },
  { id: 'context/addressee', run: withAddressee },
  { id: 'medication/products', run: withProducts },
  { id: 'discourse/phases', run: markPhases },
  { id: 'discourse/judged-parts', run: withJudgedParts },
  { id: 'classify/small-talk', run: (statements, tongue) => statements.map((one) => withoutChat(one, tongue)) },
  { id: 'reference/parted-halves', run: joinHalves },
  { id: 'discourse/instructions', run: (statements) => statements.map(withInstructions) },
]

/** A sentence of a source, and whether it stands beside talk to a machine. */
export type Segment = { readonly sentence: Sentence; readonly isDoubtful: boolean }

/** Cuts a source into its sentences, talk to a machine left out. */
export function segmentSource(said: string, tongue: Tongue): readonly Segment[] {
  const named = joinSplitNames(said, tongue.pack.language, (word) => readsAsNumber(word, tongue.pack))
  const heardOnce = withoutStumbles(writeSpokenStops(named, tongue.pack), tongue.pack)
  const text = withoutSlips(withSettledChoices(withoutTakenBackOrders(withoutRenamed(heardOnce, tongue), tongue), tongue), tongue)
  const utterances = readUtterances(text, [tongue.pack])
  const heard = withoutMachineTalk(text, readSentences(text, utterances, { tongue, isMedicine: (tokens, at) => drugAt(tokens, at)?.isExact === true }))
  const { language } = tongue.pack
  const write = isDialect(said, language) ? writeDialect : writeContractions
  const isBrought = utterances.some(({ informant }) => informant !== undefined)
  const texts = nameValuesOfNow(askedByPronoun(heard.map(({ sentence }) => sentence.text), tongue, isBrought), tongue)
  return heard.map((one, at) => ({ ...one, sentence: { ...one.sentence, text: write(texts[at] ?? one.sentence.text, language) } }))
}

/** The sentences of a source as statements, one for one. */
function annotate(said: string, tongue: Tongue): Statement[] {
  return segmentSource(said, tongue).map(({ sentence, isDoubtful }) => readStatement(sentence, tongue, isDoubtful))
}

/** Runs stages in order; each is observed. */
export function runStages(stages: readonly Stage[], statements: readonly Statement[], { tongue, observe }: Reading): readonly Statement[] {
  return stages.reduce((before, { id, run }) => {
    const after = run(before, tongue)
    observe?.(id, before, after)
    return after
  }, statements)
}

/** Reads a source as statements in the order they were said: talk to a machine left out, corrected, questions folded with their answers, phases marked. */
export function readSource(said: string, tongue: Tongue, observe?: Observe): Statement[] {
  return [...runStages(STAGES, annotate(said, tongue), { tongue, ...(observe && { observe }) })]
}
