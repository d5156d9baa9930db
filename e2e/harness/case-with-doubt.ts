import { z } from 'zod'
import { callAs } from './accounts.ts'
import type { ServerPlace } from './server.ts'

const Saved = z.object({ revision: z.int() })

/** Makes a case whose report holds a sentence that nobody said, and a section without a heading. */
export async function caseWithDoubt(server: ServerPlace, token: string): Promise<string> {
  const [patientId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const path = `/patients/${patientId}/cases`
  const { body } = await callAs(server, token, { method: 'POST', path, body: { id, transcription: 'Jeg har hostet i tre uker.' } })
  const paragraph = (block: string, more: object) => ({ id: block, kind: 'paragraph', evidence: [], ...more })
  const textReport = {
    language: 'nb',
    engine: 'builtin',
    generatedAt: new Date().toISOString(),
    sections: [
      {
        type: 'complaints',
        heading: 'Aktuelt',
        blocks: [
          paragraph('a', { text: 'Hoste i tre uker.', evidence: [{ source: 'transcription', start: 0, end: 26 }] }),
          paragraph('b', { text: 'Feber opp til 39,5.', supported: false }),
        ],
      },
      { type: 'additionalNotes', heading: '', blocks: [paragraph('c', { text: 'Uten overskrift.' })] },
    ],
  }
  const saved = await callAs(server, token, { method: 'POST', path, body: { id, revision: Saved.parse(body).revision, textReport } })
  if (saved.status !== 200) throw new Error(`the report was answered ${saved.status}`)
  return patientId
}
