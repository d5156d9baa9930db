import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkWebWeight } from './check-web-weight.ts'
import { plant } from './testing/plant.ts'

/** Text that compressed has about this many bytes. */
const heavy = (bytes: number) => randomBytes(bytes).toString('base64')

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], css: ['index.css'], isEntry: true },
  'app.html': { file: 'app.js', imports: ['_shared.js', '_frame.js'], isEntry: true },
  '_landing.js': { file: 'landing.js', name: 'landing', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_frame.js': { file: 'frame.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_frame.js'] },
  '_dashboard.js': { file: 'dashboard.js', name: 'dashboard', imports: ['_frame.js'] },
  'features/report/ReportDesk.tsx': { file: 'desk.js', imports: ['_frame.js', '_editor.js'], isDynamicEntry: true },
  '_editor.js': { file: 'editor.js' },
  'text/first-view/nb.ts': { file: 'nb.js', isDynamicEntry: true },
  'text/first-view/ru.ts': { file: 'ru.js', isDynamicEntry: true },
}

function weigh(files: Readonly<Record<string, number>>, named: Readonly<Record<string, unknown>> = manifest): string[] {
  const written = Object.values(manifest).flatMap(({ file, ...rest }) => [file, ...('css' in rest ? rest.css : [])])
  const texts = written.map((file): [string, string] => [file, heavy(files[file] ?? 100)])
  return checkWebWeight(plant({ ...Object.fromEntries(texts), '.vite/manifest.json': JSON.stringify(named) })).violations.map(({ message }) => message)
}

describe('PERF-9 PERF-10 the weight of the pages', () => {
  test('light pages pass, and what is fetched later does not count at first sight', () => {
    expect(weigh({ 'shared.js': 10_000, 'index.css': 11_000, 'app.js': 80_000, 'desk.js': 210_000, 'editor.js': 210_000 })).toEqual([])
  })

  test.each([
    ['a script of the landing page', { 'shared.js': 13_000 }, 'scripts of the landing page'],
    ['what brings the landing page to life', { 'landing.js': 13_000 }, 'scripts of the landing page'],
    ['a style of the landing page', { 'index.css': 13_000 }, 'styles of the landing page'],
    ['what the dashboard imports from afar', { 'deep.js': 119_000, 'app.js': 119_000 }, 'scripts of the dashboard'],
    ['the page of the dashboard itself', { 'dashboard.js': 210_000, 'nb.js': 30_000 }, 'scripts of the dashboard'],
    ['many small parts of the dashboard', { 'app.js': 80_000, 'frame.js': 80_000, 'nb.js': 80_000 }, 'scripts of the dashboard'],
    ['the texts of one language', { 'app.js': 180_000, 'ru.js': 60_000 }, 'scripts of the dashboard'],
    ['one part fetched later', { 'editor.js': 222_000 }, 'editor.js'],
  ])('planted: %s', (_, files, expected) => {
    expect(weigh(files)).toEqual([expect.stringContaining(`${expected}: `)])
  })

  test('two languages are never fetched at once', () => {
    expect(weigh({ 'app.js': 60_000, 'nb.js': 80_000, 'ru.js': 80_000 })).toEqual([])
  })

  test.each([
    ['index.html', 'index.html'],
    ['app.html', 'app.html'],
    ['_landing.js', 'landing'],
    ['_dashboard.js', 'dashboard'],
    ['_deep.js', '_deep.js'],
  ])('planted: a build without %s', (key, name) => {
    const { [key]: _, ...rest }: Record<string, unknown> = manifest
    expect(() => weigh({}, rest)).toThrow(name)
  })

  test('planted: a build without texts', () => {
    const rest = Object.fromEntries(Object.entries(manifest).filter(([name]) => !name.startsWith('text/')))
    expect(() => weigh({}, rest)).toThrow('no texts')
  })
})
