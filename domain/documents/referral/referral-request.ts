import type { Language } from '#contract/vertical.ts'

/** What a sentence about a referral tells of it; a part it does not name is empty, never guessed. All words are the sentence's own. */
export type ReferralRequest = { readonly receiver: string; readonly asked: string; readonly urgency: string }

type Grammar = {
  /** What is sent, up to and with the word before the receiver: referred to. */
  readonly to: RegExp
  /** Before the one who does it: assessment at. */
  readonly at: RegExp
  /** Before what it is for. */
  readonly purpose: RegExp
  /** Where a receiver's name ends. */
  readonly stop: RegExp
  /** What is done to a patient, not who does it. */
  readonly task: RegExp
  /** Pictures and tests, which are ordered where they are taken. */
  readonly study: RegExp
  readonly urgency: RegExp
}

/** Whole words; the borders of `\b` know no æ, å or я. */
const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu')

const NUMBER = '(?:\\d+|[\\p{L}]+)(?:\\s?[-–]\\s?\\d+)?'

const GRAMMAR: Readonly<Record<Language, Grammar>> = {
  nb: {
    to: words('(?:\\p{L}*henvis|\\p{L}*tilvis)\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s+til'),
    at: words('hos|ved'),
    purpose: words('for å få(?: tatt| gjort)?|for å|for|med tanke på|med spørsmål om|mtp\\.?|til'),
    stop: words('for|på grunn av|pga\\.?|grunnet|med|fordi|da|når|innen|snarest|dersom|hvis|som|og|hos|ved|øyeblikkelig|raskt|haster|i dag|i løpet'),
    task: words(
      '(?:ny |videre |nærmere )?(?:\\p{L}*vurdering|utredning|undersøkelse|behandling|kontroll|oppfølging|operasjon|\\p{L}*rehabilitering|' +
        'samtale|\\p{L}*(?:skopi|grafi|metri|måling)|\\p{L}*terapi|røntgen\\p{L}*|mr|mri|ct|ultralyd\\p{L}*|ekko\\p{L}*|blodprøver?|dxa|eeg|ekg)',
    ),
    study: words('røntgen\\p{L}*|mr|mri|ct|ultralyd\\p{L}*|ekko\\p{L}*|dxa|eeg|ekg|mammografi|\\p{L}*skopi'),
    urgency: words(
      '(?:ikke |ikkje )?øyeblikkelig hjelp|ø-?hjelp|(?:som )?haster(?: ikkje| ikke)?|snarest(?: mulig)?|så snart som mulig|raskt|i dag|' +
        `i morgen|(?:innen|i løpet av) ${NUMBER} (?:timer?|døgn|dager?|uker?|måneder?)|pakkeforløp(?: \\p{L}+){0,3}|elektivt|ikke (?:noe )?hast`,
    ),
  },
  sv: {
    to: words('(?:\\p{L}*remiss|\\p{L}*remitter|\\p{L}*henvis)\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s+till?'),
    at: words('hos|vid|på'),
    purpose: words('för att få|för att|för|med frågan|med frågeställning(?:en)?|avseende|till'),
    stop: words('för|på grund av|p\\.?g\\.?a\\.?|med|eftersom|då|när|inom|snarast|om|som|och|hos|vid|akut|skyndsamt|idag|avseende'),
    task: words(
      '(?:ny |fortsatt |vidare )?(?:\\p{L}*bedömning|utredning|undersökning|behandling|kontroll|uppföljning|operation|' +
        '\\p{L}*rehabilitering|samtal|\\p{L}*(?:skopi|grafi|metri|mätning)|\\p{L}*terapi|röntgen\\p{L}*|slätröntgen|mr|mrt|dt|ct|' +
        'ultraljud\\p{L}*|eko\\p{L}*|provtagning|dxa|eeg|ekg)',
    ),
    study: words(
      'röntgen\\p{L}*|slätröntgen|mr|mrt|magnetkamera\\p{L}*|dt|ct|datortomografi\\p{L}*|ultraljud\\p{L}*|eko\\p{L}*|dxa|eeg|ekg|mammografi|\\p{L}*skopi',
    ),
    urgency: words(
      '(?:ej |inte )?akut|halvakut|(?:inte )?brådskande|skyndsamt|med förtur|förtur|snarast(?: möjligt)?|så snart som möjligt|idag|i dag|i morgon|' +
        `inom ${NUMBER} (?:timm(?:e|ar)|dygn|dag(?:ar)?|veck(?:a|or)|månad(?:er)?)|standardiserat vårdförlopp(?: \\p{L}+){0,3}|elektivt`,
    ),
  },
  da: {
    to: words('\\p{L}*henvis\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s+til'),
    at: words('hos|ved|på'),
    purpose: words('for at få(?: taget| lavet)?|for at|med henblik på|mhp\\.?|med spørgsmål om|for|til'),
    stop: words('for|på grund af|pga\\.?|med|mhp\\.?|fordi|da|når|inden|snarest|hvis|som|og|hos|ved|akut|subakut|hurtigst|i dag'),
    task: words(
      '(?:ny |videre |nærmere )?(?:\\p{L}*vurdering|udredning|undersøgelse|behandling|kontrol|opfølgning|operation|genoptræning|samtale|' +
        '\\p{L}*(?:skopi|grafi|metri|måling|scanning)|\\p{L}*terapi|røntgen\\p{L}*|mr|mri|ct|ultralyd\\p{L}*|ekko\\p{L}*|blodprøver?|dxa|eeg|ekg)',
    ),
    study: words('røntgen\\p{L}*|mr|mri|ct|ultralyd\\p{L}*|ekko\\p{L}*|dxa|eeg|ekg|mammografi|\\p{L}*scanning|\\p{L}*skopi'),
    urgency: words(
      '(?:ikke )?akut|subakut|(?:det )?haster(?: ikke)?|hastende|hurtigst muligt|snarest(?: muligt)?|så snart som muligt|i dag|i morgen|' +
        `inden for ${NUMBER} (?:timer?|døgn|dage?|uger?|måneder?)|kræftpakke(?: \\p{L}+){0,3}|pakkeforløb(?: \\p{L}+){0,3}|elektivt`,
    ),
  },
  en: {
    to: words('(?:re-?)?refer\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s+to|henvis\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s+til'),
    at: words('at|with|by'),
    purpose: words('in order to|for|regarding|with a view to|to have'),
    stop: words('for|because(?: of)?|due to|with|as|when|within|urgently|if|who|and|at|by|today|tomorrow|regarding|on an? urgent'),
    task: words(
      '(?:further |repeat |an? )?(?:assessment|evaluation|investigation|examination|treatment|follow-?up|surgery|rehabilitation|counselling|' +
        'counseling|\\p{L}*therapy|x-?ray|mri|ct|ultrasound|echo\\p{L}*|\\p{L}*(?:scopy|graphy|metry)|imaging|scan|eeg|ecg|dexa)',
    ),
    study: words('x-?rays?|mri|ct|ultrasound|echo\\p{L}*|eeg|ecg|dexa|mammograph?y|mammogram|\\p{L}*scopy'),
    urgency: words(
      '(?:not |non-?)?urgent(?:ly)?|emergency|as soon as possible|asap|today|tomorrow|same day|two[- ]week[- ]wait|' +
        `within (?:the next )?${NUMBER} (?:hours?|days?|weeks?|months?)|routine(?:ly)?`,
    ),
  },
  ru: {
    to: words('(?:пере)?направ\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s+(?:к|ко|в|на)|henvis\\p{L}*\\s+til'),
    at: words('у'),
    purpose: words('для|с целью|на предмет|по поводу'),
    stop: words('для|с целью|на предмет|из-за|в связи|так как|потому что|если|и|по поводу|срочно|экстренно|в течение|на консультацию|на обследование'),
    task: words(
      '(?:\\p{L}+(?:ую|ее|ое) )?(?:консультаци\\p{L}*|обследовани\\p{L}*|лечени\\p{L}*|осмотр\\p{L}*|операци\\p{L}*|реабилитаци\\p{L}*|' +
        'рентген\\p{L}*|мрт|кт|узи|экг|эхокг|\\p{L}*(?:скопи|графи|метри)\\p{L}*|анализ\\p{L}*|физиотерапи\\p{L}*)',
    ),
    study: words('рентген\\p{L}*|мрт|кт|узи|экг|эхокг|маммографи\\p{L}*|\\p{L}*скопи\\p{L}*'),
    urgency: words(
      `(?:не )?срочно|экстренно|неотложно|как можно скорее|сегодня|завтра|в течение ${NUMBER} (?:час\\p{L}*|дн\\p{L}*|сут\\p{L}*|недел\\p{L}*|` +
        `месяц\\p{L}*)|планово|в плановом порядке`,
    ),
  },
}

