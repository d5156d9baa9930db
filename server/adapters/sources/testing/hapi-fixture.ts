import { json } from './source-stand-in.ts'
import type { SourceStandIn } from './source-stand-in.ts'

export const GUIDE = '0006-0001-aaaa'
export const CHAPTER = '0006-0041-bbbb'
export const ADVICE = '0006-0002-cccc'
export const OLD = '0006-0002-dddd'

const API = 'https://api.helsedirektoratet.no'

/** An object of the content API, in invented words. */
export function hapiObject(given: Record<string, unknown> & { id: string }): Record<string, unknown> {
  return {
    tittel: 'Uten navn',
    tekst: '',
    koder: null,
    status: 'Gjeldende',
    spraak: 'no',
    data: null,
    tekniskeData: { infoType: 'anbefaling' },
    links: [],
    url: `https://www.helsedirektoratet.no/oppdiktet/${given.id}`,
    fagansvarlig: [{ navn: 'Kari Embetsmann' }],
    ...given,
  }
}

export const childLink = (kind: string, id: string) => ({ rel: 'barn', type: kind, tittel: 'x', href: `${API}/innhold/${kind}/${id}`, strukturId: id })

/** A guideline of two levels: a recommendation in force that speaks of the one after it, and one that is in force no longer. */
export function answerGuideline(source: SourceStandIn, changes: Record<string, unknown> = {}): void {
  for (const product of ['nasjonal-veileder', 'faglig-rad', 'nasjonalt-forlop', 'prioriteringsveileder'])
    source.answer(`/innhold/innhold?infoTyper=${product}`, json([]))
  source.answer(
    '/innhold/innhold?infoTyper=retningslinje',
    json([
      hapiObject({
        id: GUIDE,
        tittel: 'Halsbesvær',
        koder: { 'ICPC-2': ['R72'] },
        tekniskeData: { infoType: 'retningslinje' },
        links: [childLink('kapitler', CHAPTER), { rel: 'root', href: `${API}/innhold/retningslinjer/${GUIDE}` }],
      }),
    ]),
  )
  source.answer(
    `/innhold/kapitler/${CHAPTER}`,
    json(
      hapiObject({
        id: CHAPTER,
        tittel: 'Behandling',
        tekniskeData: { infoType: 'kapittel' },
        links: [childLink('anbefalinger', ADVICE), childLink('anbefalinger', OLD)],
      }),
    ),
  )
  source.answer(
    `/innhold/anbefalinger/${ADVICE}`,
    json(
      hapiObject({
        id: ADVICE,
        tittel: 'Vent med penicillin',
        tekst:
          `<p>De fleste blir friske&nbsp;uten. Se <a href="${API}/innhold/kapitler/${CHAPTER}">kapittelet</a> og <a ` +
          `href="${API}/innhold/anbefalinger/ukjent">annet</a>.</p>`,
        data: {
          nokkelInfo: {},
          praktisk: '<table><tr><th>Alder</th><th>Dose</th></tr><tr><td>Barn</td><td>Lite</td></tr></table>',
          rasjonale: '<p>Få studier.</p>',
        },
        koder: { 'ICPC-2': ['R72', 'R74'], 'ICD-10': ['J02.0'], 'SNOMED-CT': ['1234'] },
        sistFagligOppdatert: '2024-01-09T14:47',
        ...changes,
      }),
    ),
  )
  source.answer(`/innhold/anbefalinger/${OLD}`, json(hapiObject({ id: OLD, tittel: 'Gi alltid penicillin', tekst: '<p>Gammelt.</p>', status: 'Utgått' })))
}
