import type { InfoPage } from '#contract/info-page.ts'
import type { StatementId } from './statements.ts'

export type HeadingId =
  | 'whose' | 'whichData' | 'howLong' | 'typed' | 'whoElse' | 'yourRights' | 'whatItIs' | 'yourPart' | 'paying' | 'whatMayBeWrong' | 'whatItDoesNot'
  | 'whatIsKeptHere' | 'cookies' | 'write' | 'patients' | 'whatForWhom' | 'howItIsDone' | 'whenItEnds' | 'engines' | 'stores' | 'others'
  | 'atRest' | 'inUse' | 'whoCanSee' | 'found' | 'howFar' | 'barriers'

/** One part of a page: a heading and what stands under it, in order. */
export type Part = { heading: HeadingId; says: readonly StatementId[] }

/** Which statements stand on which page. One that may be untrue of an installation is left out there (`statements.ts`). */
export const OUTLINE: Record<InfoPage, readonly Part[]> = {
  'privacy-policy': [
    { heading: 'whose', says: ['operatorNamed', 'operatorUnnamed', 'protectionOfficer', 'clinicDecides'] },
    { heading: 'whichData', says: ['dataOfPatients', 'dataOfUsers', 'dataOfWriters'] },
    { heading: 'howLong', says: [
        'anonymousPeriod', 'soundPeriod', 'namedCases', 'countsPeriod', 'accessLogPeriod', 'contactPeriod', 'trialPeriod', 'formerPeriod',
        'invitedPeriod', 'deletion',
      ] },
    { heading: 'typed', says: ['typedText', 'heardMasked', 'maskingLimits'] },
    { heading: 'whoElse', says: ['nobodyElse', 'someElse', 'payerSees'] },
    { heading: 'yourRights', says: ['exportAndErase', 'ownAccessLog', 'authority'] },
  ],
  'terms-of-service': [
    { heading: 'whatItIs', says: ['aid', 'notCe', 'operatorNamed', 'operatorUnnamed'] },
    { heading: 'yourPart', says: ['readBeforeUse', 'tellPatient', 'ownAccount'] },
    { heading: 'paying', says: ['pricesFirst', 'readOnlyAfter'] },
    { heading: 'whatItDoesNot', says: ['noRecordSystem', 'mayBeAway'] },
  ],
  disclaimer: [
    { heading: 'whatItIs', says: ['aid', 'notCe', 'noDecisions'] },
    { heading: 'whatMayBeWrong', says: ['mistakes', 'maskingLimits', 'suggestionsOn', 'suggestionsOff'] },
    { heading: 'yourPart', says: ['readBeforeUse'] },
  ],
  'cookie-policy': [
    { heading: 'cookies', says: ['onlyNecessary', 'noTracking', 'cookiesOfSignIn', 'cookiesElsewhere', 'cookiesOfPayment'] },
    { heading: 'whatIsKeptHere', says: ['keptChoices', 'keptSession', 'keptWork', 'keptApp'] },
  ],
  contact: [
    { heading: 'write', says: ['contactForm', 'supportAddress', 'operatorNamed', 'operatorUnnamed', 'protectionOfficer', 'noPatientsHere'] },
    { heading: 'patients', says: ['patientsTurnTo'] },
  ],
  'processing-agreement': [
    { heading: 'whatForWhom', says: ['agreementBetween', 'operatorNamed', 'operatorUnnamed', 'purpose'] },
    { heading: 'howItIsDone', says: ['noSupportAccess', 'othersListed', 'securityListed', 'toldOfBreach'] },
    { heading: 'whenItEnds', says: ['exportAndErase', 'deletion'] },
  ],
  'sub-processors': [
    { heading: 'engines', says: ['noEngines', 'engineOfText', 'engineOfSound', 'engineOff', 'textIsMasked', 'soundIsNot'] },
    { heading: 'stores', says: ['noStores', 'storeOfRows', 'storeOfSound'] },
    { heading: 'others', says: ['signInHere', 'signInElsewhere', 'paymentHere', 'paymentElsewhere', 'mailElsewhere'] },
  ],
  security: [
    { heading: 'atRest', says: ['sealed', 'keysApart', 'deletion'] },
    { heading: 'inUse', says: ['nothingLost', 'noThirdParty', 'ownEngine'] },
    { heading: 'whoCanSee', says: ['onlyTheOwner', 'noSupportAccess', 'logChained'] },
    { heading: 'found', says: ['tellOfHoles'] },
  ],
  accessibility: [
    { heading: 'howFar', says: ['aimed', 'checkedByMachine', 'byKeyboard', 'largeEnough'] },
    { heading: 'barriers', says: ['notTriedByPeople', 'tellOfBarriers'] },
  ],
}
