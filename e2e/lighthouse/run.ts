// Lighthouse on the public pages as a telephone meets them: `npm run lighthouse [-- --rounds 5]` after a build. The tool is fetched by npm, pinned,
// into its own cache.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { median } from '../../bench/harness/statistics.ts'
import { runTool } from '../../tools/run-tool.ts'
import { findChromium } from '../harness/chromium.ts'
import { startServer } from '../harness/server.ts'

const TOOL = 'lighthouse@12.8.2'
const PATHS = ['/', '/info/privacy-policy']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MOST_LCP_MS = 1_200
const MOST_CLS = 0.01

const Score = z.object({ score: z.nullable(z.number()) })
const Result = z.object({
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score, seo: Score }),
  audits: z.record(
    z.string(),
    z.looseObject({ id: z.string(), title: z.string(), score: z.nullable(z.number()), numericValue: z.optional(z.number()), scoreDisplayMode: z.string() }),
  ),
})
type Result = z.infer<typeof Result>

const run = promisify(execFile)

await runTool(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
  const server = await startServer()
  const folder = await mkdtemp(join(tmpdir(), 'epikrise-lighthouse-'))
  try {
    for (const path of PATHS) {
      const results: Result[] = []
      for (let round = 0; round < Number(values.rounds); round += 1)
        results.push(await measure(`http://localhost:${server.port}${path}`, join(folder, `${round}.json`)))
      report(path, results)
    }
  } finally {
    await server.dispose()
    await rm(folder, { recursive: true, force: true })
  }
})

/** One run with the tool's own settings for a telephone: a slow line and a processor four times slower, both simulated. */
async function measure(address: string, file: string): Promise<Result> {
  const { executablePath, env } = await findChromium()
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu'
  await run(
    'npm',
    ['exec', '--yes', `--package=${TOOL}`, '--', 'lighthouse', address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      maxBuffer: 2 ** 26,
    },
  )
  return Result.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Prints the figures of a page; a figure outside its bar ends the command with 1 and names what cost it. */
function report(path: string, results: readonly Result[]): void {
  const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const scores = CATEGORIES.map((name) => Math.round(median(results.map(({ categories }) => categories[name].score ?? 0)) * 100))
  const [lcpMs, cls] = [figure('largest-contentful-paint'), figure('cumulative-layout-shift')]
  process.stdout.write(
    `${path}: ${CATEGORIES.map((name, at) => `${name} ${scores[at]}`).join(', ')}; LCP ${Math.round(lcpMs)} ms, CLS ${cls.toFixed(4)}, TBT ` +
      `${Math.round(figure('total-blocking-time'))} ms (median of ${results.length})\n`,
  )
  const failed = Object.values(results[0]?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
  )
  for (const { id, title, score } of failed) process.stdout.write(`  ${id} ${score}: ${title}\n`)
  if (scores.some((score) => score < 100) || !(lcpMs <= MOST_LCP_MS) || !(cls <= MOST_CLS)) process.exitCode = 1
}
