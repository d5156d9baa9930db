import { CONTACT_KEEP_DAYS } from '#contract/contact-bounds.ts'
import type { OutsideStore } from '#contract/outside-engine.ts'
import type { Config } from '#server/config.ts'
import { outsideEngines } from './engines.ts'
import { outsideStores } from './stores.ts'

const HANDED = { text: 'what was said and written of a case, names and numbers masked', sound: 'sound as it was recorded, which cannot be masked' }

const UNKNOWN_PLACE = '_not stated: find out before use_'
const HELD: Readonly<Record<OutsideStore['holds'], (config: Config) => string>> = {
  rows: ({ databaseUrl }) => `Postgres at ${databaseUrl === undefined ? '' : new URL(databaseUrl).hostname}`,
  sound: ({ s3 }) => `object store${s3?.endpoint === undefined ? '' : ` at ${new URL(s3.endpoint).hostname}`}`,
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

function processors(config: Config): string[] {
  const engines = outsideEngines(config).map(({ host, region, gets, isOn }) =>
    `**${host}**, region ${region ?? UNKNOWN_PLACE}:` +
      ` ${isOn ? `gets ${HANDED[gets]}` : '_off_, since it is not known to work within the European Economic Area (ENGINES_OUTSIDE_EEA)'}`)
  return [
    ...engines,
    ...outsideStores(config).map(
      ({ holds, region }) =>
        `**${HELD[holds](config)}**, region ${region ?? UNKNOWN_PLACE}: holds` +
        ` ${holds === 'rows' ? 'rows, their texts sealed' : 'sound and epoch keys, sealed'}`,
    ),
    ...(config.identity.kind === 'external' ? [`**${new URL(config.identity.issuer).host}**: signs people in; no patient data`] : []),
    ...(config.payments.kind === 'stripe' ? ['**Stripe**: payment; e-mail of the doctor, no patient data'] : []),
    ...(config.mail === undefined ? []
      : [`**${new URL(config.mail.smtpUrl).hostname}**: carries messages of the contact and feedback forms to ${config.mail.to}`]),
  ]
}

const said = (value: string | undefined, setting: string): string => value ?? `_not stated: set ${setting}_`

const responsible = ({ operator }: Config): string[] => [
  `controller: ${said(operator.name, 'ORGANISATION')}`,
  `contact: ${said(operator.contact, 'ORGANISATION_CONTACT')}`,
  `data protection officer: ${said(operator.protectionOfficer, 'DATA_PROTECTION_OFFICER')}`,
]

/** Takes the configuration; gives the record of processing activities (GDPR art. 30) as Markdown: what this installation does, and no more. */
export function processingRecord(config: Config): string {
  const { retention, keyEpochHours } = config
  const outside = processors(config)
  return `# Record of processing activities

Made from the configuration of this installation.

${list(responsible(config))}

## Purpose and basis
Writing clinical notes from consultations: GDPR art. 6(1)(c) and (e), art. 9(2)(h) with professional secrecy (_to be verified by the controller_).
No data is used to train models. The patient is told of a recording; the mark is kept with the case (\`PATIENT_INFORMED=${config.patientInformed}\`).

## Whose data, and which
${list([
  'patients and animal owners: what is said, written and recorded in a consultation; a name, date of birth and gender where somebody is named; ' +
    'of animals what an insurance certificate holds once it is put into the case',
  'doctors and vets: name, e-mail, practice type, subscription; title, licence number, clinic, its address and telephone where they tell them; ' +
    'and what they read and changed',
  'whoever writes to us by the forms of contact and feedback: name, clinic, e-mail, telephone and what they write',
])}

## Who else gets data (art. 28)
${outside.length > 0 ? list(outside) : 'Nobody: no engine, database, store or provider outside this machine is configured.'}

## How long
${list([
    `cases of patients nobody named: ${retention.anonymousTextHours} hours; their sound until it has been heard`,
    `other sound: ${retention.audioDays} days`,
    `messages of the forms of contact and feedback: ${CONTACT_KEEP_DAYS} days, a user's until the account goes if that is sooner`,
    `anonymised data (counts of use that name no patient): ${retention.anonymisedDays} days`,
    `access log and deletion receipts: ${retention.accessLogDays} days`,
    `what is deleted opens no more, in any copy of the rows, ${keyEpochHours} hours later at the latest; copies of keys are to expire within 30 days`,
  ])}

## Security (art. 32)
${list([
  'AES-256-GCM under a key of each case, bound to row and field; keys outside the database',
  'TLS in front of the server, verified TLS to every engine',
  'access log, chained with a keyed hash',
  'no text, name, token or file name in any log',
])}
`
}
