import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { plant } from './testing/plant.ts'

const ARCHITECTURE = `# Architecture

\`\`\`imports
base: server/crypto server/database server/http
base: web/ui
server/cases -> server/recordings  # a case is made of recordings
web/features/report -> web/features/case
\`\`\`
`

/** A small project in which everything stands where it should. */
const SOUND: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': ARCHITECTURE,
  'contract/case.ts': `import { z } from 'zod'\nimport type { Report } from './report.ts'\nexport const Case = z.object({})\nexport type Held = Report`,
  'contract/report.ts': `export type Report = string`,
  'domain/report/write.ts': `import type { Report } from '#contract/report.ts'\nexport const write = (at: Date): Report => new Date(at).toISOString()`,
  'server/main.ts': `import { build } from './app.ts'\nimport { readConfig } from './config.ts'\nbuild(readConfig())`,
  'server/app.ts':
    `import { transcribe } from './adapters/whisper/transcriber.ts'\nimport { assemble } from './assemble.ts'\n` +
    'export const build = (_: object) => assemble(transcribe)',
  'server/assemble.ts': `import { openCase } from './cases/open-case.ts'\nexport const assemble = (powers: unknown) => [powers, openCase]`,
  'server/config.ts': `export const readConfig = () => ({ port: process.env.PORT })`,
  'server/adapters/whisper/transcriber.ts': `import type { Transcriber } from '#server/ports/transcriber.ts'\nexport const transcribe: Transcriber = () => ''`,
  'server/cases/open-case.ts':
    `import { loadCase } from './store.ts'\nimport { listRecordings } from '../recordings/list-recordings.ts'\n` +
    `import { seal } from '../crypto/seal.ts'\nexport const openCase = [loadCase, listRecordings, seal]`,
  'server/cases/store.ts': `import { sql } from '#server/database/sql.ts'\nexport const loadCase = () => sql\`select 1\``,
  'server/crypto/seal.ts': `export const seal = 1`,
  'server/database/sql.ts': `import postgres from 'postgres'\nexport const sql = postgres()`,
  'server/ports/transcriber.ts': `export type Transcriber = () => string`,
  'server/recordings/list-recordings.ts': `export const listRecordings = 1`,
  'server/recordings/list-recordings.test.ts':
    `import { transcribe } from '../adapters/whisper/transcriber.ts'\nimport { openCase } from '../cases/open-case.ts'\nprocess.env.TZ = 'UTC'\n` +
    'export const used = [transcribe, openCase]',
  'server/recordings/cancel.test.ts': `import '../../e2e/stand-ins/speech.ts'`,
  'web/main.tsx': `import { routes } from './routes.tsx'\nroutes()`,
  'web/routes.tsx': `export const routes = () => import('./features/report/ReportPage.tsx')`,
  'web/ui/Button.tsx': `export const Button = () => null`,
  'web/features/case/CaseRow.tsx': `export const CaseRow = () => null`,
  'web/features/report/ReportPage.tsx':
    `import { CaseRow } from '../case/CaseRow.tsx'\nimport { Button } from '#web/ui/Button.tsx'\nexport const ReportPage = [CaseRow, Button]`,
}

const messages = (files: Readonly<Record<string, string>>) =>
  checkImports(plant({ ...SOUND, ...files })).map(({ path, line, message }) => `${path}:${line} ${message}`)

test('a sound project passes', () => {
  expect(messages({})).toEqual([])
})

