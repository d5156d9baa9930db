import type { CertificateJudged } from './certificates.ts'
import { LAB_FIELDS } from './labs.ts'
import type { LabJudged } from './labs.ts'
import type { QuestionsJudged } from './questions.ts'

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3))
const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0)

/** How many readings were read, how many were none, and how often each field was right. */
export function labTable(judged: readonly LabJudged[]): string {
  const gold = sum(judged, ({ gold: count }) => count)
  const read = sum(judged, ({ read: count }) => count)
  const whole = sum(judged, ({ wholeRows }) => wholeRows)
  const numbers = sum(judged, ({ numbers: count }) => count)
  const values = sum(judged, ({ right }) => right.value + right.unit + right.flag)
  return [
    '| printouts | readings | read | whole rows right | values, units, flags | numbers of the answer found in the printout |', '|---|---|---|---|---|---|',
    `| ${judged.length} | ${gold} | ${read} | ${share(whole, gold)} | ${share(values, 3 * gold)} | ${share(
      sum(judged, ({ numbersFound }) => numbersFound),
      numbers,
    )} |`,
    '',
    `| ${LAB_FIELDS.join(' | ')} |`,
    `|${LAB_FIELDS.map(() => '---').join('|')}|`,
    `| ${LAB_FIELDS.map((field) =>
      share(
        sum(judged, ({ right }) => right[field]),
        gold,
      ),
    ).join(' | ')} |`,
  ].join('\n')
}

/** Of the questions the remarks answer how many were, and of the others how many were left open. */
export function questionTable(judged: readonly QuestionsJudged[]): string {
  const asked = sum(judged, (one) => one.asked)
  return [
    '| texts | questions | found | found that are none | answered by the remarks: answered right | not answered by them: left open |',
    '|---|---|---|---|---|---|',
    `| ${judged.length} | ${asked} | ${share(
      sum(judged, ({ found }) => found),
      asked,
    )} | ${sum(judged, ({ extra }) => extra)} | ${share(
      sum(judged, ({ answered }) => answered),
      sum(judged, ({ answerable }) => answerable),
    )} | ${share(
      sum(judged, ({ leftOpen }) => leftOpen),
      sum(judged, ({ unanswerable }) => unanswerable),
    )} |`,
  ].join('\n')
}

/** How many fields of certificates were right, of those that were told how many, and how many were filled with what nobody said. */
export function certificateTable(judged: readonly CertificateJudged[]): string {
  const fields = sum(judged, (one) => one.fields)
  const told = sum(judged, (one) => one.told)
  return [
    '| talks | fields | right | told in the talk | of those right | word for word whole | invented |', '|---|---|---|---|---|---|---|',
    `| ${judged.length} | ${fields} | ${share(
      sum(judged, ({ right }) => right),
      fields,
    )} | ${told} | ${share(
      sum(judged, ({ toldRight }) => toldRight),
      told,
    )} | ${share(
      sum(judged, ({ toldWhole }) => toldWhole),
      told,
    )} | ${sum(judged, ({ invented }) => invented)} |`,
  ].join('\n')
}

/** `results` with what stands below the heading `# part`, from its first `##` to the next `#`, put anew; what was written by hand around it stays. */
export function withPart(results: string, part: string, tables: string): string {
  const lines = results.split('\n')
  const head = lines.indexOf(`# ${part}`)
  const next = lines.findIndex((line, at) => at > head && line.startsWith('# '))
  const end = next < 0 ? lines.length : next
  const from = lines.findIndex((line, at) => at > head && at < end && line.startsWith('## '))
  if (head < 0 || from < 0) throw new Error(`results.md has no part "${part}" with tables`)
  return [...lines.slice(0, from), ...tables.trim().split('\n'), '', ...lines.slice(end)].join('\n')
}
