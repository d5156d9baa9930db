import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Masked } from '#contract/masked.ts'
import type { Report } from '#contract/report.ts'
import { makeModelDocumentWriter } from '#server/documents/model-document-writer.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { factsFor } from '../../e2e/stand-ins/facts.ts'
import { makeModelWriter } from './model-writer.ts'

/** All that an endpoint was ever handed. */
const ledger: string[] = []
const model: LanguageModel = {
  name: 'ledger',
  answer: ({ instructions, material, schema }) => {
    ledger.push(`${instructions}\n${material}`)
    const report = schema.safeParse(JSON.parse(factsFor(material, [{ type: 'complaints', paragraphs: ['Vondt i venstre kne i tre uker.'] }])))
    return Promise.resolve(report.success ? report.data : schema.parse({ parts: [] }))
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ powers: { writerFor: () => makeModelWriter(model), documentWriterFor: () => makeModelDocumentWriter(model) } })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

/** Nobody's: each stands in one place of the product, and none may stand in the ledger. */
const CANARIES = {
  heard: 'Jorunn Kvamsdal', heardPhone: '934 55 018', typed: 'Tjostolv Rugås', nationalId: '150381 41234', noted: 'Aslaug Brekkhus', address: 'Tverrveien 9A',
  manual: 'Peder Innvær', wished: 'Sigbjørn Løkting', reported: 'Hallgjerd Mjelde', mail: 'sigrid.mjelde@example.no', patient: 'Oddbjørg Dørum',
    referred: 'Narve Fiskum',
}

test('LLM-2 a run through the whole product hands the endpoint no canary', async () => {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  const settle = () => server.jobs.settled()
  const talk = `hei ${CANARIES.heard} hva kan jeg hjelpe deg med jeg har vondt i venstre kne og nummeret mitt er ${CANARIES.heardPhone}`
  await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${talk}`), index: '1', recordingId } })
  await server.call('POST', path, { form: { recordingId, additionalNotes: `Pårørende ${CANARIES.noted}, ${CANARIES.address}` } })
  await settle()
  const { revision } = (await server.readCase(patientId, caseId))!
  const transcription = `Lege: God dag, ${CANARIES.typed}, fødselsnummer ${CANARIES.nationalId}. Pasient: Jeg har vondt i venstre kne i tre uker.`
  await server.call('PUT', `/patients/${patientId}`, { body: { name: CANARIES.patient, birthDate: '1981-03-15', gender: 'male' } })
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`,
    { body: { id: caseId, revision, transcription, manualNote: `Kontakt bror ${CANARIES.manual}.` } })
  await settle()
  const written = (await server.readCase(patientId, caseId))!
  const report: Report = written.textReport!
  const blocks = [{ id: 'own-1', kind: 'paragraph' as const, text: `Ringte datter ${CANARIES.reported} på ${CANARIES.mail}.`, evidence: [] }]
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision: written.revision,
    textReport: { ...report, sections: report.sections.map((section) => ({ ...section, blocks: [...section.blocks, ...blocks] })) } } })
  const calls = [
    server.call('POST', '/prompt', { body: { CaseId: caseId, Prompt: `Nevn at ${CANARIES.wished} fulgte pasienten.` } }),
    server.call('POST', `${path}/report/regenerate`, { body: { command: 'lessDetailed' } }),
    server.call('POST', `${path}/sections/complaints/regenerate`, { body: {} }),
    server.call('POST', `${path}/henvisning`, { body: { value: `Pasienten henvises til ortoped ${CANARIES.referred}.` } }),
    server.call('POST', `${path}/patient-letter`),
  ]
  await Promise.all(calls)
  await settle()
  expect(ledger.length).toBeGreaterThanOrEqual(7)
  const all = ledger.join('\n').toLowerCase()
  expect(all).toContain('venstre kne')
  const parts = Object.values(CANARIES).flatMap((canary) => [canary, ...canary.split(/[ .@]/)]).filter((part) => part.length > 4 && part !== 'example')
  expect(parts.filter((part) => all.includes(part.toLowerCase()))).toEqual([])
})

test('LLM-2 names that no list knows do not leave when the case or its doctor bears them, whatever their case', async () => {
  await server.subscribe('Vraskeld')
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  const as = 'Vraskeld'
  await server.call('PUT', `/patients/${patientId}`, { as, body: { name: 'Xulvik Brannstokk' } })
  const before = ledger.length
  const talk = 'Lege: Her er vraskeld igjen. Pasient: Da sa xulvik at det gjorde vondt i venstre kne i tre uker, og brannstokk er ikke redd.'
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { as, body: { id: caseId, transcription: talk } })
  await server.jobs.settled()
  await server.call('POST', '/prompt', { as, body: { CaseId: caseId, Prompt: 'Nevn at xulvik var modig.' } })
  await server.call('POST', `${path}/henvisning`, { as, body: { value: 'Pasienten henvises, og xulvik vil til ortoped.' } })
  await server.call('POST', `${path}/patient-letter`, { as })
  const handed = ledger.slice(before).join('\n').toLowerCase()
  expect(ledger.length).toBe(before + 4)
  expect(handed).toContain('venstre kne')
  expect(['xulvik', 'brannstokk', 'vraskeld'].filter((name) => handed.includes(name))).toEqual([])
  // The page that shows what is masked shows the same.
  const masked = (await server.call('GET', `${path}/masked`, { as })).json<Masked[]>()
  expect(masked.map(({ evidence: { start, end } }) => talk.slice(start, end))).toEqual(['vraskeld', 'xulvik', 'brannstokk'])
})

test('LLM-2 a word the clinician judged to identify nobody leaves as it is, in that case alone', async () => {
  const talk = 'Lege: God dag. Pasient: Jeg bruker plaster fra Halvard Ruglund og har vondt i venstre kne i tre uker.'
  const handed = async (isSpared: boolean) => {
    const [patientId, caseId] = [randomUUID(), randomUUID()]
    const path = `/patients/${patientId}/cases/${caseId}`
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, transcription: talk } })
    if (isSpared) await server.call('PUT', `${path}/masked`, { body: { words: 'Halvard Ruglund', isIdentifier: false } })
    const before = ledger.length
    const { revision } = (await server.readCase(patientId, caseId))!
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, revision, additionalNotes: 'Ny i dag.' } })
    await server.jobs.settled()
    return ledger.slice(before).join('\n')
  }
  expect(await handed(true)).toContain('Halvard Ruglund')
  expect(await handed(false)).toContain('[navn 1]')
  expect(await handed(false)).not.toContain('Ruglund')
})