test.each([
  ['contract uses a package beside zod', { 'contract/x.ts': `import dayjs from 'dayjs'` }, 'contract/x.ts:1 contract may use zod alone (dayjs)'],
  ['contract looks up', { 'contract/x.ts': `\nimport { write } from '#domain/report/write.ts'` }, 'contract/x.ts:2 contract imports contract and zod alone'],
  [
    'contract looks up for a type',
    { 'contract/x.ts': `export type X = import('#domain/report/write.ts').X` },
    'contract/x.ts:1 contract imports contract and zod alone',
  ],
  ['domain looks up', { 'domain/x.ts': `export * from '#server/config.ts'` }, 'domain/x.ts:1 domain imports contract and domain alone'],
  [
    'domain does input and output',
    { 'domain/x.ts': `import 'node:fs'` },
    'domain/x.ts:1 domain may use @navikt/fnrvalidator, danish-ssn, libphonenumber-js, personnummer alone (node:fs)',
  ],
  [
    'domain uses React',
    { 'domain/x.ts': `import { useState } from 'react'` },
    'domain/x.ts:1 domain may use @navikt/fnrvalidator, danish-ssn, libphonenumber-js, personnummer alone (react)',
  ],
  ['domain looks at the clock', { 'domain/x.ts': `export const x = () => Date.now()` }, 'domain/x.ts:1 domain is pure: Date.now comes in as an argument'],
  ['domain asks for today', { 'domain/x.ts': `export const x = () => new Date()` }, 'domain/x.ts:1 domain is pure: new Date() comes in as an argument'],
  ['domain throws dice', { 'domain/x.ts': `export const x = Math.random()` }, 'domain/x.ts:1 domain is pure: Math.random comes in as an argument'],
  [
    'server looks into web',
    { 'server/http/x.ts': `import { Button } from '#web/ui/Button.tsx'` },
    'server/http/x.ts:1 server and web meet only in contract and domain',
  ],
  [
    'a test of the server looks into web',
    { 'server/http/x.test.ts': `import { Button } from '#web/ui/Button.tsx'` },
    'server/http/x.test.ts:1 server and web meet only in contract and domain',
  ],
  ['web looks into server', { 'web/ui/x.ts': `import '#server/config.ts'` }, 'web/ui/x.ts:1 server and web meet only in contract and domain'],
  ['the product uses a tool', { 'server/http/x.ts': `import '#tools/x.ts'` }, 'server/http/x.ts:1 the product does not import tools, tests or benches'],
  [
    'a feature picks its adapter',
    { 'server/cases/x.ts': `import '#server/adapters/whisper/transcriber.ts'` },
    'server/cases/x.ts:1 only server/app.ts imports adapters',
  ],
  ['main picks an adapter', { 'server/main.ts': `import './adapters/whisper/transcriber.ts'` }, 'server/main.ts:1 only server/app.ts imports adapters'],
  [
    'an adapter knows a feature',
    { 'server/adapters/x/x.ts': `import '../../cases/open-case.ts'` },
    'server/adapters/x/x.ts:1 an adapter does not know the features',
  ],
  ['a port knows the database', { 'server/ports/x.ts': `import '../database/sql.ts'` }, 'server/ports/x.ts:1 a port imports contract, domain and ports alone'],
  ['a feature imports the composition root', { 'server/cases/x.ts': `import '../app.ts'` }, 'server/cases/x.ts:1 only server/main.ts imports server/app.ts'],
  [
    'the assembly picks an adapter',
    { 'server/assemble.ts': `import './adapters/whisper/transcriber.ts'` },
    'server/assemble.ts:1 only server/app.ts imports adapters',
  ],
  ['a feature imports the assembly', { 'server/cases/x.ts': `import '../assemble.ts'` }, 'server/cases/x.ts:1 only server/app.ts imports server/assemble.ts'],
  [
    'features meet without an arrow',
    { 'server/recordings/x.ts': `import '../crypto/seal.ts'\nimport '../cases/open-case.ts'` },
    'server/recordings/x.ts:2 ARCHITECTURE.md lists no arrow server/recordings -> server/cases',
  ],
  [
    'the base knows a feature',
    { 'server/http/x.ts': `import '../cases/open-case.ts'` },
    'server/http/x.ts:1 server/http lies under the features and does not import server/cases',
  ],
  [
    'screens meet without an arrow',
    { 'web/features/case/x.ts': `import '../report/ReportPage.tsx'` },
    'web/features/case/x.ts:1 ARCHITECTURE.md lists no arrow web/features/case -> web/features/report',
  ],
  [
    'a shared part of the web knows a screen',
    { 'web/ui/x.ts': `import('#web/features/report/ReportPage.tsx')` },
    'web/ui/x.ts:1 web/ui lies under the features and does not import web/features/report',
  ],
  ['a screen imports the routes', { 'web/features/case/x.ts': `import '../../routes.tsx'` }, 'web/features/case/x.ts:1 only the entry imports web/routes'],
  [
    'the landing page loads a screen',
    { 'web/landing/main.tsx': `import '../features/case/CaseRow.tsx'` },
    'web/landing/main.tsx:1 ARCHITECTURE.md lists no arrow web/landing -> web/features/case',
  ],
  [
    'another top folder by a relative path',
    { 'server/http/x.ts': `import '../../contract/report.ts'` },
    'server/http/x.ts:1 another top folder is reached by # and its name',
  ],
  [
    'SQL in a verb',
    { 'server/cases/x.ts': `export const x = (sql: any) => sql\`select 1\`` },
    'server/cases/x.ts:1 only store.ts, server/database and server/jobs hold SQL',
  ],
  [
    'SQL under another name',
    { 'server/cases/x.ts': `export const x = (tx: any) => tx\`\n  delete from cases\`` },
    'server/cases/x.ts:1 only store.ts, server/database and server/jobs hold SQL',
  ],
  [
    'a driver in a verb',
    { 'server/cases/x.ts': `import postgres from 'postgres'` },
    'server/cases/x.ts:1 only store.ts, server/database and server/jobs talk to Postgres',
  ],
  ['what a call carries, unseen', { 'server/cases/x.ts': `import 'node:async_hooks'` }, 'server/cases/x.ts:1 what a call carries is handed on by name'],
  ['what goes into a commit, unseen', { 'server/database/x.ts': `import 'node:async_hooks'` }, 'server/database/x.ts:1 what a call carries'],
  ['a verb that commits without its line', {
      'server/cases/x.ts': `import type { Call } from '#server/http/handler.ts'\nimport { ALONE } from '#server/database/commit-companion.ts'`,
    }, 'server/cases/x.ts:2 a transaction of a call takes the audit of the call along'],
  [
    'the environment read in a verb',
    { 'server/cases/x.ts': `export const x = process.env.HOME` },
    'server/cases/x.ts:1 only server/config.ts reads process.env',
  ],
  [
    'the environment by way of node:process',
    { 'server/cases/x.ts': `import { env } from 'node:process'` },
    'server/cases/x.ts:1 only server/config.ts reads process.env',
  ],
  ['rooms of the domain in a ring', {
      'domain/a/x.ts': `import '#domain/a/b/y.ts'`,
      'domain/a/b/y.ts': `import '#domain/c/z.ts'`,
      'domain/c/z.ts': `import '#domain/a/w.ts'`,
      'domain/a/w.ts': `export {}`,
    }, 'domain/a:1 folders of domain/ in a ring: domain/a -> domain/a/b -> domain/c -> domain/a'],
  [
    'files in a ring',
    { 'domain/a.ts': `import './b.ts'`, 'domain/b.ts': `import './c.ts'`, 'domain/c.ts': `import './a.ts'` },
    'domain/a.ts:1 files in a ring: domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts',
  ],
  [
    'folders that import each other',
    { 'domain/m/a.ts': `import '../n/a.ts'`, 'domain/n/a.ts': ``, 'domain/n/b.ts': `import '../m/b.ts'`, 'domain/m/b.ts': `` },
    'domain/m:1 folders that import each other: domain/m <-> domain/n',
  ],
  [
    'arrows in a ring',
    { 'ARCHITECTURE.md': ARCHITECTURE.replace('base:', 'server/recordings -> server/cases\nbase:') },
    'ARCHITECTURE.md:1 arrows in a ring: server/cases -> server/recordings -> server/cases',
  ],
  [
    'an arrow that nothing uses',
    { 'ARCHITECTURE.md': ARCHITECTURE.replace('base:', 'server/billing -> server/cases\nbase:') },
    'ARCHITECTURE.md:1 arrow that nothing uses: server/billing -> server/cases',
  ],
])('planted: %s', (_, files, expected) => {
  expect(messages(files)).toContainEqual(expect.stringContaining(expected))
})

test.each([
  ['no block', '# Architecture', 'no fenced block'],
  ['a line that says nothing', '```imports\nserver/cases > server/recordings\n```', 'neither'],
])('ARCHITECTURE.md with %s is refused', (_, text, expected) => {
  expect(() => messages({ 'ARCHITECTURE.md': text })).toThrow(expected)
})

test('a file that cannot be parsed is refused, not passed over', () => {
  expect(() => messages({ 'server/cases/x.ts': 'const = 3' })).toThrow('server/cases/x.ts cannot be parsed')
})
