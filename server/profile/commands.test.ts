import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjectOf } from '#server/adapters/identity-embedded/person.ts'
import { loadSigningKey } from '#server/adapters/identity-embedded/signing-key.ts'
import { makeLocalKeys } from '#server/adapters/identity-tokens/keys.ts'
import { makeTokenVerifier } from '#server/adapters/identity-tokens/token-verifier.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { makeLoadUser } from './load-user.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
let database: FreshDatabase
let dataDir: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'commands-'))
  await writeFile(join(dataDir, 'postgres-connection.json'), JSON.stringify(database.connection))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

type Ended = { code: number; stdout: string; stderr: string }
function run(tool: 'token' | 'subscribe', args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: '8123', ...environment }
  return new Promise((settle) => {
    execFile(process.execPath, [join(ROOT, 'tools', `${tool}.ts`), ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      settle({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

/** As the server of this data folder and port would. */
async function whoBears(token: string) {
  const { publicJwk } = await loadSigningKey(dataDir)
  const verifier = makeTokenVerifier({ issuer: 'http://localhost:8123/oidc', clientId: 'epikrise', minimumAcr: undefined, keys: makeLocalKeys(publicJwk) })
  return makeLoadUser(database.sql)(await verifier.verify(token))
}
const tokenFor = async (...args: string[]) => {
  const { stdout } = await run('token', args)
  return stdout.trimEnd().split('\n').at(-1) ?? ''
}

test('a token stands alone on the last line, each one new, and the person is the same', async () => {
  const [first, second] = await Promise.all([tokenFor('--email', 'Kari@Klinikk.no'), tokenFor('--email', 'kari@klinikk.no', '--host', 'vet.localhost')])
  expect(first).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(decodeJwt(first).jti).not.toBe(decodeJwt(second).jti)
  expect(decodeJwt(first)).toMatchObject({ sub: subjectOf('kari@klinikk.no'), aud: 'epikrise', iss: 'http://localhost:8123/oidc', email: 'kari@klinikk.no' })
  const [one, two] = await Promise.all([whoBears(first), whoBears(second)])
  expect(one.id).toBe(two.id)
})

test('a subscription may be set before the person was ever seen, and changed while they are here', async () => {
  expect(await run('subscribe', ['--email', 'Ola@klinikk.no', '--status', 'Active'])).toMatchObject({ code: 0, stdout: 'ola@klinikk.no: Active\n' })
  const token = await tokenFor('--email', 'ola@klinikk.no', '--name', 'Ola Hansen')
  expect(await whoBears(token)).toMatchObject({ name: 'Ola Hansen', subscription: { status: 'Active', cancelAtPeriodEnd: false } })
  for (const [typed, status] of [
    ['expired', 'Expired'],
    ['Cancelled', 'Canceled'],
    ['Trialing', 'Active'],
    ['PastDue', 'PastDue'],
    ['Missing', 'Missing'],
    ['Active', 'Active'],
  ] as const) {
    expect((await run('subscribe', ['--email', 'ola@klinikk.no', '--status', typed])).code).toBe(0)
    expect((await whoBears(token)).subscription.status).toBe(status)
  }
  expect((await whoBears(token)).name).toBe('Ola Hansen')
}, 40_000)

test.each<[string, 'token' | 'subscribe', string[], Record<string, string>, string]>([
  ['a token without an e-mail', 'token', [], {}, 'Say whose token'],
  ['a token for no address', 'token', ['--email', 'kari'], {}, 'Say whose token'],
  ['a token of another provider', 'token', ['--email', 'a@b.no'], { OIDC_ISSUER: 'https://id.example.no', OIDC_CLIENT_ID: 'x' }, 'OIDC_ISSUER is set'],
  ['an option there is not', 'token', ['--mail', 'a@b.no'], {}, 'Unknown option'],
  ['a status there is not', 'subscribe', ['--email', 'a@b.no', '--status', 'Gold'], {}, 'Say whose subscription'],
  [
    'a real checkout',
    'subscribe',
    ['--email', 'a@b.no', '--status', 'Active'],
    { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'built-in sign-in and test checkout only',
  ],
  ['a folder no server has used', 'subscribe', ['--email', 'a@b.no', '--status', 'Active'], { DATA_DIR: '/nonexistent/epikrise' }, 'npm start'],
  [
    'a database that is away',
    'subscribe',
    ['--email', 'a@b.no', '--status', 'Active'],
    { DATABASE_URL: 'postgres://u@127.0.0.1:9/x' },
    'The database does not answer',
  ],
  ['an environment that is wrong', 'subscribe', ['--email', 'a@b.no', '--status', 'Active'], { PORT: 'x' }, 'PORT:'],
])('%s is refused in one plain sentence', async (_name, tool, args, environment, sentence) => {
  const { code, stdout, stderr } = await run(tool, args, environment)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
})
