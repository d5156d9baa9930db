import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CONTACT_KEEP_DAYS } from '#contract/contact-bounds.ts'
import { INFO_PAGES } from '#contract/info-page.ts'
import { PROFESSIONAL_FIELDS } from '#contract/professional.ts'
import type { ProfessionalField } from '#contract/professional.ts'
import { routes } from '#contract/routes.ts'
import { SEAT_INVITATION_TOLD_DAYS } from '#contract/seats/seat.ts'
import { TRIAL_KEEP_DAYS } from '#contract/trial.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { readConfig } from '#server/config.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { outsideEngines } from '#server/processing/engines.ts'
import { outsideStores } from '#server/processing/stores.ts'
import { factsOf } from './facts.ts'
import { OUTLINE } from './outline.ts'
import { sayPeriod } from './period.ts'
import { INFO_TEXTS, renderAllInfo, renderInfo } from './render-info.ts'
import { occurrencesOf, STATEMENTS } from './statements.ts'
import type { StatementId } from './statements.ts'

const factsFor = (env: Record<string, string> = {}) => {
  const config = readConfig(env)
  return factsOf(config, { engines: outsideEngines(config), stores: outsideStores(config) })
}
const textOf = (env: Record<string, string>, page: (typeof INFO_PAGES)[number], language: Language = 'nb', vertical: Vertical = 'med') =>
  renderInfo(page, { language, vertical, facts: factsFor(env) }).body
const source = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
const isIn = async (path: string, words: string | RegExp) => expect(await source(path), path).toMatch(words)

const WITH_EVERYTHING = {
  ORGANISATION: 'Legesenteret <Nord> & co', ORGANISATION_CONTACT: 'post@nord.example', DATA_PROTECTION_OFFICER: 'Ola [klikk](/x)',
  SUPPORT_ADDRESS: 'hjelp@nord.example', SMTP_URL: 'smtps://u:hemmelig@smtp.nord.example', MAIL_TO: 'post@nord.example', OPENAI_API_KEY: 'k',
  OPENAI_REGION: 'EU (Stockholm)', XAI_API_KEY: 'k', SPEECH_URL: 'https://tale.example.no/v1', SPEECH_REGION: 'Norge',
  DATABASE_URL: 'postgres://u:p@db.example.com/e', BLOB_URL: 's3://lyd', OIDC_ISSUER: 'https://id.example.no', OIDC_CLIENT_ID: 'c',
  STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', DIAGNOSIS_SUGGESTIONS: 'on', TRIAL_REPORTS: '3',
}

