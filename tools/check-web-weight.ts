// How much script and style a page may fetch before it stands (CONTRIBUTING.md, "Weight"): `npm run weight`.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { runCheck, type Violation } from './source-files.ts'

const MANIFEST = '.vite/manifest.json'
const KB = 1_000
const LANDING = ['index.html', 'landing']
/** What a signed-in person's browser fetches for `/`; of the texts only the language in use comes, so the largest counts. */
const DASHBOARD = ['index.html', 'app.html', 'dashboard']
const TEXTS = /^text\/first-view\/\w+\.ts$/
const MOST_LANDING_SCRIPT = 12 * KB
const MOST_LANDING_STYLE = 12 * KB
export const MOST_DASHBOARD_SCRIPT = 180 * KB
const MOST_LATER_SCRIPT = 220 * KB

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof Manifest>

/** What each first view fetches, in compressed bytes, and each script that is heavier than any may be. */
export function checkWebWeight(dist: string): { figures: string[]; violations: Violation[] } {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8')))
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weightOf(join(dist, file)), 0)
  const texts = Object.keys(manifest).filter((name) => TEXTS.test(name))
  const dashboards = texts.map((text) => weigh(scriptsOf(manifest, [...DASHBOARD, text])))
  if (texts.length === 0) throw new Error(`${MANIFEST} names no texts: the weight of the dashboard cannot be told`)
  const later = Object.values(manifest).map(({ file }) => file).filter((file) => file.endsWith('.js'))
  const heaviest = [...new Set(later)].map((file) => ({ what: file, bytes: weigh([file]), most: MOST_LATER_SCRIPT })).sort((a, b) => b.bytes - a.bytes)
  const views = [
    { what: 'scripts of the landing page', bytes: weigh(scriptsOf(manifest, LANDING)), most: MOST_LANDING_SCRIPT },
    { what: 'styles of the landing page', bytes: weigh(stylesOf(manifest, LANDING)), most: MOST_LANDING_STYLE },
    { what: 'scripts of the dashboard', bytes: Math.max(...dashboards), most: MOST_DASHBOARD_SCRIPT },
  ]
  const tooHeavy = [...views, ...heaviest].filter(({ bytes, most }) => bytes > most)
  return {
    figures: [...views, ...heaviest.slice(0, 1)].map(({ what, bytes }) => `${what}: ${inKb(bytes)}`),
    violations: tooHeavy.map(({ what, bytes, most }) => ({ path: MANIFEST, line: 1, message: `${what}: ${inKb(bytes)} compressed; at most ${inKb(most)}` })),
  }
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`
const weightOf = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length

/** The entries and all they import at once: nothing of it can be left for later. A file of many modules goes by its group's name (vite.config.ts). */
function closureOf(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const key = manifest[name] === undefined ? Object.keys(manifest).find((each) => manifest[each]?.name === name) : name
    const entry = key === undefined ? undefined : manifest[key]
    if (key === undefined || entry === undefined) throw new Error(`${MANIFEST} does not name ${name}`)
    if (seen.has(key)) continue
    seen.add(key)
    closureOf(manifest, entry.imports, seen)
  }
  return seen
}

function scriptsOf(manifest: Manifest, names: readonly string[]): Set<string> {
  return new Set([...closureOf(manifest, names)].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js')))
}

function stylesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  return new Set([...closureOf(manifest, names)].flatMap((name) => manifest[name]?.css ?? []))
}

if (import.meta.main) {
  runCheck('Web weight', () => {
    const { figures, violations } = checkWebWeight(resolve(process.argv[2] ?? 'dist'))
    console.log(figures.join('\n'))
    return violations
  })
}