const BREAK = /[,;:.()–—]|\s-\s/u

/** Up to the first break of the sentence or word that ends the part. */
function until(text: string, stop: RegExp): string {
  const ends = [text.search(BREAK), text.search(stop)].filter((at) => at >= 0)
  return text.slice(0, Math.min(text.length, ...ends)).trim()
}

const startsWith = (text: string, pattern: RegExp): boolean => text.search(pattern) === 0

/** What follows the first match of a pattern. */
function after(text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(text)
  return match ? text.slice(match.index + match[0].length).trim() : undefined
}

function withoutUrgency(text: string, { urgency }: Grammar): string {
  return text
    .replace(new RegExp(urgency.source, 'giu'), '')
    .replace(/(?<!\s)\s+([,.])/g, '$1')
    .replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')
    .replace(/^[\s,;:–-]+/u, '')
    .replace(/ {2,}/g, ' ')
}

/** Where the sentence goes on to something else that is done; no list of our languages has a comma before its "and" but the English one. */
const NEXT_CLAUSE = /,\s+(?:og|och|и|and\s+(?:i|we|i'll|we'll|orders?|books?|starts?))(?=\s)/iu

const ends = (text: string): string => text.split(/[;.()]/u)[0]?.split(NEXT_CLAUSE)[0]?.trim() ?? ''

