/** Turns sums of weights into probabilities. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const total = raised.reduce((a, b) => a + b, 0)
  return raised.map((one) => one / total)
}

/** What the weights of the features that are seen add to each of so many classes, as probabilities. */
export function chancesOfClasses(weightsOf: (feature: string) => readonly number[] | undefined, features: readonly string[], width: number): number[] {
  const sums = Array.from({ length: width }, () => 0)
  for (const feature of features) weightsOf(feature)?.forEach((weight, at) => (sums[at] = (sums[at] ?? 0) + weight))
  return softmax(sums)
}

/** Weights are written in steps. */
export const WEIGHT_STEP = 0.02

/** A sign that can be read for each number of steps: nought is in the midst of ASCII, what is far above it stands behind its end. */
const [NOUGHT, LAST, BEHIND] = [79, 126, 35]
const signOf = (steps: number): string => String.fromCharCode(NOUGHT + steps > LAST ? NOUGHT + steps + BEHIND : NOUGHT + steps)

function stepsOf(column: string, at: number): number {
  const code = column.charCodeAt(at)
  return (code > LAST ? code - BEHIND : code) - NOUGHT
}

/** Some signs are escaped, so that a line may be a little longer where it is written. */
const LONGEST_LINE = 150
const wrapped = (column: string): string => (column.match(new RegExp(`.{1,${String(LONGEST_LINE)}}`, 'g')) ?? []).join('\n')

/** Tells lines of features with their steps in columns, which are a quarter smaller when sent: the features, then a sign for each step of each class. */
export function tellColumns(lines: readonly string[]): string {
  const rows = lines.map((line) => line.split('\t'))
  const steps = rows.map(([, row = '']) => row.split(' ').map(Number))
  const columns = Array.from({ length: steps[0]?.length ?? 0 }, (_, at) => wrapped(steps.map((row) => signOf(row[at] ?? 0)).join('')))
  return [rows.map(([name]) => name).join('\n'), ...columns].join('\n\n')
}

/** The features of such columns, each with what it adds to every outcome. */
export function readColumns(table: string): [name: string, weights: readonly number[]][] {
  const [names = '', ...wrappedColumns] = table.split('\n\n')
  const columns = wrappedColumns.map((column) => column.replaceAll('\n', ''))
  return names.split('\n').map((name, at) => [name, columns.map((column) => stepsOf(column, at) * WEIGHT_STEP)])
}
