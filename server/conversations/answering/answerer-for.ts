import { LlmProvider } from '#contract/profile.ts'
import { Vertical } from '#contract/vertical.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import { searchLibrary } from '#server/knowledge/search.ts'
import { passageStore } from '#server/knowledge/store.ts'
import type { Answerer } from '#server/ports/answerer.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import type { WriterChoice } from '#server/ports/report-writer.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { Vault } from '#server/vault/vault.ts'
import { loadCaseTexts } from '../load-case-texts.ts'
import type { AnswerWork } from '../message-store.ts'
import { makeCaseModel } from './case-model.ts'
import { makeCaseSearch } from './case-search.ts'
import { fallingBack } from './falling-back.ts'
import { makeGeneralModel } from './general-model.ts'
import { makeGeneralSearch } from './general-search.ts'
import type { Country, Library } from './general-search.ts'

/** The model a user's choice leads to, counted for that user; undefined where none is configured. */
export type ChatModelFor = (choice: WriterChoice) => ChatModel | undefined

export type Answering = { sql: Database; vault: Vault; texts: TextWork; modelFor: ChatModelFor }

const libraryOf = (sql: Sql): Library => ({
  search: (question) => searchLibrary(sql, question),
  hasSources: async () => (await passageStore.countBySource(sql)).length > 0,
})

const countryOf = (country: string): Country => (country === 'SE' || country === 'DK' ? country : 'NO')

/** Gives what answers in a conversation: on a case from that case alone, in general from the library alone. */
export function makeAnswererFor({ sql, vault, texts, modelFor }: Answering): (work: AnswerWork) => Promise<Answerer | undefined> {
  const library = libraryOf(sql)

  function general(work: AnswerWork, model: ChatModel | undefined): Answerer {
    const wiring = { library, texts, vertical: Vertical.parse(work.vertical), country: countryOf(work.country) }
    return model ? fallingBack(makeGeneralModel(model, wiring), (why) => makeGeneralSearch(wiring, why)) : makeGeneralSearch(wiring)
  }

  async function onCase(work: AnswerWork, { caseId, model }: { caseId: string; model: ChatModel | undefined }): Promise<Answerer | undefined> {
    const owner = { id: work.owner_id, name: work.owner_name, professional: { name: work.owner_called } }
    const kase = await loadCaseTexts({ sql, vault }, { caseId, owner })
    if (!kase) return undefined
    const wiring = { ...kase, texts, vertical: Vertical.parse(work.vertical) }
    return model ? fallingBack(makeCaseModel(model, wiring), (why) => makeCaseSearch(wiring, why)) : makeCaseSearch(wiring)
  }

  return async (work) => {
    const model = modelFor({ provider: LlmProvider.parse(work.llm_provider), userId: work.owner_id })
    return work.case_id === null ? general(work, model) : onCase(work, { caseId: work.case_id, model })
  }
}
