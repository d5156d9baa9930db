import { z } from 'zod'
import type { Block, SectionType } from '#contract/report.ts'
import { callAs } from './accounts.ts'
import type { ServerPlace } from './server.ts'

const Saved = z.object({ revision: z.int() })

const SAID: readonly (readonly [type: SectionType, heading: string, paragraphs: readonly string[]])[] = [
  ['complaints', 'Aktuelt', [
    'Jeg har hostet i tre uker, mest om natten og tidlig på morgenen. Det begynte med vondt i halsen og litt feber, og siden har hosten bare blitt verre.',
    'Det kommer opp gult slim. Jeg har ikke sett blod i det. Jeg blir tungpustet når jeg går i trapper, og det ble jeg ikke før.',
    'Jeg har hatt feber opp til 38,7 de siste to dagene. Jeg har svettet om natten og har dårlig matlyst, men jeg har ikke gått ned i vekt.',
    'Jeg røykte ti om dagen i tjue år og sluttet for fem år siden. Jeg jobber i barnehage, og der er det mange som hoster.',
  ]],
  ['physicalExamination', 'Klinisk undersøkelse', [
    'Allmenntilstanden er litt nedsatt, men pasienten er våken og klar. Temperaturen er 38,2. Blodtrykket er 132/84, pulsen 92 og regelmessig.',
    'Oksygenmetningen er 95 prosent uten tilførsel. Respirasjonsfrekvensen er 20. Det høres knatrelyder over høyre underlapp bak, ellers rene lungelyder.',
    'Hjertet har rene toner uten bilyd. Halsen er lett rød uten belegg. Det er ingen hovne lymfeknuter på halsen. CRP er 74.',
  ]],
  ['medications', 'Medisiner', [
    'Metoprolol 50 mg en gang daglig for høyt blodtrykk. Atorvastatin 20 mg om kvelden. Paracetamol 1 g ved behov, høyst fire ganger daglig.',
    'Ingen kjente allergier mot legemidler. Pasienten tåler penicillin og har brukt det tidligere uten problemer.',
  ]],
  ['diagnoses', 'Vurdering', [
    'Forhøyet CRP, feber og knatrelyder på ett sted taler for en bakteriell infeksjon. Lungeemboli er vurdert som lite sannsynlig uten ' +
      'smerter eller hevelse i leggen.',
    'Dette passer best med en lungebetennelse i høyre underlapp. Det er ikke tegn til alvorlig sykdom, og pasienten kan behandles hjemme.',
  ]],
  ['treatmentPlans', 'Plan', [
    'Vi starter med Apocillin 660 mg fire ganger daglig i sju dager. Røntgen av lungene bestilles om seks uker fordi pasienten har røykt.',
    'Pasienten sykmeldes 100 prosent i en uke. Ta kontakt med en gang ved tyngre pust, brystsmerter, blod i slimet eller feber som ' +
      'ikke gir seg etter tre dager.',
    'Pasienten bør drikke godt, hvile og bruke smertestillende mot feberen. Barnehagen får beskjed om at pasienten er borte minst en uke fra i dag.',
    'Ny kontroll hos fastlegen om en uke. Da måles oksygenmetning og CRP på nytt.',
  ]],
]
/** Told, and in no section of the report. */
const LEFT_OUT = ['Jeg har også hatt vondt i venstre kne i to måneder.', 'Jeg slo hodet og besvimte på mandag.']

/** Makes a case whose report is two screens long, with things that were said and are not in it. */
export async function caseWithLongReport(server: ServerPlace, token: string): Promise<string> {
  const [patientId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const path = `/patients/${patientId}/cases`
  const transcription = [...SAID.flatMap(([, , paragraphs]) => paragraphs), ...LEFT_OUT].join('\n')
  const descriptor = { kind: 'human', gender: 'female', ageYears: 54 }
  const { body } = await callAs(server, token, { method: 'POST', path, body: { id, transcription, descriptor } })
  const block = (text: string): Block => ({ id: crypto.randomUUID(), kind: 'paragraph', text, evidence: evidenceOf(text, transcription) })
  const textReport = {
    language: 'nb',
    engine: 'builtin',
    generatedAt: new Date().toISOString(),
    sections: SAID.map(([type, heading, paragraphs]) => ({ type, heading, blocks: paragraphs.map(block) })),
  }
  const saved = await callAs(server, token, {
    method: 'POST',
    path,
    body: { id, revision: Saved.parse(body).revision, textReport, summaryReport: 'Hoste i tre uker. Lungebetennelse i høyre underlapp.' },
  })
  if (saved.status !== 200) throw new Error(`the report was answered ${saved.status}`)
  return patientId
}

/** Each sentence rests on itself. */
function evidenceOf(paragraph: string, transcription: string): Block['evidence'] {
  const at = transcription.indexOf(paragraph)
  return [...paragraph.matchAll(/[^.]+(?:\.(?=\d)[^.]*)*\./g)].map(({ index, 0: words }) => {
    const lead = words.length - words.trimStart().length
    const [textStart, textEnd] = [index + lead, index + words.length]
    return { source: 'transcription' as const, start: at + textStart, end: at + textEnd, textStart, textEnd }
  })
}
