import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { isClinicianVoice } from './phases.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** What a Scandinavian clinician tells the patient to do, in one word that opens the sentence. */
const ORDER =
  'gå|hold|håll|hald|drikk|drick|drik|spis|ät|hvil|kvil|vila|kutt|dra ne[dr]|skru ne[dr]|trapp|skær ned|legg|lägg|læg|bruk|använd|brug|smør|smörj|' +
  'rens|rengör|skyll|skyl|vask|tvätta|bad|bada|unngå|undvik|undgå|la|låt|lad|tren|träna|træn|øv|öva|tøy|bytt|byt|skift|kjøl|kyl|køl|hev|sov|gi|ge|' +
  'giv|vent|vänta|sil|sila|si|ta|tag|prøv|prova|pröva|försök|forsøk|husk|kom ihåg|mål|mät|skriv|sørg|se til|pass'
const LEAD = '(?:og|och|så|da|då|men|heller|hellre|hellere|ellers|annars|i mellomtiden|imens|hjemme|hemma|bare|bara)'
const OPENS = new RegExp(`^(?:${LEAD},? )*(?:${ORDER})(?!\\p{L})`, 'iu')
/** To be kept from for a while: no gym for six weeks, not in the bath for now. */
const BARRED = new RegExp(`^(?:${LEAD},? )*(?:ingen|inga|inget|intet|ikke|ikkje|inte)(?!\\p{L})`, 'iu')
const FOR_NOW = /(?<!\p{L})(?:så lenge|så länge|så længe|inntil videre|tills vidare|foreløpig|i (?:minst )?\d+ (?:dag|døgn|dygn|uk|vek|veck|ug|måned|månad))/iu
/** Said while examining, not to be done at home. */
const POSE = /(?<!\p{L})(?:deg|dæ|dig|ham|henne|hende|han) (?:ned|ner|her|här|opp|op|upp|ut|rett|på)(?!\p{L})|(?<!\p{L})(?:gap|pust|andas)(?!\p{L})/iu

/** Speaks of meeting, calling or coming again. */
const MEETS = new RegExp(
  String.raw`(?<!\p{L})(?:vi (?:ses|sees|hörs|høres|snakkes|tales|taler|snakker)|(?:ses|sees|hörs|høres|snakkes|tales|taler|snakker) vi|` +
    '(?:ringer|ringjer) (?:jeg|eg|jag|vi)|(?:jeg|eg|jag|vi) (?:ringer|ringjer)|(?:en|ny|får|fått) ti(?:me|d)|tilbake|tillbaka|tilbage|' +
    String.raw`kom igen|kom att)(?!\p{L})`,
  'iu',
)
const WHEN = /(?<!\p{L})(?:(?:man|tirs|tis|ons|tors|fre|lør|lör|søn|sön)dag|i mor(?:gen|gon)|klokk[ae]n?|kl)(?!\p{L})/iu
/** The day and hour alone: Friday at nine. */
const BARE_TIME = 5

const TOLD: readonly Mark[] = ['symptom', 'finding', 'vital', 'condition', 'past', 'kin', 'otherPerson']

/** Opens with what is to be done, and says more than that; not told while one is examined. */
export const opensWithOrder = ({ text, tokens }: Statement): boolean => OPENS.test(text) && tokens.length > 1 && !POSE.test(text)

function isOrderToPatient(statement: Statement): boolean {
  if (
    statement.phase !== 'plan' ||
    statement.isQuestion ||
    statement.folded !== 'none' ||
    has(statement, 'examStart', 'firstPerson', 'drugClass') ||
    statement.drugs.length > 0
  )
    return false
  if (OPENS.test(statement.text)) return statement.tokens.length > 2 && !POSE.test(statement.text)
  return BARRED.test(statement.text) && FOR_NOW.test(statement.text) && !has(statement, ...TOLD)
}

/** No word so short tells what it is about. */
const PARTICLE_LETTERS = 3

/** Nothing but the time: a team plays at seven is no appointment. */
function saysOnlyWhen(statement: Statement): boolean {
  return statement.tokens.every(
    (token, at) =>
      isNumber(token) ||
      token.lower.length <= PARTICLE_LETTERS ||
      WHEN.test(token.lower) ||
      statement.hits.some(({ mark, start, end }) => start <= at && end > at && mark !== 'smallTalk'),
  )
}

/** When the two meet or speak again: we speak in two weeks · Friday at nine. */
function isAppointment(statement: Statement): boolean {
  if (
    (statement.phase !== 'plan' && statement.phase !== 'closing') ||
    statement.isQuestion ||
    statement.folded !== 'none' ||
    has(statement, 'condition', 'past', 'symptom')
  )
    return false
  const isDay = WHEN.test(statement.text)
  if (MEETS.test(statement.text)) return isDay || isDatedAhead(statement)
  return isDay && hasNumber(statement) && statement.tokens.length <= BARE_TIME && saysOnlyWhen(statement)
}

function withMark(statement: Statement, mark: Mark): Statement {
  const counts = new Map(statement.counts)
  counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return { ...statement, counts, hits: [...statement.hits, { mark, start: 0, end: 1 }] }
}

/** Marks what the clinician tells the patient to do, and when they meet again, where no word of the trade tells it. */
export function withInstructions(statement: Statement): Statement {
  if (statement.speaker === 'patient' || !isClinicianVoice(statement)) return statement
  if (!has(statement, 'followUp') && isAppointment(statement)) return withMark(statement, 'followUp')
  return !has(statement, 'advice') && isOrderToPatient(statement) ? withMark(statement, 'advice') : statement
}