/** Shown or left out by the configuration: with these variables it stands there with these words, without them it does not. */
const whenSet = (page: (typeof INFO_PAGES)[number], env: Record<string, string>, words: string) => (id: StatementId) => {
  expect(textOf(env, page), id).toMatch(new RegExp(`data-statement="${id}">[^]*?${words}`))
  expect(textOf({}, page), id).not.toContain(`"${id}"`)
}
const onlyWhere = (page: (typeof INFO_PAGES)[number], env: Record<string, string>, not: Record<string, string>) => (id: StatementId) => {
  expect(textOf(env, page), id).toContain(`"${id}"`)
  expect(textOf(not, page), id).not.toContain(`"${id}"`)
}
/** The other way round: it is true where nothing is configured. */
const whenUnset = (page: (typeof INFO_PAGES)[number], env: Record<string, string>) => onlyWhere(page, {}, env)
/** The period in it is the one that is configured. */
const periodOf = (page: (typeof INFO_PAGES)[number], variable: string, [value, words]: [string, string]) => (id: StatementId) => {
  expect(textOf({ [variable]: value }, page), id).toMatch(new RegExp(`data-statement="${id}">[^<]*${words}`))
}
/** What makes it true is carried by a test of its own: the file, and the words of its title. */
const shownBy = (path: string, title: string | RegExp) => () => isIn(path, title)
/** Law, advice or a wish: says nothing of the software. */
const ofNoSoftware = (id: StatementId) => expect(INFO_TEXTS.nb.says[id], 'a figure is a fact').not.toMatch(/\d|\{(?!product)/)

const STRIPE = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
const ENGINE = { OPENAI_API_KEY: 'k', OPENAI_REGION: 'EU (Stockholm)' }
const SPEECH = { SPEECH_URL: 'https://tale.example.no/v1', SPEECH_REGION: 'Norge' }

/** How the page names what a professional tells of themselves. */
const WORD_FOR: Record<ProfessionalField, string> = {
  name: 'navn', title: 'tittel', licence: 'autorisasjonsnummer', clinic: 'klinikk', address: 'adresse', telephone: 'telefon',
}

/** All that the product keeps in the storage of a browser beside databases, and which of the statements on cookies tells of it. */
const KEPT_ON_DEVICE: Record<string, StatementId> = {
  'epikrise.can-hear': 'keptChoices', 'epikrise.cookies-read': 'keptChoices', 'epikrise.language': 'keptChoices', 'epikrise.live-transcript': 'keptChoices',
  'epikrise.paste-profile': 'keptChoices',
  'epikrise.report-help': 'keptChoices', 'epikrise.single-keys': 'keptChoices', 'epikrise.login-lock': 'keptSession', 'epikrise.profile': 'keptSession',
  'epikrise.signed-out': 'keptSession', 'epikrise.wanted': 'keptSession', preferredMicData: 'keptChoices',
}

/** The names under which scripts of ours keep something: each constant that stands beside a call of the storage. */
async function keysOfDevice(): Promise<string[]> {
  const files = await readdir(new URL('../../web/', import.meta.url), { recursive: true })
  const scripts = files.filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
  const sources = await Promise.all(scripts.map((file) => source(`web/${file}`)))
  const keeping = sources.filter((code) => /\b(?:local|session)Storage\b|\bstorage\.setItem|useLocalStorage/.test(code))
  const keys = keeping.flatMap((code) => [...code.matchAll(/const \w+ = '(epikrise\.[\w.-]+|preferredMicData)'/g)].map(([, key = '']) => key))
  return [...new Set(keys)].sort()
}

/** Every statement of the pages, and what makes it true. The compiler asks for one for each. */
const MADE_TRUE: Record<StatementId, (id: StatementId) => unknown> = {
  operatorNamed: whenSet('privacy-policy', { ORGANISATION: 'Nord AS', ORGANISATION_CONTACT: 'post@nord.example' }, 'Nord AS, post@nord.example'),
  operatorUnnamed: whenUnset('privacy-policy', { ORGANISATION: 'Nord AS' }),
  protectionOfficer: whenSet('privacy-policy', { DATA_PROTECTION_OFFICER: 'Ola Nordmann' }, 'Ola Nordmann'),
  clinicDecides: ofNoSoftware,
  dataOfPatients: shownBy('server/database/schema.sql', /identity_sealed/),
  async dataOfUsers(id) {
    for (const field of PROFESSIONAL_FIELDS) expect(INFO_TEXTS.nb.says[id], field).toContain(WORD_FOR[field])
    const tables = ['report_template', 'trigger_phrase', 'custom_prompt', 'subscription']
    for (const table of tables) await isIn('server/database/schema.sql', `create table ${table} `)
  },
  dataOfWriters: shownBy('server/contact/store.ts', /kind: 'contact' \| 'feedback'/),
  anonymousPeriod: periodOf('privacy-policy', 'RETENTION_ANONYMOUS_TEXT_HOURS', ['7', '7 timer']),
  soundPeriod: periodOf('privacy-policy', 'RETENTION_AUDIO_DAYS', ['9', '9 døgn']),
  namedCases: shownBy('server/retention/retention.test.ts', 'a named patient keeps the text; the audio goes after its days'),
  countsPeriod: periodOf('privacy-policy', 'RETENTION_ANONYMISED_DAYS', ['90', '3 måneder']),
  accessLogPeriod: periodOf('privacy-policy', 'RETENTION_ACCESS_LOG_DAYS', ['731', '2 år']),
  trialPeriod: async (id) => {
    whenSet('privacy-policy', { TRIAL_REPORTS: '3' }, sayPeriod({ days: TRIAL_KEEP_DAYS }, 'nb'))(id)
    await isIn('server/retention/forget-trial.test.ts', 'GDPR-5 a trial is remembered')
  },
  formerPeriod: async () => {
    expect(textOf({}, 'privacy-policy')).toContain(`i ${sayPeriod({ days: TRIAL_KEEP_DAYS }, 'nb')} etter at kontoen er slettet`)
    await isIn('server/billing/former-subscribers/former-subscribers.test.ts', 'the digest goes two years after its person left')
    await isIn('server/billing/former-subscribers/former-subscribers.test.ts', 'who never paid is new, and of them nothing is kept')
  },
  invitedPeriod: async () => {
    expect(textOf({}, 'privacy-policy')).toContain(`senest ${sayPeriod({ days: SEAT_INVITATION_TOLD_DAYS }, 'nb')} etter at invitasjonen`)
    await isIn('server/billing/seats/invitation.test.ts', 'lies in no table and goes when the seat is taken')
    await isIn('server/billing/seats/invitation.test.ts', 'is forgotten with its address a month after its end')
  },
  payerSees: shownBy('server/billing/seats/seats.test.ts', 'SEC-50 shows the payer nothing of what is done in it: no patient, no case, no line of the log'),
  contactPeriod: () => expect(textOf({}, 'privacy-policy')).toContain(sayPeriod({ days: CONTACT_KEEP_DAYS }, 'nb')),
  deletion: periodOf('privacy-policy', 'KEY_EPOCH_HOURS', ['5', '5 timer']),
  typedText: () =>
    Promise.all([
      isIn('server/reports/list-masked.test.ts', 'for good where it was heard, on its way out where it was typed'),
      isIn('server/reports/model-writer.test.ts', 'LLM-2 names and numbers never reach the model'),
    ]),
  heardMasked: shownBy('server/reports/list-masked.test.ts', 'for good where it was heard, on its way out where it was typed'),
  maskingLimits: shownBy('README.md', 'Masking is not perfect'),
  nobodyElse: whenUnset('privacy-policy', ENGINE),
  someElse: whenSet('privacy-policy', ENGINE, 'Underleverandører'),
  exportAndErase: async () => {
    expect([routes.exportAccount.access, routes.eraseAccount.access]).toEqual(['signedIn', 'signedIn'])
    await isIn('server/account/erase-account.test.ts', 'leaves no row, no key and no file, ends the payment at its provider, and answers a receipt in numbers')
  },
  ownAccessLog: async () => {
    expect(routes.listAccesses.access).toBe('signedIn')
    await isIn('server/access-log/access-log.test.ts', 'each leave who, whose, what, when, why and how it ended')
  },
  authority: ofNoSoftware,
  aid: ofNoSoftware,
  notCe: shownBy('README.md', 'not CE-marked'),
  readBeforeUse: ofNoSoftware,
  tellPatient: shownBy('e2e/recording.test.ts', 'one press on the dashboard card records when the microphone is known'),
  ownAccount: shownBy('server/http/rights.test.ts', 'SEC-50 what is somebody else’s answers as what is not there'),
  pricesFirst: () => expect(routes.listProducts.access).toBe('public'),
  async readOnlyAfter() {
    await isIn('server/http/read-only.test.ts', 'what is called reading changes nothing by its method')
    expect([routes.getPatient, routes.listPatients, routes.exportCase, routes.exportAccount, routes.eraseAccount].map(({ access }) => access)).toEqual([
      'signedIn', 'signedIn', 'signedIn', 'signedIn', 'signedIn',
    ])
    expect([routes.saveCase, routes.saveAudioChunk, routes.deleteCase].map(({ access }) => access)).toEqual(['active', 'active', 'active'])
  },
  noRecordSystem: ofNoSoftware,
  mayBeAway: shownBy('e2e/outage.test.ts', 'NORM-7 without a network the page says what goes on, a talk is begun and recorded, and nothing of it is lost'),
  noDecisions: ofNoSoftware,
  mistakes: () =>
    Promise.all([
      isIn('e2e/report.test.ts', 'what rests on nothing is marked, stands in the rail, and the clinician decides'),
      isIn('README.md', 'not all of it'),
    ]),
  suggestionsOn: onlyWhere('disclaimer', { DIAGNOSIS_SUGGESTIONS: 'on' }, { DIAGNOSIS_SUGGESTIONS: 'off' }),
  suggestionsOff: onlyWhere('disclaimer', { DIAGNOSIS_SUGGESTIONS: 'off' }, { DIAGNOSIS_SUGGESTIONS: 'on' }),
  onlyNecessary: shownBy('e2e/public-pages.test.ts', 'set no cookie'),
  noTracking: shownBy('e2e/public-pages.test.ts', 'no third party'),
  cookiesOfSignIn: whenUnset('cookie-policy', { OIDC_ISSUER: 'https://id.example.no', OIDC_CLIENT_ID: 'c' }),
  cookiesElsewhere: whenSet('cookie-policy', { OIDC_ISSUER: 'https://id.example.no', OIDC_CLIENT_ID: 'c' }, 'id.example.no'),
  cookiesOfPayment: whenSet('cookie-policy', STRIPE, 'Stripe'),
  keptChoices: async () => expect(await keysOfDevice()).toEqual(Object.keys(KEPT_ON_DEVICE).sort()),
  keptSession: () =>
    Promise.all([
      isIn('contract/timing.ts', 'profileCacheMs: 5 * 60_000'),
      isIn('e2e/kept-sign-in.test.ts', 'SEC-60 a doctor signs in and out, and neither page nor address ever holds a token'),
    ]),
  keptWork: () =>
    Promise.all([
      isIn('web/audio/slice-store.ts', 'KEEP_MS = 30 * 24 * 60 * 60_000'),
      isIn('web/editor/draft-store.ts', 'KEEP_MS = 12 * 60 * 60_000'),
    ]),
  keptApp: shownBy('e2e/public/offline-shell.test.ts', 'SEC-62 the shell keeps files of the build and nothing of a call'),
  contactForm: shownBy('server/contact/contact.test.ts', 'sealed'),
  supportAddress: whenSet('contact', { SUPPORT_ADDRESS: 'hjelp@nord.example' }, '<a href="mailto:hjelp@nord.example">hjelp@nord.example</a>'),
  noPatientsHere: ofNoSoftware,
  patientsTurnTo: shownBy('server/http/rights.test.ts', 'SEC-50 what is somebody else’s answers as what is not there'),
  agreementBetween: ofNoSoftware,
  purpose: ofNoSoftware,
  noSupportAccess: () =>
    expect(
      Object.values(routes)
        .map(({ access }) => access)
        .filter((access) => !['public', 'signedIn', 'active'].includes(access)),
    ).toEqual([]),
  othersListed: ofNoSoftware,
  securityListed: ofNoSoftware,
  toldOfBreach: ofNoSoftware,
  noEngines: whenUnset('sub-processors', ENGINE),
  async engineOfText(id) {
    whenSet('sub-processors', ENGINE, 'api.openai.com, EU \\(Stockholm\\)')(id)
    await isIn('server/conversations/model-answers.test.ts', 'of a general question holds nothing of any case, and its names go masked')
  },
  engineOfSound: whenSet('sub-processors', SPEECH, 'tale.example.no, Norge'),
  engineOff: whenSet('sub-processors', { XAI_API_KEY: 'k' }, 'api.x.ai'),
  async textIsMasked(id) {
    whenSet('sub-processors', ENGINE, 'maskeres')(id)
    await isIn('server/reports/ledger.test.ts', 'LLM-2 a run through the whole product hands the endpoint no canary')
    await isIn('server/actions/fast-action.test.ts', 'LLM-2 it is handed nothing but masked texts')
  },
  soundIsNot: whenSet('sub-processors', SPEECH, 'ikke maskeres'),
  noStores: whenUnset('sub-processors', { DATABASE_URL: 'postgres://u:p@db.example.com/e' }),
  storeOfRows: whenSet('sub-processors', { DATABASE_URL: 'postgres://u:p@db.example.com/e' }, 'sted ikke oppgitt'),
  storeOfSound: whenSet('sub-processors', { BLOB_URL: 's3://lyd' }, 'eu-north-1'),
  signInHere: whenUnset('sub-processors', { OIDC_ISSUER: 'https://id.example.no', OIDC_CLIENT_ID: 'c' }),
  signInElsewhere: whenSet('sub-processors', { OIDC_ISSUER: 'https://id.example.no', OIDC_CLIENT_ID: 'c' }, 'id.example.no'),
  paymentHere: whenUnset('sub-processors', STRIPE),
  paymentElsewhere: whenSet('sub-processors', STRIPE, 'Stripe'),
  mailElsewhere: whenSet('sub-processors', { SMTP_URL: 'smtps://u:hemmelig@smtp.nord.example', MAIL_TO: 'post@nord.example' }, 'smtp.nord.example: sender'),
  sealed: shownBy('server/vault/envelope.ts', 'aes-256-gcm'),
  keysApart: shownBy('server/vault/epochs.test.ts', 'no epoch key ever enters the database'),
  nothingLost: () =>
    Promise.all([
      isIn('contract/timing.ts', 'sliceMs: 1_000'),
      isIn('reliability/protocols/rel-1-kills.ts', 'REL-1'),
      isIn('reliability/protocols/rel-12-lost-answers.ts', 'REL-12'),
    ]),
  noThirdParty: () => expect(pagePolicy([])).toMatch(/default-src 'self'; script-src 'self'; .*connect-src 'self' ;/),
  ownEngine: shownBy('README.md', 'Needs no cloud'),
  onlyTheOwner: shownBy('server/http/rights.test.ts', 'SEC-50 what is somebody else’s answers as what is not there'),
  logChained: shownBy('server/access-log/access-log.test.ts', 'many at once make one unbroken chain for each person'),
  tellOfHoles: ofNoSoftware,
  aimed: shownBy('e2e/harness/accessibility.ts', /wcag22aa/),
  checkedByMachine: shownBy('e2e/public-pages.test.ts', /axe/),
  byKeyboard: shownBy('e2e/tours/keyboard-journey.test.ts', 'by the keys alone: the focus is always in sight and never lost'),
  largeEnough: shownBy('e2e/tours/keyboard-journey.test.ts', 'by touch on a phone: everything is large enough for a thumb'),
  notTriedByPeople: ofNoSoftware,
  tellOfBarriers: ofNoSoftware,
}

test.each(STATEMENTS)('GDPR-6 statement %s is true of the software, the configuration, or says nothing of either', async (id) => {
  expect.hasAssertions()
  await MADE_TRUE[id](id)
})

test('every statement stands on a page, and under what is configured every one of them is shown somewhere', () => {
  const onPages = new Set(INFO_PAGES.flatMap((page) => OUTLINE[page].flatMap(({ says }) => says)))
  expect(STATEMENTS.filter((id) => !onPages.has(id))).toEqual([])
  const [none, all] = [factsFor({ DIAGNOSIS_SUGGESTIONS: 'off' }), factsFor(WITH_EVERYTHING)]
  expect(STATEMENTS.filter((id) => occurrencesOf(id, none).length + occurrencesOf(id, all).length === 0)).toEqual([])
})

test.each(Language.options)('spec 1: the %s pages hold the four points, whatever the configuration, and no value is left unfilled', (language) => {
  for (const env of [{}, WITH_EVERYTHING]) {
    const facts = factsFor(env)
    const pages = renderAllInfo(facts).filter((document) => document.language === language)
    expect(pages).toHaveLength(INFO_PAGES.length * Vertical.options.length)
    for (const { head, body } of pages) {
      expect(head + body).not.toMatch(/\{\w+\}|undefined|\]\(\/info/)
      expect(body).toMatch(/^<h1>[^<]+<\/h1><section><h2>/)
    }
    const all = pages.map(({ body }) => body).join('')
    for (const id of ['soundPeriod', 'anonymousPeriod', 'countsPeriod', 'typedText', 'aid', 'notCe']) expect(all, id).toContain(`data-statement="${id}"`)
    expect(all).toContain(sayPeriod({ days: 30 }, language))
    expect(all).toContain(sayPeriod({ hours: 12 }, language))
    expect(all).toContain(sayPeriod({ days: 180 }, language))
  }
})

test('SEC-1 what an operator calls themselves is text and neither markup nor a link', () => {
  const page = textOf(WITH_EVERYTHING, 'privacy-policy')
  expect(page).toContain('Legesenteret &lt;Nord&gt; &amp; co, post@nord.example')
  expect(page).toContain('Ola [klikk](/x)')
  expect(page).not.toContain('<a href="/x"')
  expect(JSON.stringify(renderAllInfo(factsFor(WITH_EVERYTHING)))).not.toMatch(/hemmelig|sk_test/)
})

test('links of the pages lead to pages that are there', () => {
  const places = new Set(['/contact', ...INFO_PAGES.map((page) => `/info/${page}`)])
  const links = renderAllInfo(factsFor(WITH_EVERYTHING)).flatMap(({ body }) => [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href))
  expect(links.filter((href) => !places.has(href) && href !== 'mailto:hjelp@nord.example')).toEqual([])
  expect(links.length).toBeGreaterThan(50)
})

test('the texts name the same statements in every language, and the values in them', () => {
  const valuesOf = (sentence: string) => [...sentence.matchAll(/\{\w+\}|\]\([^)]+\)/g)].map(([value]) => value).sort()
  for (const id of STATEMENTS) {
    const [first, ...others] = Language.options.map((language) => valuesOf(INFO_TEXTS[language].says[id]))
    for (const other of others) expect(other, id).toEqual(first)
  }
})

test.each([
  [{ hours: 12 }, '12 timer'], [{ hours: 36 }, '36 timer'], [{ hours: 48 }, '2 døgn'], [{ days: 1 }, '24 timer'], [{ days: 30 }, '30 døgn'],
  [{ days: 180 }, '6 måneder'], [{ days: 365 }, '1 år'], [{ days: 1826 }, '5 år'], [{ days: 100 }, '100 døgn'], [{ hours: 0.5 }, '0,5 timer'],
])('%j is said as %s', (period, words) => expect(sayPeriod(period, 'nb')).toBe(words))
