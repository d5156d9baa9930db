import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** The parts of a note as somebody who dictates announces them. */
export type Heading = 'history' | 'examination' | 'judgement' | 'plan'

/** What opens each part, in all languages at once; said before a pause, or alone. */
const WORDS: Readonly<Record<Heading, string>> = {
  history:
    'presenting complaint|presenting complaints|complaints|history of presenting complaint|history|past history|past medical history|' +
    'past surgical history|family history|social history|background|жалобы|анамнез|анамнез жизни|анамнез заболевания|anamnese|aktuelt|' +
    'tidligere sykdommer|tidligere|familie|anamnes|aktuell anamnes|aktuellt|tidigare sjukdomar|hereditet|socialt|tidligere sygdomme|aktuelle',
  examination:
    'on examination|examination|physical examination|objective|findings|investigations|results|bloods|blood tests|объективно|при осмотре|' +
    'осмотр|локально|обследование|анализы|status|undersøkelse|objektivt|objektiv undersøkelse|funn|blodprøver|supplerende undersøkelser|' +
    'undersökning|objektiv undersøgelse',
  judgement:
    'impression|assessment|diagnosis|diagnoses|opinion|conclusion|working diagnosis|диагноз|диагнозы|заключение|предварительный диагноз|vurdering|' +
    'diagnose|diagnoser|konklusjon|bedömning|diagnos|konklusion',
  plan:
    'plan|the plan|management|recommendations?|treatment|план|рекомендовано|рекомендации|назначения|назначено|лечение|tiltak|behandling|' +
    'videre plan|åtgärd|åtgärder|videre',
}

const HEADINGS: readonly Heading[] = ['history', 'examination', 'judgement', 'plan']
const FIRST = HEADINGS.map(
  (heading) => [heading, new RegExp(`^(?:(?:my|the|and|so|then|og|och|så|и) )?(?:${WORDS[heading]})(?:\\s*[:.,–—-]\\s*|\\s*$)`, 'iu')] as const,
)

/** The part a statement announces, if it opens with its name and a pause. */
export function headingAt({ text }: Reading): Heading | undefined {
  return FIRST.find(([, opens]) => opens.test(text))?.[0]
}

/** The text without the name of its part, and without its number in a list. */
export function withoutHeading(text: string): string {
  const opens = FIRST.find(([, one]) => one.test(text))?.[1]
  return opens === undefined ? text : text.replace(opens, '').replace(/^(?:one|en|ett?|один|\d{1,2})[,.:)]\s+/iu, '')
}

/** A dictation has so many statements or more, hardly one of them said to anybody. */
const LEAST_STATEMENTS = 6
const MOST_ADDRESSED = 0.12

/** Whether one voice dictates, rather than two talk: nobody asks, nobody is spoken to. */
export function isDictated(statements: readonly Statement[]): boolean {
  const voice = statements[0]?.speaker
  if (statements.length < LEAST_STATEMENTS || voice === 'patient') return false
  if (statements.some(({ speaker, folded, isQuestion }) => speaker !== voice || folded !== 'none' || isQuestion)) return false
  return statements.filter((statement) => has(statement, 'secondPerson')).length <= statements.length * MOST_ADDRESSED
}

/** The name of a test or picture before a colon announces its result: ECG: sinus rhythm. */
function opensOnResult({ hits, tokens, folded, asked }: Statement): boolean {
  return (
    folded === 'none' &&
    asked === undefined &&
    hits.some((hit) => (hit.mark === 'imaging' || hit.mark === 'test') && hit.start === 0 && tokens[hit.end]?.gap === ':')
  )
}

/** One more of a numbered list: two, hypertension. */
const LISTED = /^\d{1,2}[,.:)]\s/u

/** The part each statement belongs to by what was announced: its own heading, or that of the numbered list it goes on with. */
export function headingsOf(statements: readonly Statement[]): (Heading | undefined)[] {
  let listed: Heading | undefined
  return statements.map((statement) => {
    const own = headingAt(statement) ?? (opensOnResult(statement) ? 'examination' : undefined)
    if (own !== undefined) listed = own
    else if (!LISTED.test(statement.text)) listed = undefined
    return own ?? (listed === 'judgement' && has(statement, 'diagnosis') ? listed : undefined)
  })
}
