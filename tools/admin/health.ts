import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { columnsOf } from './command.ts'
import type { AdminAt, AdminCommand, Finding } from './command.ts'

const WITHIN_MS = 10_000

const Ready = z.object({ status: z.string(), powers: z.record(z.string(), z.string()) })

/** A server that listens everywhere answers on this machine too; one that listens at one address answers there alone. */
const ANYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

export function readyAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reached = ANYWHERE[host] ?? host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/readyz`
}

async function askHealth({ config }: AdminAt): Promise<Finding> {
  const address = readyAddress(config)
  const answer = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) }).then(async (reply) => Ready.parse(await reply.json()), () => undefined)
  if (answer === undefined) return { data: { status: 'away', powers: {} }, lines: [`Nothing answers at ${address}.`], isFault: true }
  return { data: answer, lines: [answer.status, ...columnsOf(Object.entries(answer.powers))], isFault: answer.status !== 'ready' }
}

/** What is set, in words that give no secret away. */
function settingsOf(config: Config): [string, string][] {
  const { host, port, publicOrigins, databaseUrl, s3, masterKey, identity, languageModels, speech, payments, mail, operator, tenants, trialReports } = config
  return [
    ['address', `${host}:${port}`],
    ['browsers come from', publicOrigins.join(', ') || 'nowhere: set PUBLIC_ORIGINS'],
    ['database', databaseUrl === undefined ? 'embedded' : 'your own'],
    ['sound', s3 === undefined ? 'files in DATA_DIR' : `bucket ${s3.bucket}`],
    ['master key', masterKey === undefined ? 'made in DATA_DIR' : 'given'],
    ['sign-in', identity.kind === 'embedded' ? 'built in, this machine only' : identity.issuer],
    ['sign-in is kept by', identity.session === undefined ? 'the browser' : 'the server'],
    ['least level of assurance', identity.minimumAcr === undefined ? 'none: set OIDC_MIN_ACR' : `${identity.minimumAcr} in ${identity.acrClaim}`],
    ['payments', payments.kind === 'test' ? 'built-in test checkout' : 'Stripe'],
    ['trial', trialReports === 0 ? 'none' : `${trialReports} reports`],
    ['language model', [languageModels.openAi && 'OPENAI', languageModels.xAi && 'XAI'].filter(Boolean).join(', ') || 'none: the built-in engine writes'],
    ['speech', speech.endpoint === undefined ? 'on this machine, where installed' : 'SPEECH_URL'],
    ['mail', mail === undefined ? 'none: messages are read with npm run admin -- outbox read' : mail.to],
    ['who answers for it', operator.name ?? 'nobody is named: set ORGANISATION, ORGANISATION_CONTACT, DATA_PROTECTION_OFFICER'],
    ['hosts', tenants.map(({ match, vertical }) => `${match} (${vertical})`).join(', ')],
  ]
}

/** That it can be read at all has been seen before a command begins. */
function showConfig({ config: settings }: AdminAt): Promise<Finding> {
  const rows = settingsOf(settings)
  return Promise.resolve({ data: Object.fromEntries(rows), lines: columnsOf(rows) })
}

export const healthCommands: readonly AdminCommand[] = [
  {
    name: 'config',
    about: 'what this configuration comes to, without its secrets; a wrong one is told as at the start',
    usage: '',
    options: {},
    run: showConfig,
  },
  { name: 'health', about: 'whether the server at HOST and PORT is ready, and each power it needs', usage: '', options: {}, run: askHealth },
]
