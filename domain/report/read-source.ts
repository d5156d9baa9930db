import { drugAt } from '#domain/terminology/drugs.ts'
import { applyCorrections } from '#domain/text/corrections.ts'
import type { Tongue } from '#domain/text/language.ts'
import { readSentences } from '#domain/text/sentences.ts'
import { readUtterances } from '#domain/text/utterances.ts'
import { foldExchanges } from './exchanges.ts'
import { markPhases } from './phases.ts'
import type { Statement } from './statement.ts'
import { readStatement, reworded } from './statement.ts'

function corrected(statement: Statement, tongue: Tongue): Statement {
  const text = applyCorrections(statement.text, tongue, (tokens, at) => drugAt(tokens, at)?.end ?? 0)
  return text === statement.text ? statement : reworded(statement, text, tongue)
}

/** Reads a source as statements in the order they were said: corrected, questions folded with their answers, phases marked. */
export function readSource(text: string, tongue: Tongue): Statement[] {
  const utterances = readUtterances(text, [tongue.pack])
  const sentences = readSentences(text, utterances, tongue)
  const statements = sentences.map((sentence) => corrected(readStatement(sentence, tongue), tongue))
  return markPhases(foldExchanges(statements, tongue))
}
