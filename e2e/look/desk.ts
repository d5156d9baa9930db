import type { Browser, Page } from 'playwright-core'
import type { SubscriptionStatus } from '#contract/profile.ts'
import { callAs, subscribe, tokenFor, welcomeDoctor } from '../harness/accounts.ts'
import { openPage } from '../harness/browser.ts'
import { caseWithDoubt } from '../harness/case-with-doubt.ts'
import { reportPage } from '../harness/report-page.ts'
import type { RunningServer } from '../harness/server.ts'
import { enter, originOf } from '../harness/sign-in.ts'

/**
 * Who looks at a screen. Each has one page for all of theirs.
 * The first three have no account; a foreigner reads other languages, which the browser remembers.
 */
export type Persona = 'visitor' | 'foreigner' | 'vet-visitor' | 'newcomer' | 'beginner' | 'doctor' | 'reader' | 'vet'
export const emailOf = (who: Persona): string => `${who}@klinikk.example`
const VISITORS: readonly Persona[] = ['visitor', 'foreigner', 'vet-visitor']

/** A page with somebody at it, and what that person has. */
export interface Desk {
  readonly page: Page
  readonly server: RunningServer
  readonly origin: string
  readonly token: string
  readonly report: ReturnType<typeof reportPage>
  /** Patients by what they are there to show. */
  readonly patients: Readonly<Record<'cough' | 'doubt' | 'named', string>>
  /** Goes to a path of the edition and waits until nothing more is fetched. */
  go(path: string): Promise<void>
}

const COUGH = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg har hatt feber opp til 38,5. Jeg blir tungpustet i trapper.',
  'Pasient: Jeg er allergisk mot penicillin. Jeg bruker Metoprolol 50 mg en gang daglig.',
  'Lege: Jeg hører på lungene. Det er knatrelyder basalt på høyre side. Blodtrykket er 148 over 90. CRP er 64.',
  'Lege: Dette er en lungebetennelse. Du får Doksyklin 100 mg to ganger daglig i sju dager.',
  'Lege: Du henvises til røntgen thorax innen en uke. Ta kontakt hvis du blir dårligere.',
].join('\n')
const KNEE =
  'Lege: Hva gjelder det?\nPasient: Jeg har hatt vondt i venstre kne i tre uker. Kneet har ikke låst seg.\n' +
  'Lege: Du får Ibux 400 mg tre ganger daglig i ti dager. Kontroll om to uker.'
const DOG =
  'Veterinær: Hva er det med Luna?\nEier: Hun har haltet på venstre bakbein siden lørdag. Ikke oppkast.\n' +
  'Veterinær: Temperaturen er 38,6. Hun er øm i venstre kne. Hun får Metacam 1,5 mg en gang daglig i fem dager.'

/** Opens one page for each persona, when it is first asked for, with what that person has made. */
export function openDesks(browser: Browser, server: RunningServer): (who: Persona) => Promise<Desk> {
  const open = new Map<Persona, Promise<Desk>>()
  return (who) => {
    const known = open.get(who) ?? sitDown(browser, server, who)
    open.set(who, known)
    return known
  }
}

async function sitDown(browser: Browser, server: RunningServer, who: Persona): Promise<Desk> {
  const { page } = await openPage(browser)
  const isVet = who === 'vet'
  const email = emailOf(who)
  const isVisitor = VISITORS.includes(who)
  const origin = originOf(server, isVet || who === 'vet-visitor')
  const token = isVisitor ? '' : await account(server, who, email)
  const nothing = { cough: '', doubt: '', named: '' }
  const send: Send = (request) => callAs(server, token, request)
  const ofDoctor = who === 'doctor' || who === 'reader' ? await work({ server, token, isVet, send }) : nothing
  if (who === 'reader') await subscribe(server, email, 'Canceled' satisfies SubscriptionStatus)
  if (!isVisitor) await enter(page, server, { email, isVet })
  if (isVet) await becomeVeterinarian(page)
  const patients = isVet ? await work({ server, token, isVet, send: sendFrom(page, token) }) : ofDoctor
  const go = async (path: string) => {
    await page.goto(`${origin}${path}`)
    await page.waitForLoadState('networkidle')
  }
  return { page, server, origin, token, patients, report: reportPage(page, server), go }
}

/** The account was made in the human edition, and says so until its owner says otherwise. */
async function becomeVeterinarian(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bytt til veterinær' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

type Request = { method: string; path: string; body?: unknown }
type Send = (request: Request) => Promise<{ status: number; body: unknown }>

/** Calls from the page itself: its host says which edition they are of, and a patient of the animal edition is an animal. */
const sendFrom = (page: Page, token: string): Send => async ({ method, path, body }) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = { path: `/api/v1.0${path}`, init: { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) } }
  return await page.evaluate(async ({ path: address, init }) => {
    const reply = await fetch(address, init)
    return { status: reply.status, body: (await reply.json()) as unknown }
  }, call)
}

async function account(server: RunningServer, who: Persona, email: string): Promise<string> {
  if (who !== 'newcomer') return (await welcomeDoctor(server, email)).token
  const token = await tokenFor(server, { email })
  await callAs(server, token, { method: 'GET', path: '/user-profile' })
  return token
}

type Work = { server: RunningServer; token: string; isVet: boolean; send: Send }

/** Four cases and two phrases: enough for a list to look like one. */
async function work({ server, token, isVet, send }: Work): Promise<Desk['patients']> {
  const must = async (request: Request) => {
    const { status, body } = await send(request)
    if (status >= 300) throw new Error(`${request.method} ${request.path} was answered ${status}`)
    return body
  }
  const begin = async (patientId: string, transcription: string) => {
    await must({ method: 'POST', path: `/patients/${patientId}/cases?regenerate=true`, body: { id: crypto.randomUUID(), transcription } })
    return patientId
  }
  await must({
    method: 'POST',
    path: '/settings/triggers',
    body: { trigger: 'normal lungestatus', action: 'Status: Vesikulær respirasjonslyd bilateralt, ingen fremmedlyder.' },
  })
  await must({
    method: 'POST',
    path: '/settings/triggers',
    body: { trigger: 'vanlige råd', action: 'Plan: Hvile og rikelig drikke. Ny kontakt ved forverring.' },
  })
  const named = crypto.randomUUID()
  await must({ method: 'PUT', path: `/patients/${named}`, body: { name: isVet ? 'Luna Nordmann' : 'Ola Nordmann', birthDate: '1971-05-17' } })
  await begin(named, isVet ? DOG : KNEE)
  const doubt = await caseWithDoubt(server, token)
  const cough = await begin(crypto.randomUUID(), isVet ? DOG : COUGH)
  return { cough, doubt, named }
}
