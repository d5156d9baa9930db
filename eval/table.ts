import type { Figures, NoteScore } from './score.ts'

function row(cells: readonly (string | number | null | undefined)[]): string {
  return `| ${cells.map((cell) => (cell === null || cell === undefined ? '-' : String(cell))).join(' | ')} |`
}

function rounded(value: number | null | undefined, places: number): string | null {
  return value === null || value === undefined ? null : value.toFixed(places)
}

const ROWS = ['all', 'nb', 'sv', 'da', 'en', 'ru', 'med', 'vet', 'plain', 'speakers', 'lower']

/** The consultation figures as a Markdown table. */
export function consultationTable(table: Record<string, Figures>): string {
  const head = ['set', 'n', 'score', 'key facts', 'all facts', 'placement', 'polarity errors', 'critical per report', 'medicines name+dose+status', 'unsupported numbers', 'length', 'near-empty right']
  const body = ROWS.filter((name) => table[name] !== undefined).map((name) => {
    const figures = table[name] ?? {}
    return row([
      name, figures['n'], rounded(figures['score'], 1), rounded(figures['key_recall'], 3), rounded(figures['fact_recall'], 3), rounded(figures['placement'], 3),
      figures['polarity_errors'], rounded(figures['critical_per_report'], 3), rounded(figures['med_recall'], 3), figures['unsupported_numbers'],
      rounded(figures['compression'], 2), rounded(figures['quiet_ok'], 2),
    ])
  })
  return [row(head), row(head.map(() => '---')), ...body].join('\n')
}

/** The public English sets as a Markdown table; ROUGE never stands without facts, grounding and flips. */
export function noteTable(scores: Record<string, NoteScore>): string {
  const head = ['set', 'n', 'words', 'ROUGE-1', 'ROUGE-2', 'ROUGE-Lsum', 'facts F1', 'facts recall %', 'grounding %', 'polarity flips %']
  const body = Object.entries(scores).map(([name, score]) => {
    const rouge = score.rouge['full'] ?? {}
    return row([name, score.n, score.words, rouge['rouge1'], rouge['rouge2'], rouge['rougeLsum'], score.facts.f1_vs_note, score.facts.recall['all']?.pct, score.facts.grounding['all']?.pct, score.facts.flips_vs_dialogue.pct])
  })
  return [row(head), row(head.map(() => '---')), ...body].join('\n')
}
