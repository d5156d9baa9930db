import { z } from 'zod'
import type { Question } from '#contract/report.ts'
import { subjectOf } from '#server/adapters/identity-embedded/person.ts'
import { readConfig } from '#server/config.ts'
import { sealQuestions } from '#server/cases/questions/stored-questions.ts'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction, openDatabase } from '#server/database/connect.ts'
import { findUserId } from '#server/profile/store.ts'
import { findDatabase } from '../../tools/find-database.ts'
import { openVault } from '../../tools/open-vault.ts'
import { callAs } from './accounts.ts'
import type { ServerPlace } from './server.ts'

const TALK =
  'Jeg har hostet i tre uker. Har du metformin hjemme, forresten? Ja, den står i skapet. Legen skrev en gang ut enten simvastatin eller atorvastatin.'

const at = (words: string): Question['evidence'] =>
  words === '' ? [] : [{ source: 'transcription', start: TALK.indexOf(words), end: TALK.indexOf(words) + words.length }]

const QUESTIONS: Question[] = [
  {
    id: 'metformin',
    kind: 'medicine',
    name: 'Metformin',
    text: 'Bruker pasienten metformin, eller nevnes det bare?',
    choices: ['uses', 'started', 'stopped', 'allergy', 'notPatient'],
    lines: { uses: ['Metformin'], started: ['Metformin, startes'], stopped: ['Metformin, seponert'], allergy: ['Allergi/CAVE: Metformin.'] },
    evidence: [...at('Har du metformin hjemme, forresten?'), ...at('Ja, den står i skapet.')],
  },
  {
    id: 'statin',
    kind: 'sameClass',
    name: 'Simvastatin og atorvastatin',
    text: 'To kolesterolsenkende medisiner er nevnt. Hvilken gjelder?',
    choices: ['both', 'first', 'second', 'notPatient'],
    lines: { both: ['Simvastatin', 'Atorvastatin'], first: ['Simvastatin'], second: ['Atorvastatin'] }, evidence: at('enten simvastatin eller atorvastatin'),
  },
]

const Saved = z.object({ revision: z.int() })

/** Puts questions beside the report of a case, as the engine stores them; no call of a client can. */
async function ask(server: ServerPlace, { caseId, email }: { caseId: string; email: string }): Promise<void> {
  const config = readConfig({ ...server.env })
  if (config.identity.kind !== 'embedded') throw new Error('the doctor is known to the built-in sign-in alone')
  const sql = openDatabase(await findDatabase(config), { maxConnections: 2 })
  try {
    const vault = await openVault(config, sql)
    const ownerId = await findUserId(sql, { issuer: config.identity.issuer, subject: subjectOf(email) })
    const row = ownerId === undefined ? undefined : await caseStore.findKey(sql, { caseId, ownerId })
    if (!row || ownerId === undefined) throw new Error('there is no such case to ask about')
    const sealed = sealQuestions({ vault, key: vault.keyOf(row), id: caseId }, { open: QUESTIONS, answered: [] })
    await inTransaction(sql, ALONE, (tx) => caseStore.saveQuestions(tx, { caseId, ownerId }, sealed))
  } finally {
    await sql.end()
  }
}

/** Makes a case whose report asks two things; gives its patient. */
export async function caseWithQuestions(server: ServerPlace, { token, email }: { token: string; email: string }): Promise<string> {
  const [patientId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const path = `/patients/${patientId}/cases`
  const { body } = await callAs(server, token, { method: 'POST', path, body: { id, transcription: TALK } })
  const paragraph = (block: string, text: string, words: string) => ({ id: block, kind: 'paragraph', text, evidence: at(words) })
  const textReport = {
    language: 'nb', engine: 'builtin', generatedAt: new Date().toISOString(),
    sections: [
      { type: 'complaints', heading: 'Aktuelt', blocks: [paragraph('a', 'Hoste i tre uker.', 'Jeg har hostet i tre uker.')] },
      { type: 'additionalNotes', heading: 'Andre opplysninger', blocks: [paragraph('b', 'Ingen kjente allergier.', '')] },
    ],
  }
  const saved = await callAs(server, token, { method: 'POST', path, body: { id, revision: Saved.parse(body).revision, textReport } })
  if (saved.status !== 200) throw new Error(`the report was answered ${saved.status}`)
  await ask(server, { caseId: id, email })
  return patientId
}
