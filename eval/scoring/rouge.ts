/** Overlap of words, of pairs of words, and of lines with a reference, from 0 to 1. */
export interface Rouge {
  readonly rouge1: number
  readonly rouge2: number
  readonly rougeLsum: number
}

/** As the benchmarks count: lower case, Latin letters and digits, no stemming. */
function tokens(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function harmonic(hits: number, { reference, candidate }: { reference: number; candidate: number }): number {
  if (hits === 0) return 0
  const precision = hits / candidate
  const recall = hits / reference
  return (2 * precision * recall) / (precision + recall)
}

function overlap(reference: readonly string[], candidate: readonly string[]): number {
  const there = counted(reference)
  let hits = 0
  for (const [item, count] of counted(candidate)) hits += Math.min(count, there.get(item) ?? 0)
  return harmonic(hits, { reference: reference.length, candidate: candidate.length })
}

function pairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
}

/** Lengths of the longest common subsequence of every two beginnings. */
function subsequenceTable(reference: readonly string[], candidate: readonly string[]): number[][] {
  const table = [Array.from({ length: candidate.length + 1 }, () => 0)]
  reference.forEach((word, at) => {
    const above = table[at] ?? []
    const row = [0]
    candidate.forEach((other, column) => row.push(word === other ? (above[column] ?? 0) + 1 : Math.max(above[column + 1] ?? 0, row[column] ?? 0)))
    table.push(row)
  })
  return table
}

/** Positions in the reference line of one longest common subsequence; on a tie the step goes back in the reference. */
function sharedPositions(reference: readonly string[], candidate: readonly string[]): number[] {
  const table = subsequenceTable(reference, candidate)
  const picked: number[] = []
  let row = reference.length
  let column = candidate.length
  while (row > 0 && column > 0) {
    if (reference[row - 1] === candidate[column - 1]) {
      row--
      column--
      picked.push(row)
    } else if ((table[row]?.[column - 1] ?? 0) > (table[row - 1]?.[column] ?? 0)) column--
    else row--
  }
  return picked
}

/** Every line of the reference against all lines of the candidate; no word is counted oftener than it stands in either text. */
function lineOverlap(reference: readonly string[][], candidate: readonly string[][]): number {
  const leftInReference = counted(reference.flat())
  const leftInCandidate = counted(candidate.flat())
  let hits = 0
  for (const line of reference) {
    const positions = new Set(candidate.flatMap((other) => sharedPositions(line, other)))
    for (const position of [...positions].sort((a, b) => a - b)) {
      const word = line[position] ?? ''
      const inReference = leftInReference.get(word) ?? 0
      const inCandidate = leftInCandidate.get(word) ?? 0
      if (inReference === 0 || inCandidate === 0) continue
      leftInReference.set(word, inReference - 1)
      leftInCandidate.set(word, inCandidate - 1)
      hits++
    }
  }
  return harmonic(hits, { reference: reference.flat().length, candidate: candidate.flat().length })
}

/** Scores a text against its reference. */
export function rouge(reference: string, candidate: string): Rouge {
  const [there, here] = [tokens(reference), tokens(candidate)]
  const lines = (text: string) => text.split('\n').filter((line) => line !== '').map(tokens)
  return { rouge1: overlap(there, here), rouge2: overlap(pairs(there), pairs(here)), rougeLsum: lineOverlap(lines(reference), lines(candidate)) }
}
