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

/** A correction that opens a new sentence mends the one before: `My left ear is blocked. No, hang on, it is the right.` */
function joinCorrections(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const previous = out.at(-1)
    const takesBack = statement.hits.some((hit) => hit.mark === 'correction' && hit.start === 0)
    if (previous === undefined || !takesBack || previous.isQuestion || statement.isQuestion || previous.turn !== statement.turn) {
      out.push(statement)
      continue
    }
    const joined = `${previous.text.replace(/[.!?…]+$/, ',')} ${statement.text}`
    const mended = applyCorrections(joined, tongue, (tokens, at) => drugAt(tokens, at)?.end ?? 0)
    if (mended === joined) out.push(statement)
    else out[out.length - 1] = { ...reworded(previous, mended, tongue), end: statement.end }
  }
  return out
}

/** Reads a source as statements in the order they were said: corrected, questions folded with their answers, phases marked. */
export function readSource(text: string, tongue: Tongue): Statement[] {
  const utterances = readUtterances(text, [tongue.pack])
  const sentences = readSentences(text, utterances, tongue)
  const statements = sentences.map((sentence) => corrected(readStatement(sentence, tongue), tongue))
  return markPhases(foldExchanges(joinCorrections(statements, tongue), tongue))
}
