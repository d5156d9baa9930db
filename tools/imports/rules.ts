import { isTest, type Violation } from '../source-files.ts'
import type { Architecture } from './architecture.ts'
import { refusedDirection } from './direction.ts'
import { findCycles, findTwoWayPairs, type Graph, graphOf } from './graph.ts'
import type { Module } from './read-module.ts'
import { placeOf } from './places.ts'

/** The packages that the lower layers may use: for domain those that only think, here the checks of identity numbers. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  domain: ['@navikt/fnrvalidator', 'danish-ssn', 'libphonenumber-js', 'personnummer'],
}
/** Those that package.json lists under `imports`. */
const ALIASED = new Set(['contract', 'domain', 'server', 'web'])
const SQL_PACKAGES = /^(postgres|pg|drizzle-orm)(\/|$)/
/** Whoever imports this serves a call, and has the audit of that call for its transactions to take along. */
const CALLS = 'server/http/handler.ts'
/** What transactions take along, and the word for those that take nothing. */
const COMPANIONS = 'server/database/commit-companion.ts'
const SQL_HOMES = /^server\/(database|jobs)\/|^server\/.*\/store\.ts$/

/** Imports that point the wrong way, and uses of what only certain files may use. */
export function fileViolations(module: Module, architecture: Architecture): Violation[] {
  const { path } = module
  const found: Violation[] = []
  const add = (line: number, message: string) => found.push({ path, line, message })
  for (const { specifier, target, line } of module.imports) {
    const refusal = target === undefined ? refusedPackage(path, specifier) : refusedTarget(path, { specifier, target, architecture })
    if (refusal !== undefined) add(line, `${refusal} (${specifier})`)
  }
  if (isTest(path) || placeOf(path, architecture.base).kind === 'tooling') return found
  if (path !== 'server/config.ts') for (const line of module.environmentLines) add(line, 'only server/config.ts reads process.env')
  if (!SQL_HOMES.test(path)) for (const line of module.sqlLines) add(line, 'only store.ts, server/database and server/jobs hold SQL')
  for (const { line } of aloneInCalls(module)) add(line, 'a transaction of a call takes the audit of the call along, never nothing')
  if (path.startsWith('domain/')) for (const { name, line } of module.impurities) add(line, `domain is pure: ${name} comes in as an argument`)
  return found
}

/** A verb that began its transactions as if nobody had called would commit a change without its line in the access log (NORM-1). */
const aloneInCalls = ({ imports }: Module): Module['imports'] =>
  imports.some(({ target }) => target === CALLS) ? imports.filter(({ target }) => target === COMPANIONS) : []

function refusedPackage(path: string, specifier: string): string | undefined {
  if (isTest(path)) return undefined
  const allowed = PACKAGES[topOf(path)]
  if (allowed !== undefined && !allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))) {
    return `${topOf(path)} may use ${allowed.join(', ')} alone`
  }
  const isProduct = path.startsWith('server/') || path.startsWith('web/')
  if (isProduct && specifier === 'node:async_hooks') return 'what a call carries is handed on by name'
  return isProduct && SQL_PACKAGES.test(specifier) && !SQL_HOMES.test(path) ? 'only store.ts, server/database and server/jobs talk to Postgres' : undefined
}

function refusedTarget(
  path: string,
  { specifier, target, architecture }: { specifier: string; target: string; architecture: Architecture },
): string | undefined {
  const [from, to] = [topOf(path), topOf(target)]
  if (specifier.startsWith('.') && from !== to && ALIASED.has(to)) return 'another top folder is reached by # and its name'
  const refusal = refusedDirection(path, target, architecture)
  // A test may look across features, put real adapters or the whole app together, and use a stand-in; it stays on its side.
  return isTest(path) && (from === to || !ALIASED.has(to)) ? undefined : refusal
}

/** Knots over the whole project: files in a ring, folders that import each other, arrows that are circular or no longer used. */
export function graphViolations(modules: readonly Module[], { base, arrows }: Architecture): Violation[] {
  const edges = modules
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) => imports.flatMap(({ target }): [string, string][] => (target === undefined ? [] : [[path, target]])))
  const used = new Set(edges.map(([from, to]) => `${folderOf(from, base)} -> ${folderOf(to, base)}`))
  const listed = [...arrows].flatMap(([from, targets]) => [...targets].map((to): [string, string] => [from, to]))
  const folders = graphOf(edges.map(([from, to]): [string, string] => [nodeOf(from), nodeOf(to)]).filter(([from, to]) => from !== to))
  const at = (path: string, message: string): Violation => ({ path, line: 1, message })
  return [
    ...findCycles(graphOf(edges)).map((ring) => at(ring[0] ?? '', `files in a ring: ${ring.join(' -> ')}`)),
    ...findTwoWayPairs(folders).map(([one, other]) => at(one, `folders that import each other: ${one} <-> ${other}`)),
    ...findCycles(insideDomain(edges)).map((ring) => at(ring[0] ?? '', `folders of domain/ in a ring: ${ring.join(' -> ')}`)),
    ...findCycles(graphOf(listed)).map((ring) => at('ARCHITECTURE.md', `arrows in a ring: ${ring.join(' -> ')}`)),
    ...listed
      .filter(([from, to]) => !used.has(`${from} -> ${to}`))
      .map(([from, to]) => at('ARCHITECTURE.md', `arrow that nothing uses: ${from} -> ${to}`)),
  ]
}

/** The rooms of the domain: a folder and one inside it are two rooms here, so that what is thought first never looks up to what is thought later. */
function insideDomain(edges: readonly (readonly [string, string])[]): Graph {
  const isDomain = (path: string) => path.startsWith('domain/')
  const rooms = edges.filter(([from, to]) => isDomain(from) && isDomain(to)).map(([from, to]): [string, string] => [nodeOf(from), nodeOf(to)])
  return graphOf(rooms.filter(([from, to]) => from !== to))
}

const topOf = (path: string) => path.split('/')[0] ?? ''

/** A file directly below a top folder stands for itself: server/config.ts is not in one place with server/app.ts. */
const nodeOf = (path: string) => (path.split('/').length === 2 ? path : path.slice(0, path.lastIndexOf('/')))

function folderOf(path: string, base: ReadonlySet<string>): string {
  const place = placeOf(path, base)
  return 'folder' in place ? place.folder : place.kind
}