/** Words of haste that stand alone: `Det haster.` Days and weeks may be those of anything. */
const HASTE: Readonly<Record<Language, RegExp>> = {
  nb: words('haster|øyeblikkelig hjelp|ø-?hjelp|snarest'),
  sv: words('akut|brådskande|skyndsamt|förtur|snarast'),
  da: words('haster|akut|subakut|hastende|snarest'),
  en: words('urgent|urgently|emergency|asap'), ru: words('срочно|экстренно|неотложно'),
}
const SHORT_WORDS = 6

/** How soon, by a short sentence beside the one about the referral; its own words, empty where it tells nothing of haste. */
export function readHaste(sentence: string, language: Language): string {
  if (sentence.trim().split(/\s+/u).length > SHORT_WORDS) return ''
  const found = GRAMMAR[language].urgency.exec(sentence)?.[0] ?? ''
  return HASTE[language].test(found) ? found : ''
}

/** Whether what is asked for is a picture or a test: its first word says so. */
export const isStudy = (asked: string, language: Language): boolean => startsWith(asked, GRAMMAR[language].study)

/** Reads who is asked, for what, and how soon from the sentence that speaks of the referral. */
export function readReferralRequest(sentence: string, language: Language): ReferralRequest {
  const grammar = GRAMMAR[language]
  const urgency = grammar.urgency.exec(sentence)?.[0] ?? ''
  const plain = withoutUrgency(sentence, grammar)
  const sentTo = after(plain, grammar.to)
  if (sentTo === undefined) return { receiver: '', asked: ends(after(plain, grammar.purpose) ?? ''), urgency }
  if (startsWith(sentTo, grammar.task)) return { receiver: until(after(sentTo, grammar.at) ?? '', grammar.stop), asked: ends(sentTo), urgency }
  return { receiver: until(sentTo, grammar.stop), asked: ends(after(sentTo, grammar.purpose) ?? ''), urgency }
}
