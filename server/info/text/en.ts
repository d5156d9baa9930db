import type { InfoText } from '../info-text.ts'

export const en: InfoText = {
  pages: {
    'privacy-policy': { title: 'Privacy', description: 'Which data is processed, how long it is kept, and who receives it.' },
    'terms-of-service': { title: 'Terms', description: 'What the service is, what you answer for, and what happens when a subscription ends.' },
    disclaimer: { title: 'Disclaimer', description: 'An aid, not CE-marked, and what it may get wrong.' },
    'cookie-policy': { title: 'Cookies', description: 'Only what is necessary, and what is kept on your device.' },
    contact: { title: 'Contact', description: 'How to reach those who run the service.' },
    'processing-agreement': { title: 'Data processing agreement', description: 'What is done on behalf of the clinic, and how.' },
    'sub-processors': { title: 'Sub-processors', description: 'Who else receives data from this installation.' },
    security: { title: 'Security', description: 'How text and audio are protected, and who can see them.' },
    accessibility: { title: 'Accessibility', description: 'What has been done so that everybody can use the service, and what remains.' },
  },
  headings: {
    whose: 'Who is responsible for the data',
    whichData: 'Which data',
    howLong: 'For how long',
    typed: 'What is typed and what is heard',
    whoElse: 'Who else receives anything',
    yourRights: 'Your rights',
    whatItIs: 'What the service is',
    yourPart: 'What you answer for',
    paying: 'Payment',
    whatMayBeWrong: 'What may be wrong',
    whatItDoesNot: 'What it does not do',
    whatIsKeptHere: 'What is kept on your device',
    cookies: 'Cookies',
    write: 'Write to us',
    patients: 'Are you a patient?',
    whatForWhom: 'What is done, and for whom',
    howItIsDone: 'How it is done',
    whenItEnds: 'When the agreement ends',
    engines: 'Speech recognition and language models',
    stores: 'Storage',
    others: 'Sign-in, payment and e-mail',
    atRest: 'What is stored',
    inUse: 'In use',
    whoCanSee: 'Who can see it',
    found: 'Have you found a weakness?',
    howFar: 'How far we have come',
    barriers: 'What remains',
  },
  says: {
    operatorNamed: 'This installation is run by {operator}.',
    operatorUnnamed: 'Whoever runs this installation has not given their name here. Ask the person who gave you the address before you use it with patients.',
    protectionOfficer: 'Data protection officer: {officer}.',
    clinicDecides:
      'The clinic decides what is recorded and why, and answers for it to the patient. Whoever runs the service processes it on behalf of the clinic.',
    dataOfPatients: 'About patients: what is said, written and recorded in a consultation, and name, date of birth and gender where you give them.',
    dataOfUsers:
      'About you who use the service: name, e-mail, practice type, language and subscription; title, licence number, clinic, address and telephone ' +
      'if you give them; templates, trigger phrases and instructions you write; and which cases you have read and changed.',
    dataOfWriters: 'About you who write to us: what you fill in on the contact form or when giving feedback.',
    anonymousPeriod: 'A case without a name: the audio is deleted once it has become text, and all that is left {anonymousText} after the case was made.',
    soundPeriod: 'All other audio is deleted within {sound} of the start of the recording.',
    namedCases: 'Cases of a named patient have no time limit here. They stay until you delete them or your account.',
    countsPeriod: 'Anonymised data, that is figures on use with no patients in them, is kept for up to {counts}.',
    accessLogPeriod: 'The access log and receipts of deletion are kept for {accessLog}.',
    contactPeriod: 'Messages from the contact form and feedback are kept for {contact}.',
    trialPeriod:
      'A free trial is given once. A digest of your sign-in, made with a key, is therefore kept: for as long as you have an account, and once it ' +
      'has been erased until {trial} have passed since the trial began. The digest does not say who you are.',
    formerPeriod:
      'If you have subscribed, or came by a colleague’s code, a digest of your sign-in is kept for {former} after the account has been erased, so ' +
      'that free months are not given twice for one person. The digest is made with a key and does not say who you are.',
    invitedPeriod:
      'The e-mail address in an invitation to a seat is encrypted. It is deleted when the seat has been taken, freed or withdrawn, and at the ' +
      'latest {invited} after the invitation ended.',
    deletion:
      'When something is deleted, the key it is encrypted with is destroyed first, then the rows and the files. {epoch} later at most, no copy of ' +
      'the database alone can be opened again.',
    typedText:
      'Text you type or paste is not anonymised by itself: it is stored as you wrote it. It is masked before it is sent to a language model outside the house.',
    heardMasked: 'What is heard in a case without a name is masked before it is stored.',
    maskingLimits: 'Masking does not find everything. Audio cannot be masked: speech recognition outside the house hears what was said.',
    nobodyElse: 'No supplier receives anything. All of it is processed on the machines of whoever runs the service.',
    someElse: 'Who else receives what, and where, is listed under [Sub-processors](/info/sub-processors).',
    payerSees:
      'If somebody else pays for your seat, they see your name, your e-mail and since when you have had the seat, and nothing of what you do. You ' +
      'see who pays.',
    exportAndErase:
      'In the settings you can download everything you have stored as one file, and erase the account with all that is in it. ' +
      'You get a receipt without content.',
    ownAccessLog: 'You can read for yourself who has opened, changed or deleted anything in your cases, and when.',
    authority: 'If you think data is handled wrongly, you can complain to the data protection authority of your country.',
    aid: '{product} is an aid. It does not replace professional judgement.',
    notCe: '{product} is not CE-marked as a medical device.',
    readBeforeUse: 'The report is a draft. Read and correct it before you use it; you answer for the text.',
    tellPatient: 'Tell the patient that you are recording. Nothing is recorded before you press the button.',
    ownAccount: 'The account is yours alone. What you store cannot be opened from other accounts.',
    pricesFirst: 'The price is shown before you pay anything.',
    readOnlyAfter: 'Without an active subscription you can still read and download what you have, and erase the account, but make or change nothing.',
    noRecordSystem: 'This is not a record system. What belongs in the medical record you must enter there yourself.',
    mayBeAway: 'The service may be away. A recording under way is saved on your device every second and sent when the network returns.',
    noDecisions: 'It makes no decisions about treatment. It writes down what was said.',
    mistakes:
      'Words may be misheard, and what was said may be misunderstood. That is why sentences show the words they rest on. Much of what a language ' +
      'model adds is marked, but not all of it.',
    suggestionsOn: 'Suggested diagnoses are shown beside the report. The weights behind them have been reviewed by no clinician; you judge them yourself.',
    suggestionsOff: 'Suggested diagnoses are switched off here.',
    onlyNecessary: 'We use only what the service needs to work. The front page and these pages set no cookies.',
    noTracking: 'There are no statistics and no tracking on the pages, and no scripts, pictures or fonts are loaded from others.',
    cookiesOfSignIn: 'The sign-in here uses cookies to know you while you sign in and stay signed in.',
    cookiesElsewhere: 'You sign in at {host}, which may use cookies of its own on its pages.',
    cookiesOfPayment: 'Payment takes place on the pages of Stripe, which may use cookies of its own there.',
    keptChoices: 'Your choices: language, light or dark, microphone, how pages look, if recordings last became text, that you read the cookie notice.',
    keptSession: 'Your sign-in, until you sign out, and your profile for five minutes at a time.',
    keptWork: 'Recordings not sent yet, for 30 days at most, and text not saved yet, for 12 hours at most. Both are encrypted.',
    keptApp:
      'The files the app needs to start and record without a network, while you are signed in. They hold nothing about patients, and ' +
      'are removed when you sign out.',
    contactForm: 'Use [the form on the front page](/contact). The message is stored encrypted.',
    supportAddress: 'E-mail: [{address}](mailto:{address}).',
    noPatientsHere: 'Write nothing about patients in the form.',
    patientsTurnTo: 'Ask the clinic that treats you. It can show you what it has stored about you; we cannot open it.',
    agreementBetween:
      'The clinic is the controller, and whoever runs the service for it is the processor. This page describes the processing; the agreement ' +
      'itself is made in writing between them. A clinic that runs the service itself needs none.',
    purpose: 'The data is used to turn a consultation into text and a draft report, and for what the clinic asks to be done with them.',
    noSupportAccess: 'The service has no door into the cases of others, not for support either.',
    othersListed: 'Others who process anything are listed under [Sub-processors](/info/sub-processors).',
    securityListed: 'The measures are described under [Security](/info/security), the periods under [Privacy](/info/privacy-policy).',
    toldOfBreach: 'Whoever runs the service must tell the clinic of a personal data breach without undue delay.',
    noEngines: 'No speech recognition or language model outside the house is in use.',
    engineOfText: '{host}, {region}: language model. Receives text from the case, what you ask, and what you paste when you ask for a reply.',
    engineOfSound: '{host}, {region}: speech recognition. Receives the audio.',
    engineOff: '{host} is set up but switched off: nobody has said that it works within the EEA. It receives nothing.',
    textIsMasked: 'Names, numbers, addresses and dates are masked in the text before it is sent. Some may slip through.',
    soundIsNot: 'Audio is sent as it was recorded. It cannot be masked.',
    noStores: 'Database and audio lie with whoever runs the service.',
    storeOfRows: 'The database lies with a provider, {region}. What was said and written in a case is encrypted before it gets there.',
    storeOfSound: 'The audio lies with a provider, {region}. It is encrypted before it gets there.',
    signInHere: 'Sign-in takes place here.',
    signInElsewhere: '{host}: sign-in. Receives no patient data.',
    paymentHere: 'No payment provider is in use.',
    paymentElsewhere: 'Stripe: payment. Receives your e-mail, no patient data.',
    mailElsewhere: '{host}: passes messages from the contact form and feedback on as e-mail.',
    sealed: 'What was said, written and recorded is encrypted with AES-256-GCM under a key of its own for each case.',
    keysApart: 'The keys are themselves encrypted, with a key that does not lie in the database.',
    nothingLost: 'A recording is saved on the device every second and on the server in groups. It is acknowledged only once it is written.',
    noThirdParty: 'The pages load nothing from others.',
    ownEngine: 'Reports can be written with no language model and no network.',
    onlyTheOwner: 'Each case belongs to one account. To everybody else the server answers as if it did not exist.',
    logChained: 'Each reading, change, export and deletion of a case makes a line in the access log. The lines are chained, so that a change to them is found.',
    tellOfHoles: 'Tell us about it on the [contact page](/info/contact) before you tell others.',
    aimed: 'The aim is WCAG 2.2, level AA.',
    checkedByMachine: 'The pages are tested by machine with axe each time the program changes.',
    byKeyboard: 'The whole way from sign-in to a finished report can be gone with the keyboard alone.',
    largeEnough: 'Buttons are at least 44 pixels high where you press with a finger.',
    notTriedByPeople: 'The service has not been tried by people with disabilities, and not with every screen reader.',
    tellOfBarriers: 'If you meet something you cannot get past, [write to us](/contact).',
  },
  vet: {
    keptApp:
      'The files the app needs to start and record without a network, while you are signed in. They hold nothing about animals and owners, ' +
      'and are removed when you sign out.',
    clinicDecides:
      'The clinic decides what is recorded and why, and answers for it to the owner. Whoever runs the service processes it on behalf of the clinic.',
    dataOfPatients:
      'About owners and animals: what is said, written and recorded in a consultation, and names where you give them; what an insurance ' +
      'certificate holds once you put it into the case.',
    namedCases: 'Cases of a named animal have no time limit here. They stay until you delete them or your account.',
    countsPeriod: 'Anonymised data, that is figures on use with no animals or owners in them, is kept for up to {counts}.',
    operatorUnnamed: 'Whoever runs this installation has not given their name here. Ask the person who gave you the address before you use it at work.',
    tellPatient: 'Tell the owner that you are recording. Nothing is recorded before you press the button.',
    noPatientsHere: 'Write nothing about owners or animals in the form.',
    patientsTurnTo: 'If you are an owner, ask the clinic that treats the animal. It can show you what it has stored about you; we cannot open it.',
    signInElsewhere: '{host}: sign-in. Receives nothing from the cases.',
    paymentElsewhere: 'Stripe: payment. Receives your e-mail, nothing from the cases.',
  },
  unknownPlace: 'place not stated',
}
