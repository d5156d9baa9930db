import { hidePlaceholderNumbers, showPlaceholderNumbers } from '#domain/deidentify/mask/placeholder-numbers.ts'
import { composeFacts } from '#domain/note/facts/compose-facts.ts'
import type { Answer } from '#domain/note/facts/fact.ts'
import type { Report } from '#contract/report.ts'
import type { ModelWords, TextTasks } from '#server/ports/text-work.ts'
import { linesOf } from '../model-lines.ts'
import { withinBounds } from '../within-bounds.ts'

/** Words of a model as a record may have them: who was masked by name again, plain, and nothing that quotes us. @throws language.invalid_answer */
function plainOf({ answer, placeholders, instructions }: ModelWords): Answer {
  const read = linesOf({ placeholders, instructions })
  const plain = (text: string): string => hidePlaceholderNumbers(read([text]).join(' '))
  return {
    facts: answer.facts.map((fact) => ({ ...fact, text: plain(fact.text) })),
    medicines: answer.medicines.map((one) => ({ ...one, name: plain(one.name), dose: plain(one.dose), route: plain(one.route) })),
  }
}

/** What was masked for good is read as a name, not as an amount. */
const withNumbers = (report: Report): Report => ({
  ...report,
  sections: report.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => ({ ...block, text: showPlaceholderNumbers(block.text) })) })),
})

/**
 * Takes what a model said of a talk, in one answer or several; gives the report of what holds, what does not and why, and what is told nowhere.
 * @throws language.invalid_answer
 */
export function holdAnswer({ answers, sources, ...asked }: TextTasks['holdAnswer']['input']): TextTasks['holdAnswer']['output'] {
  const read = answers.map(plainOf)
  const answer = { facts: read.flatMap(({ facts }) => facts), medicines: read.flatMap(({ medicines }) => medicines) }
  const { report, isEmpty, rejected, untold } = composeFacts({ ...asked, answer,
    sources: sources.map((source) => ({ ...source, text: hidePlaceholderNumbers(source.text) })) })
  return {
    report: withinBounds(withNumbers(report)),
    isEmpty,
    untold: [...untold],
    rejected: rejected.map(({ kind, at, reasons }) => {
      const { facts, medicines } = answer
      const said = kind === 'fact' ? facts[at] : medicines[at]
      const text = said === undefined ? '' : 'text' in said ? said.text : [said.name, said.dose, said.route].filter((part) => part !== '').join(', ')
      return { kind, reasons: [...reasons], text: showPlaceholderNumbers(text), ids: [...(said?.ids ?? [])] }
    }),
  }
}
