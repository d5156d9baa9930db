/** From each node to those it points at. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graphOf(edges: Iterable<readonly [string, string]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** One path back to itself for each knot of nodes that reach each other; nodes in the order of the arrows. */
export function findCycles(graph: Graph): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[][] = []
  const visit = (node: string, trail: readonly string[]) => {
    state.set(node, 'open')
    for (const next of [...(graph.get(node) ?? [])].sort()) {
      if (state.get(next) === 'open') cycles.push([...trail.slice(trail.indexOf(next)), next])
      else if (!state.has(next)) visit(next, [...trail, next])
    }
    state.set(node, 'done')
  }
  for (const node of [...graph.keys()].sort()) if (!state.has(node)) visit(node, [node])
  return cycles
}

/** Pairs that point at each other, each once. A folder and one inside it count as one place. */
export function findTwoWayPairs(graph: Graph): [string, string][] {
  const pairs: [string, string][] = []
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const isNested = to.startsWith(`${from}/`) || from.startsWith(`${to}/`)
      if (from < to && !isNested && graph.get(to)?.has(from)) pairs.push([from, to])
    }
  }
  return pairs.sort(([a], [b]) => a.localeCompare(b))
}
