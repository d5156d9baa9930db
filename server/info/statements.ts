import type { Facts } from './facts.ts'

export const STATEMENTS = [
  'operatorNamed', 'operatorUnnamed', 'protectionOfficer', 'clinicDecides',
  'dataOfPatients', 'dataOfUsers', 'dataOfWriters',
  'anonymousPeriod', 'soundPeriod', 'namedCases', 'countsPeriod', 'accessLogPeriod', 'contactPeriod',
  'trialPeriod', 'formerPeriod', 'invitedPeriod', 'deletion',
  'typedText', 'heardMasked', 'maskingLimits', 'nobodyElse', 'someElse', 'payerSees', 'exportAndErase', 'ownAccessLog', 'authority',
  'aid', 'notCe', 'readBeforeUse', 'tellPatient', 'ownAccount', 'pricesFirst', 'readOnlyAfter', 'noRecordSystem', 'mayBeAway',
  'noDecisions', 'mistakes', 'suggestionsOn', 'suggestionsOff',
  'onlyNecessary', 'noTracking', 'cookiesOfSignIn', 'cookiesElsewhere', 'cookiesOfPayment', 'keptChoices', 'keptSession', 'keptWork', 'keptApp',
  'contactForm', 'supportAddress', 'noPatientsHere', 'patientsTurnTo',
  'agreementBetween', 'purpose', 'noSupportAccess', 'othersListed', 'securityListed', 'toldOfBreach',
  'noEngines', 'engineOfText', 'engineOfSound', 'engineOff', 'textIsMasked', 'soundIsNot', 'noStores', 'storeOfRows', 'storeOfSound',
  'signInHere', 'signInElsewhere', 'paymentHere', 'paymentElsewhere', 'mailElsewhere',
  'sealed', 'keysApart', 'nothingLost', 'noThirdParty', 'ownEngine', 'onlyTheOwner', 'logChained', 'tellOfHoles',
  'aimed', 'checkedByMachine', 'byKeyboard', 'largeEnough', 'notTriedByPeople', 'tellOfBarriers',
] as const

export type StatementId = (typeof STATEMENTS)[number]

/** The values one occurrence of a statement is filled with; undefined stands for what the operator has not said. */
export type Values = Readonly<Record<string, string | undefined>>

const once = (isTrue: boolean, values: Values = {}): Values[] => (isTrue ? [values] : [])
const placed = (item: { region: string | null }): Values => ({ region: item.region ?? undefined })

const enginesOn = ({ engines }: Facts, gets: 'text' | 'sound'): Values[] =>
  engines.filter((engine) => engine.isOn && engine.gets === gets).map((engine) => ({ host: engine.host, ...placed(engine) }))
const storesOf = ({ stores }: Facts, holds: 'rows' | 'sound'): Values[] => stores.filter((store) => store.holds === holds).map(placed)

const isAnyoneElse = ({ engines, stores, signInHost, isPaymentElsewhere, mailHost }: Facts): boolean =>
  engines.some(({ isOn }) => isOn) || stores.length > 0 || signInHost !== undefined || isPaymentElsewhere || mailHost !== undefined

/**
 * What is true of some installations and not of others: takes the facts, gives the values of each occurrence, none where it is untrue. What is
 * not named here is true of the software wherever it runs.
 */
const DEPENDING: Partial<Record<StatementId, (facts: Facts) => Values[]>> = {
  operatorNamed: ({ operator: { name, contact } }) => once(name !== undefined, { operator: [name, contact].filter(Boolean).join(', ') }),
  operatorUnnamed: ({ operator: { name } }) => once(name === undefined),
  protectionOfficer: ({ operator: { protectionOfficer } }) => once(protectionOfficer !== undefined, { officer: protectionOfficer }),
  nobodyElse: (facts) => once(!isAnyoneElse(facts)),
  someElse: (facts) => once(isAnyoneElse(facts)),
  trialPeriod: ({ hasTrial }) => once(hasTrial),
  suggestionsOn: ({ maySuggestDiagnoses }) => once(maySuggestDiagnoses),
  suggestionsOff: ({ maySuggestDiagnoses }) => once(!maySuggestDiagnoses),
  cookiesOfSignIn: ({ signInHost }) => once(signInHost === undefined),
  cookiesElsewhere: ({ signInHost }) => once(signInHost !== undefined, { host: signInHost }),
  cookiesOfPayment: ({ isPaymentElsewhere }) => once(isPaymentElsewhere),
  supportAddress: ({ supportAddress }) => once(supportAddress !== undefined, { address: supportAddress }),
  noEngines: ({ engines }) => once(!engines.some(({ isOn }) => isOn)),
  engineOfText: (facts) => enginesOn(facts, 'text'),
  engineOfSound: (facts) => enginesOn(facts, 'sound'),
  engineOff: ({ engines }) => engines.filter(({ isOn }) => !isOn).map(({ host }) => ({ host })),
  textIsMasked: (facts) => once(enginesOn(facts, 'text').length > 0),
  soundIsNot: (facts) => once(enginesOn(facts, 'sound').length > 0),
  noStores: ({ stores }) => once(stores.length === 0),
  storeOfRows: (facts) => storesOf(facts, 'rows'),
  storeOfSound: (facts) => storesOf(facts, 'sound'),
  signInHere: ({ signInHost }) => once(signInHost === undefined),
  signInElsewhere: ({ signInHost }) => once(signInHost !== undefined, { host: signInHost }),
  paymentHere: ({ isPaymentElsewhere }) => once(!isPaymentElsewhere),
  paymentElsewhere: ({ isPaymentElsewhere }) => once(isPaymentElsewhere),
  mailElsewhere: ({ mailHost }) => once(mailHost !== undefined, { host: mailHost }),
}

/** Takes a statement and the facts; gives the values of each of its occurrences, none where it is untrue here. */
export const occurrencesOf = (statement: StatementId, facts: Facts): Values[] => DEPENDING[statement]?.(facts) ?? [{}]
